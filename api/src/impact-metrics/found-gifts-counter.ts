import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { addToMetric } from "./repository.ts";

/** Counts gifts found beside their answer: the visitor neither waits for it nor hears of its failure. */
export function foundGiftsCounter(db: Database, logger: Logger): (count: number) => void {
  return (count) => {
    if (count === 0) return;
    addToMetric(db, "gifts_found", count).catch((error: unknown) => {
      logger.error({ err: error }, "The gifts found could not be counted");
    });
  };
}
