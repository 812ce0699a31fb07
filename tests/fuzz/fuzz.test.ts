import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CHILD_ENVIRONMENT } from "../support/child-environment.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { fuzz } from "./run.ts";

/**
 * Enough to reach every route several times; more to the database that is stricter with what it is given.
 * `npm run test:deep` sends 20,000 to each.
 */
const REQUESTS = { sqlite: 500, postgres: 700 };
/** Milliseconds that each may take where several others work. */
const MOST = 100;

describeOnEachDatabase("generated requests to every route", (db, url) => {
  it(
    "never fail, and are answered as documented",
    async () => {
      const requests = REQUESTS[url().startsWith("file:") ? "sqlite" : "postgres"];
      const { findings, sent, routes, neverServed } = await fuzz({
        db: db(),
        seed: 20_261_121,
        requests,
      });
      expect(findings).toEqual([]);
      expect(sent).toBe(requests);
      // Else it wouldn't get behind the doors.
      expect(routes - neverServed.length).toBeGreaterThan(routes / 2);
    },
    60_000 + REQUESTS.postgres * MOST,
  );
});

it("npm run fuzz leaves nothing in the folder where it runs", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-fuzzed-"));
  try {
    const program = join(import.meta.dirname, "main.ts");
    const said = execFileSync(process.execPath, [program, "--seed", "7", "--requests", "100"], {
      cwd: folder,
      env: { ...CHILD_ENVIRONMENT, TMPDIR: tmpdir() },
    });
    expect(String(said)).toContain("Nothing found");
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
