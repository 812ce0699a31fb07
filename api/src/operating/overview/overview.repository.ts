import type { Database } from "../../db/database.ts";

/** Donations of one kind, summed up. US cents. */
export interface DonationSum {
  readonly status: "complete" | "pending" | "failed";
  readonly isTest: boolean;
  readonly cents: number;
  readonly count: number;
}

/** Donations by what became of them; a failed one that was made again counts as the new one alone. */
export async function readDonationSums(db: Database): Promise<readonly DonationSum[]> {
  const rows = await db
    .selectFrom("donation_ledger")
    .select(({ fn }) => [
      "status",
      "platform",
      fn.sum<number>("amount_minor").as("cents"),
      fn.countAll<number>().as("count"),
    ])
    .where("currency", "=", "USD")
    .where("id", "not in", (replaced) =>
      replaced
        .selectFrom("donation_ledger")
        .select("replaces")
        .where("replaces", "is not", null)
        .$castTo<{ replaces: string }>(),
    )
    .groupBy(["status", "platform"])
    .execute();
  return rows.map(({ status, platform, cents, count }) => ({
    status: status === "complete" || status === "failed" ? status : "pending",
    isTest: platform === "sandbox",
    cents: Number(cents),
    count: Number(count),
  }));
}

/** Net commission of the last months that anything is reported for, the newest first. US cents. */
export async function readMonthlyCommission(
  db: Database,
  months: number,
): Promise<readonly { readonly month: string; readonly cents: number }[]> {
  const rows = await db
    .selectFrom("affiliate_reports")
    .select(({ fn }) => ["period", fn.sum<number>("commission_usd_minor").as("cents")])
    .groupBy("period")
    .orderBy("period", "desc")
    .limit(months)
    .execute();
  return rows.map(({ period, cents }) => ({ month: period, cents: Number(cents) }));
}

/** All clicks on shop links there ever were. It looks at each of them, so it is not for every request. */
export async function countClicks(db: Database): Promise<number> {
  const { clicks } = await db
    .selectFrom("click_events")
    .select(({ fn }) => fn.countAll<number>().as("clicks"))
    .executeTakeFirstOrThrow();
  return Number(clicks);
}

/** Clicks that became purchases, as the reports that are there say, and lines of the public ledger. */
export async function readCounts(
  db: Database,
): Promise<{ readonly conversions: number; readonly ledgerEvents: number }> {
  const [{ conversions }, head] = await Promise.all([
    // A report that is being imported has its conversions already. The clicks themselves would all have to be read.
    db
      .selectFrom("conversions")
      .select(({ fn }) => fn.countAll<number>().as("conversions"))
      .where("report_id", "in", (reports) => reports.selectFrom("affiliate_reports").select("id"))
      .executeTakeFirstOrThrow(),
    db.selectFrom("ledger_head").select("seq").executeTakeFirst(),
  ]);
  return { conversions: Number(conversions), ledgerEvents: head?.seq ?? 0 };
}
