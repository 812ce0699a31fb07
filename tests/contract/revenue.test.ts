import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { appendEvent, takeTurn } from "../../api/src/money/ledger/events.ts";
import type { ImportRequest } from "../../api/src/money/revenue/import-request.ts";
import { NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { earningsReport } from "../support/earnings-report.ts";
import { importText } from "../support/revenue.ts";

type Change = Partial<ImportRequest>;

const LINES_TABLES = ["affiliate_reports", "affiliate_revenue", "affiliate_staging", "conversions"] as const;

/** How many rows each of the tables of revenue has. */
async function countRows(db: Database): Promise<readonly number[]> {
  const counts = LINES_TABLES.map(async (table) => {
    const rows = await db.selectFrom(table).selectAll().execute();
    return rows.length;
  });
  return Promise.all(counts);
}

/** Commission in cents of each line that belongs to a report. */
async function linesOf(db: Database): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("affiliate_revenue")
    .innerJoin("affiliate_reports", "affiliate_reports.id", "affiliate_revenue.report_id")
    .select("affiliate_revenue.commission_minor")
    .orderBy("line")
    .execute();
  return rows.map(({ commission_minor }) => commission_minor);
}

describeOnEachDatabase("a revenue import", (db) => {
  it("keeps the report and its lines, and tells what it came to", async () => {
    const summary = await importText(db(), earningsReport({}, { fees: "-1.50", items: -1, returns: 1 }));
    expect(summary).toMatchObject({
      dryRun: false,
      outcome: "new",
      before: null,
      differenceUsd: 2.99,
      conversions: 0,
      monthIsClosed: false,
      snapshot: { commission: 2.99, commissionUsd: 2.99, lineCount: 2, usdRate: "1", currency: "USD" },
    });
    expect(await db().selectFrom("affiliate_revenue").selectAll().orderBy("line").execute()).toMatchObject([
      {
        line: 2,
        product_id: "B00BREAD01",
        shipped_on: "2026-10-05",
        price_minor: 9980,
        items: 1,
        returns: 0,
      },
      { line: 3, revenue_minor: 9980, commission_minor: -150, items: -1, returns: -1 },
    ]);
    expect(await countRows(db())).toEqual([1, 2, 0, 0]);
    const actions = await db().selectFrom("admin_actions").selectAll().execute();
    expect(actions).toMatchObject([{ actor: "command line", action: "revenue.import" }]);
  });

  it("replaces the report before as a whole, and leaves nothing of it", async () => {
    await importText(db(), earningsReport({}, {}, {}));
    const summary = await importText(db(), earningsReport({ fees: "10.00" }));
    expect(summary).toMatchObject({
      outcome: "replacement",
      before: { commissionUsd: 13.47, lineCount: 3 },
      differenceUsd: -3.47,
    });
    expect(await linesOf(db())).toEqual([1000]);
    expect(await countRows(db())).toEqual([1, 1, 0, 0]);
  });

  it("keeps reports of other tracking ids, marketplaces and months as they are", async () => {
    await importText(db(), earningsReport({}));
    await importText(db(), earningsReport({ trackingId: "other-20" }), { trackingId: "other-20" });
    await importText(db(), earningsReport({ shipped: "2026-09-05" }), { period: "2026-09" });
    expect(await countRows(db())).toEqual([3, 3, 0, 0]);
  });

  it("writes nothing in a dry run, and tells what would change", async () => {
    await importText(db(), earningsReport({}));
    const before = await db().selectFrom("affiliate_reports").selectAll().execute();
    const summary = await importText(db(), earningsReport({}, {}), { dryRun: true });
    expect(summary).toMatchObject({
      dryRun: true,
      outcome: "replacement",
      differenceUsd: 4.49,
      conversions: null,
    });
    expect(await db().selectFrom("affiliate_reports").selectAll().execute()).toEqual(before);
    expect(await countRows(db())).toEqual([1, 1, 0, 0]);
  });

  it("of the same file again changes nothing but its time and says so; with another rate it does", async () => {
    const text = earningsReport({}).replaceAll("($)", "");
    const german = { marketplace: "DE", rate: "1.08" };
    await importText(db(), text, german);
    const before = await db().selectFrom("affiliate_reports").selectAll().execute();
    expect(await importText(db(), text, { ...german, rate: "1.0800" })).toMatchObject({
      outcome: "unchanged",
      differenceUsd: 0,
    });
    expect(await db().selectFrom("affiliate_reports").selectAll().execute()).toEqual(before);
    const later = new Date("2027-01-02T03:04:05.000Z");
    await importText(db(), text, german, () => later);
    expect(await db().selectFrom("affiliate_reports").select("imported_at").execute()).toEqual([
      { imported_at: later.toISOString() },
    ]);
    expect(await importText(db(), text, { ...german, rate: "1.10" })).toMatchObject({
      outcome: "replacement",
      snapshot: { commission: 4.49, commissionUsd: 4.94, usdRate: "1.1", currency: "EUR" },
      differenceUsd: 0.09,
    });
  });

  it("of one file under two tracking ids is refused, unless the file tells them apart", async () => {
    const both = earningsReport({}, { trackingId: "other-20" });
    const first = await importText(db(), both);
    expect(first).toMatchObject({ otherLineCount: 1, otherTrackingIds: ["other-20"] });
    await importText(db(), both, { trackingId: "other-20" });
    expect(await countRows(db())).toEqual([2, 2, 0, 0]);

    const untold = both.replaceAll(/Tracking ID|hearth-20|other-20/g, "").replaceAll(",,", ",");
    await importText(db(), untold);
    await expect(importText(db(), untold, { trackingId: "other-20" })).rejects.toThrow(
      "This very file is imported already, as the report of hearth-20 (US) for 2026-10. It would count twice.",
    );
    expect(await countRows(db())).toEqual([2, 3, 0, 0]);
  });

  it("of one file under two tracking ids at once counts it once", async () => {
    const untold = earningsReport({})
      .replaceAll(/Tracking ID|hearth-20/g, "")
      .replaceAll(",,", ",");
    const ids = ["hearth-20", "other-20"];
    const results = await Promise.allSettled(
      ids.map((trackingId) => importText(db(), untold, { trackingId })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await countRows(db())).toEqual([1, 1, 0, 0]);
  });

  it("of more than the ledger can reckon with is refused", async () => {
    const absurd = earningsReport(...Array(101).fill({ fees: "9999999999.99" }));
    await expect(importText(db(), absurd)).rejects.toThrow("The commission is too large to be true");
    expect(await countRows(db())).toEqual([0, 0, 0, 0]);
  });

  it("leaves everything as it was when a line is wrong, however late", async () => {
    await importText(db(), earningsReport({}));
    const long = earningsReport(...Array(1_200).fill({}), { fees: "?" });
    await expect(importText(db(), long)).rejects.toThrow('Line 1202, column 11 ("Ad Fees($)"): "?" is not');
    expect(await linesOf(db())).toEqual([449]);
    expect(await countRows(db())).toEqual([1, 1, 0, 0]);
  });

  it("cleans up after one that died", async () => {
    const staged = { report_id: "dead", touched_at: new Date(NOW.getTime() - 3_600_000).toISOString() };
    const alive = { report_id: "alive", touched_at: new Date(NOW.getTime() - 60_000).toISOString() };
    await db().insertInto("affiliate_staging").values([staged, alive]).execute();
    await importText(db(), earningsReport({}));
    expect(await db().selectFrom("affiliate_staging").select("report_id").execute()).toEqual([
      { report_id: "alive" },
    ]);
  });

  it("that was given up as dead doesn't go on", async () => {
    await importText(db(), earningsReport({ fees: "1.00" }));
    const text = earningsReport(...Array(1_200).fill({}));
    const source = {
      async *open() {
        yield Buffer.from(text.slice(0, text.length / 2));
        await db().updateTable("affiliate_staging").set({ touched_at: "" }).execute();
        yield Buffer.from(text.slice(text.length / 2));
      },
    };
    await expect(importText(db(), "", { source })).rejects.toThrow("Somebody else imported this meanwhile");
    expect(await linesOf(db())).toEqual([100]);
    expect(await countRows(db())).toEqual([1, 1, 0, 0]);
  });

  it("by two at once ends with one of them whole", async () => {
    const texts = [earningsReport({ fees: "1.00" }), earningsReport({ fees: "2.00" }, { fees: "2.00" })];
    const results = await Promise.allSettled(texts.map((text) => importText(db(), text)));
    const refused = results.filter(({ status }) => status === "rejected");
    for (const result of refused)
      expect(String((result as PromiseRejectedResult).reason)).toContain("meanwhile");
    expect(refused.length).toBeLessThan(2);
    expect([[100], [200, 200]]).toContainEqual(await linesOf(db()));
    expect((await countRows(db()))[2]).toBe(0);
  });

  it("lets others have their turn", async () => {
    let isDone = false;
    const importing = importText(db(), earningsReport(...Array(10_000).fill({}))).finally(() => {
      isDone = true;
    });
    let turns = 0;
    for (; !isDone; turns += 1) {
      await db().selectFrom("affiliate_reports").select("id").execute();
      await setImmediate();
    }
    await importing;
    // 20 batches: at least one turn after each of most of them.
    expect(turns).toBeGreaterThan(10);
  });

  it("says that a closed month is adjusted", async () => {
    await db()
      .insertInto("month_closes")
      .values({ month: "2026-10", carry_minor: 0, closed_at: NOW.toISOString() })
      .execute();
    expect(await importText(db(), earningsReport({}))).toMatchObject({ monthIsClosed: true });
  });

  it("waits for its turn at the ledger", async () => {
    let importing: Promise<unknown> = Promise.resolve();
    await db()
      .transaction()
      .execute(async (trx) => {
        const turn = await takeTurn(trx);
        importing = importText(db(), earningsReport({}));
        await appendEvent(turn, "donation_submitted", { donationId: "d", platform: "sandbox" }, NOW);
        expect(await trx.selectFrom("affiliate_reports").selectAll().execute()).toEqual([]);
      });
    await importing;
    expect((await countRows(db()))[0]).toBe(1);
  });

  it.each<[Change, string]>([
    [{ marketplace: "XX" }, '"XX" is no marketplace of ours.'],
    [{ trackingId: "" }, "Please name the tracking id"],
    [{ trackingId: "a b" }, "Please name the tracking id"],
    [{ period: "2026-13" }, "Please name the month that was reported, such as 2026-10."],
    [{ period: "2026-12" }, "The month 2026-12 has not begun yet."],
    [{ rate: "1.08" }, "The report is in US dollars: please leave out the rate."],
    [{ marketplace: "DE" }, "Please give the rate: US dollars for one EUR, such as 1.08."],
    [{ marketplace: "GB", rate: "0.1" }, "The rate must be the US dollars for one GBP, from 0.5 to 2"],
    [{ marketplace: "GB", rate: "1,08" }, "The rate must be"],
    [{ marketplace: "GB", rate: "1e0" }, "The rate must be"],
    [{ marketplace: "GB", rate: "1.25" }, "and its marketplace's currency is GBP."],
  ])("%o is refused", async (change, sentence) => {
    await expect(importText(db(), earningsReport({}), change)).rejects.toThrow(sentence);
    expect(await countRows(db())).toEqual([0, 0, 0, 0]);
  });
});

describeOnEachDatabase("conversions", (db) => {
  const click = (
    id: string,
    change: { at?: string; product?: string; link?: string; linked?: string } = {},
  ) =>
    db()
      .insertInto("click_events")
      .values({
        id,
        user_id: "ann",
        product_id: change.product ?? "B00BREAD01",
        linked_product_id: change.linked ?? null,
        timestamp: change.at ?? "2026-10-04T10:00:00.000Z",
        affiliate_link: change.link ?? "https://www.amazon.com/s?k=oven&tag=hearth-20",
        estimated_commission_minor: 200,
        currency: "USD",
        confirmed: 0,
        actual_commission_minor: null,
        charity_id: null,
      })
      .execute();
  const confirmed = async () => {
    const rows = await db().selectFrom("click_events").selectAll().orderBy("id").execute();
    return rows.flatMap((row) => (row.confirmed ? [[row.id, row.actual_commission_minor]] : []));
  };

  it("confirm the clicks on a product that was bought, with its commission", async () => {
    await click("by-id");
    await click("by-link", { product: "idea-7", linked: "B00LAMP001" });
    await click("other-product", { product: "B00OTHER01" });
    await click("other-marketplace", { link: "https://www.amazon.co.uk/s?k=oven" });
    await click("other-tag", { link: "https://www.amazon.com/s?k=oven&tag=other-20" });
    await click("without-tag", { product: "B00CLOCK01", link: "https://www.amazon.com/s?k=clock" });
    const summary = await importText(
      db(),
      earningsReport(
        { items: 3, fees: "9.00" },
        { asin: "B00LAMP001", fees: "2.00" },
        { asin: "B00CLOCK01", fees: "1.00" },
      ),
    );
    expect(summary.conversions).toBe(3);
    expect(await confirmed()).toEqual([
      ["by-id", 300],
      ["by-link", 200],
      ["without-tag", 100],
    ]);
    const rows = await db().selectFrom("conversions").selectAll().orderBy("click_event_id").execute();
    expect(rows).toMatchObject([
      { click_event_id: "by-id", product_id: "B00BREAD01", commission_minor: 300, currency: "USD" },
      { click_event_id: "by-link", product_id: "B00LAMP001" },
      { click_event_id: "without-tag" },
    ]);
    expect(JSON.stringify(rows)).not.toContain("ann");
  });

  it("need a click of the days before the shipping", async () => {
    await click("too-early", { at: "2026-09-29T23:59:59.999Z" });
    await click("earliest", { at: "2026-09-30T00:00:00.000Z" });
    await click("latest", { at: "2026-10-05T23:59:59.999Z" });
    await click("too-late", { at: "2026-10-06T00:00:00.000Z" });
    await importText(db(), earningsReport({ items: 9 }));
    expect((await confirmed()).map(([id]) => id)).toEqual(["earliest", "latest"]);
  });

  it("are one for each item that was kept, the earliest click first, and their commissions add up", async () => {
    for (const hour of [1, 2, 3, 4]) await click(`c${hour}`, { at: `2026-10-04T0${hour}:00:00.000Z` });
    await importText(
      db(),
      earningsReport({ items: 4, returns: 1, fees: "1.00" }, { items: -1, fees: "-1.00" }),
    );
    expect(await confirmed()).toEqual([
      ["c1", 34],
      ["c2", 33],
      ["c3", 33],
    ]);
  });

  it("are one for each click, across lines, batches and reports", async () => {
    await click("only");
    await importText(db(), earningsReport(...Array(1_100).fill({ fees: "1.00" })));
    expect(await countRows(db())).toEqual([1, 1_100, 0, 1]);
    await click("untagged", { link: "https://www.amazon.com/s?k=oven" });
    await importText(db(), earningsReport({ trackingId: "other-20", items: 5, fees: "5.00" }), {
      trackingId: "other-20",
    });
    await importText(db(), earningsReport({ items: 7, fees: "7.00" }));
    expect(await confirmed()).toEqual([
      ["only", 100],
      ["untagged", 100],
    ]);
    expect((await countRows(db()))[3]).toBe(2);
  });

  it("are taken back with the report that made them", async () => {
    await click("bread");
    await click("lamp", { product: "B00LAMP001" });
    await importText(db(), earningsReport({}));
    await importText(db(), earningsReport({ asin: "B00LAMP001", fees: "3.00" }));
    expect(await confirmed()).toEqual([["lamp", 300]]);
    await importText(db(), earningsReport());
    expect(await confirmed()).toEqual([]);
    expect(await countRows(db())).toEqual([1, 0, 0, 0]);
  });

  it("stay when the report that would replace them is refused", async () => {
    await click("bread");
    await importText(db(), earningsReport({}));
    await expect(importText(db(), earningsReport({}, { fees: "?" }))).rejects.toThrow("not a number");
    expect(await confirmed()).toEqual([["bread", 449]]);
    expect(await countRows(db())).toEqual([1, 1, 0, 1]);
  });

  it("are in US cents on the click, whatever the report's currency", async () => {
    await click("oven", { link: "https://www.amazon.de/dp/x?tag=hearth-20" });
    const text = earningsReport({}).replaceAll("($)", "(€)");
    await importText(db(), text, { marketplace: "DE", rate: "1.08" });
    expect(await confirmed()).toEqual([["oven", 485]]);
    expect(await db().selectFrom("conversions").selectAll().execute()).toMatchObject([
      { commission_minor: 449, currency: "EUR", commission_usd_minor: 485 },
    ]);
  });
});
