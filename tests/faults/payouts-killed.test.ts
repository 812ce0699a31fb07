import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { drivePayouts } from "../../api/src/money/payout/drive.ts";
import type { Scenario } from "../../api/src/money/payout/sandbox.ts";
import { CHILD_ENVIRONMENT } from "../support/child-environment.ts";
import { runAndKill } from "../support/crashing-payouts.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import {
  calculate,
  createTestClock,
  madeBySandbox,
  payoutsOn,
  SANDBOX_DELAY,
  statusOf,
  storyOf,
} from "../support/payouts.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const IDS = ["a", "b"];

/** Longer than any run of payouts for two donations takes. */
const MANY_STEPS = 1_000;

const silent = pino({ level: "silent" });

describe("However often payouts are killed, nothing is paid twice and nothing is lost", () => {
  let folder: string;
  let databases = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gifthearth-killed-"));
    const template = openDatabase(`file:${folder}/template.db`, silent);
    await migrate(template);
    await calculate(
      template,
      IDS.map((id) => ({ id })),
    );
    await template.destroy();
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function fresh(): Promise<string> {
    const path = join(folder, `${databases++}.db`);
    await copyFile(join(folder, "template.db"), path);
    return path;
  }

  /**
   * Runs payouts, killed at each of the given steps, and then a few times in peace.
   * @param scenarios what the sandbox does at each request; then it completes them
   * @param isLong has peace last for weeks; else it ends when all is at rest and another round has changed nothing
   */
  async function live(
    lives: readonly (readonly [steps: number, pause: number])[],
    scenarios: readonly Scenario[],
    isLong = false,
  ) {
    const [path, witnessPath] = [await fresh(), await fresh()];
    // Another machine's: it stays up when ours dies.
    const witness = openDatabase(`file:${witnessPath}`, silent);
    const clock = createTestClock();
    const queue = [...scenarios];
    const payouts = payoutsOn(witness, { clock, scenarioOf: () => queue.shift() ?? "completes" });
    const run = (steps: number) =>
      runAndKill(`file:${path}`, steps, payouts, (mine) => drivePayouts(mine, "schedule"));
    let kills = 0;
    for (const [steps, pause] of lives) {
      if (await run(steps)) kills++;
      clock.advance(pause);
    }
    const db = openDatabase(`file:${path}`, silent);
    try {
      let outcomes: readonly Outcome[] = [];
      for (let times = 0; times < 12; times++) {
        const before = outcomes;
        expect(await run(MANY_STEPS)).toBe(false);
        clock.advance(2 * DAY);
        outcomes = await outcomesOf(db, witness, payouts.platforms.sandbox);
        if (!isLong && outcomes.every(isAtRest) && isDeepStrictEqual(outcomes, before)) break;
      }
      return { kills, outcomes };
    } finally {
      await db.destroy();
      await witness.destroy();
      await Promise.all([path, witnessPath].map((file) => rm(file)));
    }
  }

  async function outcomesOf(
    db: Database,
    witness: Database,
    sandbox: ReturnType<typeof payoutsOn>["platforms"]["sandbox"],
  ) {
    const made = await madeBySandbox(witness);
    return Promise.all(
      IDS.map(async (id) => {
        const [donation] = (await sandbox?.find(id)) ?? [];
        return {
          made: made[id] ?? 0,
          atTheSandbox: donation?.status,
          status: await statusOf(db, id),
          story: (await storyOf(db, id)).join(" "),
        };
      }),
    );
  }

  type Outcome = Awaited<ReturnType<typeof outcomesOf>>[number];

  const STORIES = ["submitted complete", "submitted failed", "submitted complete reversed"];

  /** What was never made was refused; what was made ends as it did there. */
  const endOf = ({ made, atTheSandbox }: Outcome) => (made === 0 ? "failed" : atTheSandbox);
  const isAtRest = (outcome: Outcome) => outcome.status === endOf(outcome);

  function expectWell(outcome: Outcome): void {
    const { made, status, story } = outcome;
    expect(made).toBeLessThanOrEqual(1);
    expect(status).toBe(endOf(outcome));
    expect(STORIES).toContain(story);
    expect(status === "complete").toBe(story === "submitted complete");
  }

  it.each<Scenario>(["completes", "fails", "reverses", "refuses", "loses-the-reply", "is-down"])(
    "at any one step, when the sandbox %s",
    async (scenario) => {
      let kills = 0;
      for (let steps = 1; ; steps++) {
        const result = await live([[steps, 20 * MINUTE]], [scenario, scenario]);
        result.outcomes.forEach(expectWell);
        if (result.kills === 0) break;
        kills++;
      }
      expect(kills).toBeGreaterThan(15);
    },
    300_000,
  );

  it("at any steps of any number of lives, whatever the sandbox does", async () => {
    const lives = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 45 }), fc.constantFrom(0, SANDBOX_DELAY, 20 * MINUTE, DAY)),
      { maxLength: 6 },
    );
    const scenarios = fc.array(
      fc.constantFrom<Scenario>("completes", "fails", "reverses", "refuses", "loses-the-reply", "is-down"),
      { maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(lives, scenarios, async (killedAt, answers) => {
        (await live(killedAt, answers, true)).outcomes.forEach(expectWell);
      }),
      { numRuns: 60 },
    );
  }, 300_000);
});

describeOnEachDatabase("Payouts in processes of their own", (db, url) => {
  const SCRIPT = join(import.meta.dirname, "../support/payout-process.ts");

  function start(hang = "nowhere") {
    const child = spawn(process.execPath, [SCRIPT, url(), hang], {
      env: CHILD_ENVIRONMENT,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    const said = once(createInterface({ input: child.stdout }), "line").then(([line]) => line as string);
    return { child, ended, said };
  }

  it.each(["before it asks", "after the donation was made"])(
    "one that is killed %s leaves the donation to be paid once",
    async (point) => {
      await calculate(db(), [{ id: "a" }]);
      const { child, ended, said } = start(point);
      expect(await said).toBe(point);
      child.kill("SIGKILL");
      await ended;
      expect(await statusOf(db(), "a")).toBe("submitted");
      const clock = createTestClock();
      for (let days = 0; days < 3; days++) {
        await drivePayouts(payoutsOn(db(), { clock }), "schedule");
        clock.advance(DAY);
      }
      expect(await madeBySandbox(db())).toEqual({ a: 1 });
      expect(await storyOf(db(), "a")).toEqual(["submitted", "complete"]);
    },
  );

  it("several that pay at once ask for each donation once", async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `d${index}`);
    await calculate(
      db(),
      ids.map((id) => ({ id })),
    );
    const processes = [start(), start(), start()];
    expect(await Promise.all(processes.map(({ said }) => said))).toEqual(["done", "done", "done"]);
    await Promise.all(processes.map(({ ended }) => ended));
    expect(await madeBySandbox(db())).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  });
});
