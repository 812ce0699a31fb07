import { randomUUID } from "node:crypto";
import { type LedgerEvent, verifyLedger } from "@gifthearth/core/ledger";
import { expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { migrate, migrateTo } from "../../api/src/db/migrate.ts";
import { changeCharity } from "../../api/src/money/charities/charities.service.ts";
import { disagreements } from "../../api/src/money/ledger/agreement.ts";
import { closeMonth } from "../../api/src/money/ledger/close.ts";
import { insertClose, insertDonations } from "../../api/src/money/ledger/closes.ts";
import { readEvents, sha256 } from "../../api/src/money/ledger/events.ts";
import { toAdminDonation } from "../../api/src/money/payout/admin-view.ts";
import { MANUAL_PLATFORM } from "../../api/src/money/payout/manual.ts";
import { confirmByHand, correctReceipt } from "../../api/src/money/payout/operator.ts";
import { payDue } from "../../api/src/money/payout/pay.ts";
import { listDonations } from "../../api/src/money/payout/payout.repository.ts";
import { NOW } from "../support/app.ts";
import { describeOnSqlite, openSqlite } from "../support/databases.ts";
import { close } from "../support/filled-ledger.ts";
import { ledgerOf } from "../support/ledgers.ts";
import { payoutsOn } from "../support/payouts.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

const ACTOR = "command line";
const context = (db: Database) => ({ db, clock: () => NOW, newId: randomUUID, actor: ACTOR }) as const;

/** By charity. */
async function payLinks(db: Database): Promise<readonly (string | null)[]> {
  const donations = (await listDonations(db)).toSorted((a, b) => (a.charityId < b.charityId ? -1 : 1));
  return donations.map((donation) => toAdminDonation(donation, {}).payLink?.split("?")[0] ?? null);
}

async function expectWhole(db: Database): Promise<readonly LedgerEvent[]> {
  const events = await readEvents(db);
  expect((await verifyLedger(events, sha256)).problems).toEqual([]);
  expect(await disagreements(db, events)).toEqual([]);
  return events;
}

describeOnSqlite("Whom a donation is paid to", (db) => {
  it("is as the ledger says since the close, whatever is put into the tables", async () => {
    await chooseTreesAndMeals(db());
    for (const [id, registration] of [
      ["meals", "11-1111111"],
      ["trees", "22-2222222"],
    ] as const) {
      await db().updateTable("charities").set({ registration }).where("id", "=", id).execute();
    }
    for (const month of ["2026-09", "2026-10"]) await report(db(), month, 10_000);
    await close(db(), "2026-09", "manual");
    await db()
      .updateTable("charities")
      .set({ registration: "99-9999999" })
      .where("id", "=", "trees")
      .execute();
    expect(await payLinks(db())).toEqual([
      "https://www.every.org/111111111",
      "https://www.every.org/222222222",
    ]);
    expect(await disagreements(db(), await readEvents(db()))).toEqual([
      "The charity trees is Trees (US 99-9999999) in the table, but is paid as Trees (US 22-2222222) by the ledger.",
    ]);
    await expect(close(db(), "2026-10", "manual")).rejects.toThrow("Trees is otherwise than the ledger says");

    // What an administrator changes is an event, which payments go by from then on.
    await changeCharity(context(db()), "trees", { registration: "33-3333333" });
    expect(await payLinks(db())).toEqual([
      "https://www.every.org/111111111",
      "https://www.every.org/333333333",
    ]);
    await changeCharity(context(db()), "trees", { causes: ["forests"] });
    await close(db(), "2026-10", "manual");
    const events = await expectWhole(db());
    expect(events.map(({ type }) => type)).toEqual(["month_closed", "recipient_changed", "month_closed"]);
  });

  it("is told of an older ledger too, which is sealed and goes on as it was", async () => {
    const { db: old, discard } = await openSqlite(false);
    await migrateTo(old, "0022-people");
    const [closed] = ledgerOf([{ cents: 10_000, correction: 0, fates: [] }], 1);
    if (closed?.type !== "month_closed") throw new Error("A plan begins with a close");
    await old.transaction().execute(async (trx) => {
      await insertClose(trx, closed.data, NOW);
      await insertDonations(trx, closed.data, NOW);
      const { previousHash: previous_hash, data, ...event } = closed;
      await trx
        .insertInto("ledger_events")
        .values({ ...event, previous_hash, data: JSON.stringify(data) })
        .execute();
      await trx.updateTable("ledger_head").set({ seq: 1, hash: closed.hash }).execute();
    });
    await migrate(old);
    await chooseTreesAndMeals(old);
    await report(old, "2026-01", 10_000);
    await report(old, "2026-02", 5_000);
    await expectWhole(old);
    await changeCharity(context(old), "meals", { website: "https://meals.example/" });
    await close(old, "2026-02");
    const [first, sealed, ...others] = await expectWhole(old);
    expect(first).toEqual(closed);
    expect(sealed).toMatchObject({
      type: "ledger_sealed",
      data: { events: 1, head: closed.hash, recipients: [{ charityId: "meals", website: null }, {}] },
    });
    expect(others.map(({ type }) => type)).toEqual(["recipient_changed", "month_closed"]);
    await discard();
  });
});

describeOnSqlite("A receipt", (db) => {
  it("is one donation's, and is corrected for all to see", async () => {
    await chooseTreesAndMeals(db());
    await report(db(), "2026-10", 10_000);
    const closing = { ...context(db()), config: { charityShare: 0.5, payout: { platform: "manual" } } };
    const { close: closed } = await closeMonth(closing, "2026-10");
    const [meals = "", trees = ""] = closed.split.map(({ donationId }) => donationId ?? "");
    const payouts = payoutsOn(db(), { platforms: { manual: MANUAL_PLATFORM } });
    await payDue(payouts, ACTOR);
    const correct = (id: string, receipt: string) =>
      correctReceipt(payouts, id, { receipt, reason: "A slip" }, ACTOR);
    await expect(correct(meals, "R-1")).rejects.toThrow("is submitted, so it has no receipt");
    await confirmByHand(payouts, meals, "R-1", ACTOR);
    await expect(confirmByHand(payouts, trees, "R-1", ACTOR)).rejects.toThrow(
      "is that of the donation of 2026-10 to meals",
    );
    await confirmByHand(payouts, trees, "R-2", ACTOR);
    await expect(correct(trees, "R-1")).rejects.toThrow("is that of the donation of 2026-10 to meals");
    for (const _ of ["once", "once more"]) {
      expect(await correct(trees, "R-3")).toMatchObject({ status: "complete", receipt: "R-3" });
    }
    const events = await expectWhole(db());
    expect(events.at(-1)).toMatchObject({
      type: "receipt_corrected",
      data: { before: "R-2", receipt: "R-3" },
    });
  });
});
