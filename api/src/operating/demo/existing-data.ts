import type { Database, Tables } from "../../db/database.ts";

/** What only real use leaves, or an earlier seed; one of it and several. */
const TELLING = {
  users: ["account", "accounts"],
  click_events: ["click", "clicks"],
  affiliate_reports: ["earnings report", "earnings reports"],
  charities: ["charity", "charities"],
  donation_ledger: ["donation", "donations"],
  ledger_events: ["ledger event", "ledger events"],
  newsletter_subscribers: ["newsletter subscriber", "newsletter subscribers"],
} as const satisfies Partial<Record<keyof Tables, readonly [string, string]>>;

/** What a database has already, such as "3 accounts"; empty for a new one. */
export async function describeExistingData(db: Database): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [table, [one, several]] of Object.entries(TELLING)) {
    const { count } = await db
      .selectFrom(table as keyof typeof TELLING)
      .select(({ fn }) => fn.countAll<string | number>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) found.push(`${count} ${Number(count) === 1 ? one : several}`);
  }
  return found;
}
