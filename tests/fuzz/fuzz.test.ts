import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CHILD_ENVIRONMENT } from "../support/child-environment.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { fuzz } from "./run.ts";

/** On each database; enough to reach every route several times. `npm run test:deep` sends 20,000. */
const REQUESTS = 2_000;
/** Milliseconds that each may take where several others work. */
const MOST = 100;

describeOnEachDatabase("generated requests to every route", (db) => {
  it(
    "never fail, and are answered as documented",
    async () => {
      const { findings, sent, routes, neverServed } = await fuzz({
        db: db(),
        seed: 20_261_121,
        requests: REQUESTS,
      });
      expect(findings).toEqual([]);
      expect(sent).toBe(REQUESTS);
      // Else it wouldn't get behind the doors.
      expect(routes - neverServed.length).toBeGreaterThan(routes / 2);
    },
    60_000 + REQUESTS * MOST,
  );
});

it("npm run fuzz leaves nothing in the folder where it runs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-fuzzed-"));
  try {
    const program = join(import.meta.dirname, "main.ts");
    const said = execFileSync(process.execPath, [program, "--seed", "7", "--requests", "300"], {
      cwd: folder,
      env: { ...CHILD_ENVIRONMENT, TMPDIR: tmpdir() },
    });
    expect(String(said)).toContain("Nothing found");
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
