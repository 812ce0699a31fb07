import type { Database } from "../db/database.ts";
import type { MonthClosesTable } from "./table.ts";

/** The latest month that is closed; undefined while none is. */
export function lastClose(db: Database): Promise<MonthClosesTable | undefined> {
  return db.selectFrom("month_closes").selectAll().orderBy("month", "desc").limit(1).executeTakeFirst();
}
