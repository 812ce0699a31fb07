import { sql } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { type Spending, toMicros } from "../gifts/sources/ai/spending/spending.ts";
import { addToPartnersDay, reserveOfPartnersDay } from "./days.ts";

const HOUR = 60 * 60_000;

/**
 * Counts a search that an AI may answer against the partner's hour, UTC, in one statement, so that processes that
 * ask at once can't exceed the limit together. A process whose clock is an hour behind counts in
 * the later one; an hour that is further off was dated by a clock that ran ahead, and is over.
 * @returns whether it is within the limit
 */
export async function takeSearch(
  db: Database,
  now: Date,
  partnerId: string,
  hourlyLimit: number,
): Promise<boolean> {
  if (hourlyLimit < 1) return false;
  const hour = now.toISOString().slice(0, 13);
  const next = new Date(now.getTime() + HOUR).toISOString().slice(0, 13);
  const isNewHour = sql<boolean>`(search_hour < ${hour} or search_hour > ${next})`;
  const taken = await db
    .updateTable("partners")
    .set({
      search_hour: sql<string>`case when ${isNewHour} then ${hour} else search_hour end`,
      searches_in_hour: sql<number>`case when ${isNewHour} then 1 else searches_in_hour + 1 end`,
    })
    .where("id", "=", partnerId)
    .where(({ or, eb }) => or([isNewHour, eb("searches_in_hour", "<", hourlyLimit)]))
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** What the AI may cost a partner a day, UTC, beside the general limit; all processes on one database share it. */
export function limitPartnersSpending(
  partnerId: string,
  limitMicros: number,
  { db, clock, logger }: Dependencies,
): Spending {
  return {
    async reserve(dollars) {
      const day = clock().toISOString().slice(0, 10);
      const reserved = toMicros(dollars);
      if (!(await reserveOfPartnersDay(db, partnerId, day, reserved, limitMicros))) return null;
      return {
        settle(spent) {
          addToPartnersDay(db, partnerId, day, toMicros(spent) - reserved).catch((error: unknown) => {
            logger.error({ err: error }, "What the AI has cost a partner could not be stored");
          });
        },
      };
    },
  };
}
