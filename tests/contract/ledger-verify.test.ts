import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { verifyCommand } from "../../api/src/money/ledger/verify-command.ts";
import { NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { fillLedger } from "../support/filled-ledger.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

const verify = (db: Database) =>
  verifyCommand.run(
    { config: parseConfig({}), clock: () => NOW, newId: randomUUID, openDatabase: async () => db },
    [],
  );

describeOnEachDatabase("Verifying the ledger", (database) => {
  async function setUp(): Promise<void> {
    await chooseTreesAndMeals(database());
    await report(database(), "2026-09", 10_000);
    await report(database(), "2026-10", 4_321);
    await fillLedger(database());
  }

  it("finds nothing wrong with what was closed and given", async () => {
    expect(await verify(database())).toMatchObject({ wentWell: true });
    await setUp();
    const { text, wentWell } = await verify(database());
    expect(text).toMatch(/^Checked 8 events, 2 months, 4 donations\.\nThe chain is whole/);
    expect(text).toMatch(/The last hash is [0-9a-f]{64}\./);
    expect(wentWell).toBe(true);
    // What is imported later is not the ledger's matter until the next close.
    await report(database(), "2026-09", 9_000);
    expect(await verify(database())).toMatchObject({ wentWell: true });
  });

  const TAMPERING: readonly (readonly [string, (db: Database) => Promise<unknown>, RegExp])[] = [
    [
      "an event's data",
      async (db) => {
        const { data } = await db
          .selectFrom("ledger_events")
          .select("data")
          .where("seq", "=", 1)
          .executeTakeFirstOrThrow();
        const forged = data.replace('"donationMinor":5000', '"donationMinor":5001');
        await db.updateTable("ledger_events").set({ data: forged }).where("seq", "=", 1).execute();
      },
      /Event 1: its hash is not that of its content\.\nEvent 1: its donationMinor is 5001, but recomputed it is 5000\./,
    ],
    [
      "an event's time",
      (db) =>
        db
          .updateTable("ledger_events")
          .set({ at: "2026-11-01T00:00:00.000Z" })
          .where("seq", "=", 3)
          .execute(),
      /Event 3: its hash is not that of its content\./,
    ],
    [
      "the last event",
      (db) => db.deleteFrom("ledger_events").where("seq", "=", 8).execute(),
      /The ledger ends with event 7, but it was written up to event 8/,
    ],
    [
      "an event between",
      (db) => db.deleteFrom("ledger_events").where("seq", "=", 2).execute(),
      /Event 2: it is numbered 3\.\nEvent 2: its previousHash is not the hash of the event before it\./,
    ],
    [
      "a donation's amount",
      (db) =>
        db.updateTable("donation_ledger").set({ amount_minor: 1 }).where("month", "=", "2026-09").execute(),
      /Donation .* has amountMinor 1 in the table, but 2000 by the ledger\./,
    ],
    [
      "a donation's status",
      (db) =>
        db
          .updateTable("donation_ledger")
          .set({ status: "complete" })
          .where("status", "=", "failed")
          .execute(),
      /Donation .* has status complete in the table, but failed by the ledger\./,
    ],
    [
      "a donation's receipt",
      (db) => db.updateTable("donation_ledger").set({ receipt: null }).execute(),
      /Donation .* has receipt null in the table, but https:/,
    ],
    [
      "a donation that is taken away",
      (db) => db.deleteFrom("donation_ledger").where("status", "=", "submitted").execute(),
      /The ledger's donation .* is missing in the table\./,
    ],
    [
      "a donation that nobody calculated",
      (db) =>
        db
          .insertInto("donation_ledger")
          .values({
            id: "made-up",
            month: "2026-10",
            charity_id: "trees",
            amount_minor: 100,
            currency: "USD",
            status: "complete",
            platform: "manual",
            created_at: NOW.toISOString(),
            updated_at: NOW.toISOString(),
          })
          .execute(),
      /The table has a donation made-up that the ledger doesn't have\./,
    ],
    [
      "what a close counted",
      (db) =>
        db.updateTable("closed_commission").set({ amount_minor: 1 }).where("month", "=", "2026-10").execute(),
      /By the table 2026-10 counts 1 of 2026-10 cents; by the ledger not\./,
    ],
    [
      "what a close left",
      (db) =>
        db.updateTable("month_closes").set({ carry_minor: -1 }).where("month", "=", "2026-10").execute(),
      /By the ledger 2026-10 leaves 0 cents; by the table not\./,
    ],
    [
      "a report's US cents",
      (db) => db.updateTable("affiliate_reports").set({ commission_usd_minor: 1 }).execute(),
      /The report of US gifts-20 for 2026-09 says 1 US cents, but 10000 at 1 come to 10000\./,
    ],
    [
      "a report's line",
      (db) => db.updateTable("affiliate_revenue").set({ commission_minor: 5 }).execute(),
      /The report of US gifts-20 for 2026-09 says 10000 in 1 lines, but its 1 lines come to 5\./,
    ],
  ];

  it.each(TAMPERING)("finds %s changed", async (_, tamper, sentence) => {
    await setUp();
    await tamper(database());
    const { text, wentWell } = await verify(database());
    expect(wentWell).toBe(false);
    expect(text).toMatch(sentence);
  });
});
