import type { Selectable } from "kysely";
import type { Database } from "../../db/database.ts";
import type { SandboxDonationsTable } from "./payout.table.ts";
import {
  type DonationOrder,
  type DonationPlatform,
  PLATFORM_ID,
  type PlatformDonation,
  PlatformRefusal,
  UnclearAnswer,
} from "./platform.ts";
import type { PlatformDescriptor } from "./platform-descriptor.ts";

/**
 * What the simulator does with a donation. After one delay it is complete, except:
 * - `fails`: failed by then
 * - `reverses`: taken back after another delay
 * - `refuses`: never made, and said so
 * - `loses-the-reply`: made, but nobody hears of it
 * - `is-down`: never made, and nobody hears so
 */
const SCENARIOS = ["completes", "fails", "reverses", "refuses", "loses-the-reply", "is-down"] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const SANDBOX: PlatformDescriptor = {
  name: "sandbox",
  title: "The sandbox",
  meaning: "simulates: no money moves",
  settings: {},
  needs: {},
  beginsWith: [],
  charityId: {
    key: "sandbox",
    label: "What the sandbox plays",
    isNeeded: false,
    pattern: PLATFORM_ID,
    allowed: "letters, digits, _ and -",
    example: "reverses",
  },
  keysOf: () => ({}),
  connect: (_, dependencies) => createSandboxPlatform(dependencies),
  keyCheck: () => null,
};

interface SandboxOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** From a donation to its outcome, milliseconds. */
  readonly delayMs?: number;
  /** By the charity's id at the sandbox unless given: one that is a scenario's name has it played. */
  readonly scenarioOf?: (order: DonationOrder) => Scenario;
}

/**
 * A simulated platform, the default: no money moves. It keeps its donations in a table of its own, and makes
 * two for two requests as a real one would. What happens depends on the order and the clock alone.
 */
export function createSandboxPlatform(options: SandboxOptions): DonationPlatform {
  const { db, clock, newId, delayMs = 60_000, scenarioOf = byCharity } = options;
  const toDonation = (row: Selectable<SandboxDonationsTable>) => stateOf(row, clock(), delayMs);
  return {
    name: "sandbox",
    confirmedBy: "platform",
    async submit(order) {
      const scenario = scenarioOf(order);
      if (scenario === "refuses") throw new PlatformRefusal("The sandbox refused the donation");
      if (scenario === "is-down") throw new UnclearAnswer("The sandbox could not be reached");
      const row = {
        id: `sandbox-${newId()}`,
        reference: order.reference,
        charity_id: order.charityId,
        amount_minor: order.amountMinor,
        scenario,
        made_at: clock().toISOString(),
      };
      await db.insertInto("sandbox_donations").values(row).execute();
      if (scenario === "loses-the-reply") throw new UnclearAnswer("The sandbox gave no answer in time");
      return toDonation(row);
    },
    async find(reference) {
      const made = db.selectFrom("sandbox_donations").selectAll().where("reference", "=", reference);
      const rows = await made.orderBy("made_at").orderBy("id").execute();
      return rows.map(toDonation);
    },
    async get(id) {
      const made = db.selectFrom("sandbox_donations").selectAll().where("id", "=", id);
      const row = await made.executeTakeFirst();
      return row ? toDonation(row) : null;
    },
  };
}

function byCharity({ charityId }: DonationOrder): Scenario {
  return SCENARIOS.find((scenario) => scenario === charityId) ?? "completes";
}

function stateOf(row: Selectable<SandboxDonationsTable>, now: Date, delayMs: number): PlatformDonation {
  const delays = (now.getTime() - Date.parse(row.made_at)) / delayMs;
  const status = delays < 1 ? "pending" : outcomeOf(row.scenario, delays);
  return {
    id: row.id,
    reference: row.reference,
    amountMinor: row.amount_minor,
    status,
    receipt: status === "complete" ? `Test receipt ${row.id}` : null,
    reason: status === "failed" ? "The sandbox was told to have it fail" : null,
  };
}

function outcomeOf(scenario: string, delays: number): "complete" | "failed" {
  return scenario === "fails" || (scenario === "reverses" && delays >= 2) ? "failed" : "complete";
}
