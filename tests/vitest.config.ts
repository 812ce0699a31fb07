import { join } from "node:path";
import { defineConfig } from "vitest/config";

const FOLDERS = [
  "packages",
  "api",
  "sites",
  ...["contract", "faults", "fuzz", "load", "eval", "bench"].map((name) => `tests/${name}`),
];

export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    include: FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    // They share a process: loading our code anew for each file would take longer than most of the tests.
    isolate: false,
    // One core fewer unless told, which is half of a small machine.
    maxWorkers: "100%",
    globalSetup: "tests/support/postgres.ts",
    // Guards against what never ends; a slow machine with a busy disk takes seconds for what others do at once, and
    // `npm test` has the browser's tests run meanwhile.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Likewise, for what comes in its own time: a mail, say, or a count.
    expect: { poll: { timeout: 20_000, interval: 5 } },
  },
});
