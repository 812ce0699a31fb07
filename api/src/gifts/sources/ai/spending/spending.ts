import type { Logger } from "pino";
import type { Database } from "../../../../db/database.ts";
import { addToDay, reserveOfDay } from "./spending.repository.ts";

/** Money set aside for one answer. */
export interface Reservation {
  /** Puts what the answer cost in its place. Nobody waits for that, and it never fails. */
  settle(dollars: number): void;
}

/** Watches over what the AI may cost. */
export interface Spending {
  /**
   * Sets money aside before the model is asked.
   * @returns null when it would go over the limit
   * @throws when that can't be found out
   */
  reserve(dollars: number): Promise<Reservation | null>;
}

/** No limit, and so nothing kept. */
export const UNLIMITED: Spending = {
  async reserve() {
    return { settle() {} };
  },
};

interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * A limit for each day, UTC, that all processes on one database share. What a process that was killed
 * had set aside counts as spent.
 * @param limit US dollars
 */
export function limitDailySpending(limit: number, { db, clock, logger }: Dependencies): Spending {
  const limitMicros = toMicros(limit);
  return {
    async reserve(dollars) {
      const day = clock().toISOString().slice(0, 10);
      const reserved = toMicros(dollars);
      if (!(await reserveOfDay(db, day, reserved, limitMicros))) return null;
      return {
        settle(spent) {
          addToDay(db, day, toMicros(spent) - reserved).catch((error: unknown) => {
            logger.error({ err: error }, "What the AI has cost could not be stored");
          });
        },
      };
    },
  };
}

/** Millionths of a US dollar, rounded up: many small answers must not cost nothing. */
export function toMicros(dollars: number): number {
  return Math.ceil(dollars * 1_000_000);
}
