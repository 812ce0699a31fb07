import { join } from "node:path";
import { defineConfig } from "vitest/config";

const UNIT = ["packages", "api", "sites", "tests/eval", "tests/bench"];
const ACROSS = ["tests/contract", "tests/faults", "tests/fuzz", "tests/load"];

const testsIn = (folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    // Guards against what never ends; a slow machine with a busy disk takes seconds for what others do at once, and
    // `npm test` has the browser's tests run meanwhile.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Likewise, for what comes in its own time: a mail, say, or a count.
    expect: { poll: { timeout: 20_000, interval: 5 } },
    // One core fewer unless told, which is half of a small machine.
    maxWorkers: "100%",
    projects: [
      // They share a process: loading our code anew for each file would take longer than most of the tests.
      { extends: true, test: { name: "unit", include: testsIn(UNIT), isolate: false } },
      {
        extends: true,
        test: {
          name: "across",
          include: testsIn(ACROSS),
          isolate: false,
          // Started once for the run, and only when one of these tests runs.
          globalSetup: "tests/support/postgres.ts",
        },
      },
    ],
  },
});
