import { randomUUID } from "node:crypto";
import type { RevenueImport } from "@gifthearth/core/contract";
import type { Insertable } from "kysely";
import type { Database, Tables } from "../../api/src/db/database.ts";
import { importReport } from "../../api/src/money/revenue/import-report.ts";
import type { ImportRequest } from "../../api/src/money/revenue/import-request.ts";
import { NOW } from "./app.ts";

type Report = Insertable<Tables["affiliate_reports"]>;

/** Imports the text of a report: that of the US tracking id hearth-20 for October 2026, unless told otherwise. */
export function importText(
  db: Database,
  text: string,
  change: Partial<ImportRequest> = {},
  clock = () => NOW,
): Promise<RevenueImport> {
  const source = {
    async *open() {
      yield Buffer.from(text);
    },
  };
  const request: ImportRequest = {
    source,
    marketplace: "US",
    trackingId: "hearth-20",
    period: "2026-10",
    fileName: "earnings.csv",
    dryRun: false,
    actor: "command line",
    ...change,
  };
  return importReport({ db, clock, newId: randomUUID }, request);
}

/** Writes a report as an import leaves it: the snapshot of its marketplace, tracking id and period. */
export async function report(
  db: Database,
  period: string,
  cents: number,
  changes: Partial<Report> = {},
): Promise<void> {
  const row: Report = {
    id: `${period}-${changes.marketplace ?? "US"}-${changes.tracking_id ?? "gifts-20"}`,
    marketplace: "US",
    tracking_id: "gifts-20",
    period,
    currency: "USD",
    usd_rate: "1",
    commission_minor: cents,
    commission_usd_minor: cents,
    line_count: 1,
    file_name: "report.csv",
    file_hash: "ab".repeat(32),
    imported_at: "2026-11-01T08:00:00.000Z",
    ...changes,
  };
  await db
    .insertInto("affiliate_reports")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await db.deleteFrom("affiliate_revenue").where("report_id", "=", row.id).execute();
  await db
    .insertInto("affiliate_revenue")
    .values({
      report_id: row.id,
      line: 1,
      category: "Kitchen",
      name: "Tea Tray",
      product_id: "B000000000",
      shipped_on: `${period}-02`,
      price_minor: 2_000,
      items: 1,
      returns: 0,
      revenue_minor: 2_000,
      commission_minor: row.commission_minor,
    })
    .execute();
}

/** Trees get 60%, meals 40%, from a month on. */
export async function chooseTreesAndMeals(db: Database, month = "2026-01"): Promise<void> {
  const at = "2026-01-01T00:00:00.000Z";
  const charity = { registration: "12-3456789", country: "US", causes: "[]", platform_ids: "{}" };
  const times = { active_from: "2020-01", created_at: at, updated_at: at };
  await db
    .insertInto("charities")
    .values([
      { id: "trees", name: "Trees", ...charity, ...times },
      { id: "meals", name: "Meals", ...charity, ...times },
    ])
    .execute();
  await db
    .insertInto("monthly_charities")
    .values([
      { month, charity_id: "trees", share_basis_points: 6000 },
      { month, charity_id: "meals", share_basis_points: 4000 },
    ])
    .execute();
}
