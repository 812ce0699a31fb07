import { addMonths } from "@gifthearth/core/ledger";
import { sql } from "kysely";
import type { Database } from "../../api/src/db/database.ts";
import { close } from "./filled-ledger.ts";
import { chooseTreesAndMeals, report } from "./revenue.ts";

/** Whose clicks are few among all. */
export const CLICKER = "clicker";

interface ClickHistory {
  /** Of everybody. */
  readonly clicks: number;
  /** Of {@link CLICKER}, evenly among the others'; a quarter of them confirmed. */
  readonly own: number;
}

/** Fills an empty database with so many clicks, all made by the database itself: row by row it would take minutes. */
export async function fillClicks(db: Database, { clicks, own }: ClickHistory): Promise<void> {
  const every = Math.floor(clicks / own);
  await sql`
    insert into click_events (
      id, user_id, product_id, linked_product_id, timestamp, affiliate_link,
      estimated_commission_minor, currency, confirmed, actual_commission_minor, charity_id
    )
    with recursive click(i) as (select 1 union all select i + 1 from click where i < ${sql.lit(clicks)})
    select
      -- As scattered as random ids are.
      'click-' || ((i * 2654435761) % 4294967296),
      case when i % ${sql.lit(every)} = 0 then ${sql.lit(CLICKER)} when i % 2 = 0 then 'user-' || (i % 5000) end,
      'idea-' || (i % 1000),
      'B0' || (10000000 + i % 100000),
      '2026-' || (10 + i % 3) || '-' || (10 + i % 18) || 'T' || (10 + i % 14) || ':' || (10 + i % 50) || ':00.000Z',
      'https://www.amazon.com/dp/B0' || (10000000 + i % 100000) || '?tag=hearth-20&gh_tracking=idea-' || (i % 1000)
        || '&gh_source=recommendation&utm_source=gifthearth&utm_medium=affiliate',
      100 + i % 400,
      'USD',
      case when (i / ${sql.lit(every)}) % 4 = 0 then 1 else 0 end,
      case when (i / ${sql.lit(every)}) % 4 = 0 then 150 + i % 300 end,
      null
    from click`.execute(db);
}

/**
 * Has every confirmed click stand in a report: those of three tracking ids, of so many months up to the one before
 * `month`, each of which is closed. After {@link fillDonations}, whose charities they go to.
 */
export async function fillConversions(db: Database, month: string, months: number): Promise<void> {
  const ids: string[] = [];
  for (let back = months; back > 0; back -= 1) {
    const period = addMonths(month, -back);
    for (const tracking_id of ["a-20", "b-20", "c-20"]) {
      await report(db, period, 100_000, { tracking_id });
      ids.push(`${period}-US-${tracking_id}`);
    }
  }
  await sql`
    insert into conversions (
      id, report_id, click_event_id, product_id, commission_minor, currency, commission_usd_minor, created_at
    )
    select 'of-' || id,
      case estimated_commission_minor % ${sql.lit(ids.length)}
        ${sql.join(
          ids.map((id, index) => sql`when ${sql.lit(index)} then ${sql.lit(id)}`),
          sql` `,
        )}
      end,
      id, product_id, actual_commission_minor, 'USD', actual_commission_minor, timestamp
    from click_events where confirmed = 1`.execute(db);
  for (let back = months; back > 0; back -= 1) await close(db, addMonths(month, -back));
}

/** A ledger of so many months up to the one before `month`, each with two complete donations. */
export async function fillDonations(db: Database, month: string, months: number): Promise<void> {
  await chooseTreesAndMeals(db);
  const at = "2026-11-01T06:00:00.000Z";
  const rows = Array.from({ length: months }, (_, back) =>
    ["trees", "meals"].map((charity_id) => ({
      id: `${charity_id}-${back}`,
      month: addMonths(month, -1 - back),
      charity_id,
      amount_minor: 10_000 + back,
      currency: "USD",
      status: "complete" as const,
      platform: "change",
      created_at: at,
      updated_at: at,
    })),
  );
  await db.insertInto("donation_ledger").values(rows.flat()).execute();
}
