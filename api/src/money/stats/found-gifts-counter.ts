import type { Context } from "hono";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/env.ts";
import { isFromBrowser } from "../../http/from-browser.ts";
import type { CreateLimiter } from "../../http/limits/store.ts";
import { visitorRequest } from "../../http/visitor-request.ts";
import { createFirstSearches } from "./first-searches.ts";
import { addToMetric } from "./impact-metrics.repository.ts";

/**
 * Takes a request and what it searches for, alike for searches that are the same; gives what is told how many gifts
 * were found. They are counted beside their answer: the visitor neither waits for it nor hears of its failure.
 */
export type CountFoundGifts = (c: Context<AppEnv>, search: string) => (count: number) => void;

interface Dependencies {
  readonly config: Pick<Config, "publicUrl">;
  readonly db: Database;
  readonly networksOf: (c: Context<AppEnv>) => readonly string[];
  readonly createLimiter: CreateLimiter | null;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/** Counts gifts found once a visitor and search within a day, on our pages and others', and for browsers alone. */
export function createFoundGiftsCounter(dependencies: Dependencies): CountFoundGifts {
  const { config, db, networksOf, logger } = dependencies;
  const isFirst = createFirstSearches(dependencies);

  async function add(visitor: string, search: string, count: number): Promise<void> {
    if (await isFirst(visitor, search)) await addToMetric(db, "gifts_found", count);
  }

  return (c, search) => {
    if (!isFromBrowser(visitorRequest(c), config.publicUrl)) return () => {};
    const visitor = networksOf(c)[0] ?? "";
    return (count) => {
      if (count === 0) return;
      add(visitor, search, count).catch((error: unknown) => {
        logger.error({ err: error }, "The gifts found could not be counted");
      });
    };
  };
}
