import { randomUUID } from "node:crypto";
import type { PayoutResult } from "@gifthearth/core/contract";
import { pino } from "pino";
import { parseConfig } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { appendEvent, readEvents, takeTurn } from "../../api/src/money/ledger/events.ts";
import type { PayoutDependencies } from "../../api/src/money/payout/dependencies.ts";
import type { Platforms } from "../../api/src/money/payout/platform.ts";
import { createSandboxPlatform, type Scenario } from "../../api/src/money/payout/sandbox.ts";
import { NOW } from "./app.ts";

export interface CalculatedDonation {
  readonly id: string;
  readonly charityId?: string;
  readonly amountMinor?: number;
  readonly platform?: string;
  readonly month?: string;
  /** The charity's ids at the platforms. */
  readonly platformIds?: Readonly<Record<string, string>>;
}

/** Puts donations into the ledger as the close of a month leaves them, each for a charity of its own. */
export async function calculate(db: Database, donations: readonly CalculatedDonation[]): Promise<void> {
  const at = NOW.toISOString();
  await db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    for (const donation of donations) {
      const { id, month = "2026-10", platform = "sandbox", amountMinor = 1_234 } = donation;
      const charityId = donation.charityId ?? `charity-of-${id}`;
      await trx
        .insertInto("charities")
        .values({
          id: charityId,
          name: `Charity of ${id}`,
          registration: "12-3456789",
          country: "US",
          causes: "[]",
          website: "https://charity.example.org/",
          platform_ids: JSON.stringify(donation.platformIds ?? {}),
          active_from: "2026-01",
          created_at: at,
          updated_at: at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx
        .insertInto("donation_ledger")
        .values({
          id,
          month,
          charity_id: charityId,
          amount_minor: amountMinor,
          currency: "USD",
          status: "calculated",
          platform,
          created_at: at,
          updated_at: at,
        })
        .execute();
      const part = { charityId, charityName: `Charity of ${id}`, shareBasisPoints: 10_000, amountMinor };
      await appendEvent(
        turn,
        "month_closed",
        {
          month,
          commission: [{ month, amountMinor: amountMinor * 2 }],
          carriedMinor: 0,
          shareBasisPoints: 5_000,
          baseMinor: amountMinor * 2,
          donationMinor: amountMinor,
          carryMinor: 0,
          reports: [],
          split: [{ ...part, donationId: id }],
          platform,
        },
        NOW,
      );
    }
  });
}

/** A clock that stands still until it is set. */
export interface TestClock {
  (): Date;
  advance(milliseconds: number): void;
}

export function createTestClock(): TestClock {
  let now = NOW.getTime();
  return Object.assign(() => new Date(now), {
    advance(milliseconds: number) {
      now += milliseconds;
    },
  });
}

export const SANDBOX_DELAY = 60_000;

interface TestPayoutOptions {
  readonly clock?: () => Date;
  readonly platforms?: Platforms;
  readonly env?: Readonly<Record<string, string>>;
  /** What the sandbox does with each donation. */
  readonly scenarioOf?: (reference: string) => Scenario;
}

/** What payouts need, with the sandbox as their platform. */
export function payoutsOn(db: Database, options: TestPayoutOptions = {}): PayoutDependencies {
  const { clock = createTestClock(), platforms, env = {}, scenarioOf } = options;
  const sandbox = createSandboxPlatform({
    db,
    clock,
    newId: randomUUID,
    delayMs: SANDBOX_DELAY,
    ...(scenarioOf && { scenarioOf: ({ reference }) => scenarioOf(reference) }),
  });
  return {
    db,
    platforms: { sandbox, ...platforms },
    config: parseConfig(env),
    clock,
    newId: randomUUID,
    logger: pino({ level: "silent" }),
  };
}

/** How often the sandbox made each donation, by our reference. */
export async function madeBySandbox(db: Database): Promise<Readonly<Record<string, number>>> {
  const rows = await db.selectFrom("sandbox_donations").select("reference").execute();
  const counts: Record<string, number> = {};
  for (const { reference } of rows) counts[reference] = (counts[reference] ?? 0) + 1;
  return counts;
}

export async function statusOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("donation_ledger").select("status").where("id", "=", id).executeTakeFirst();
  return row?.status;
}

/** What the public ledger says happened to a donation after its calculation, in order. */
export async function storyOf(db: Database, id: string): Promise<readonly string[]> {
  const events = await readEvents(db);
  return events
    .filter(({ data }) => "donationId" in data && data.donationId === id)
    .map(({ type }) => type.replace("donation_", ""));
}

/** What a run of payouts did with each donation. */
export function outcomesOf(results: readonly PayoutResult[]): Readonly<Record<string, string>> {
  return Object.fromEntries(results.map(({ donationId, outcome }) => [donationId, outcome]));
}
