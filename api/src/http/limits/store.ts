import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import { type IRateLimiterOptions, type RateLimiterAbstract, RLWrapperTimeouts } from "rate-limiter-flexible";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { databaseLimiters } from "./database-store.ts";
import { openRedisLimiters } from "./redis-store.ts";

/** What counts one window of one group of routes. */
export interface Limiter {
  /** Rejects with a {@link Refusal} beyond the limit, and with an error where the store fails. */
  consume(key: string, points: number): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}

/** As the library rejects it. */
export interface Refusal {
  readonly msBeforeNext: number;
}

export type CreateLimiter = (settings: IRateLimiterOptions) => Limiter;

/** Where attempts are counted. */
export interface LimitStore {
  /** Null for each process's own memory. */
  readonly createLimiter: CreateLimiter | null;
  close(): Promise<void>;
}

interface Dependencies {
  readonly config: Pick<Config, "rateLimitStore" | "redisUrl" | "databaseUrl">;
  readonly db: Database;
  readonly logger: Logger;
}

/** So long the store may take, milliseconds; then the process counts by itself. */
const PATIENCE = 1_000;

/** Opens the store that `RATE_LIMIT_STORE` names. That it is down is no error. */
export async function openLimitStore({ config, db, logger }: Dependencies): Promise<LimitStore> {
  const { rateLimitStore, redisUrl, databaseUrl } = config;
  if (rateLimitStore === "memory") return { createLimiter: null, close: async () => {} };
  const { createLimiter, close } =
    rateLimitStore === "redis"
      ? await openRedisLimiters(redisUrl, logger)
      : { createLimiter: databaseLimiters(db), close: async () => {} };
  return {
    createLimiter: (settings) =>
      new RLWrapperTimeouts({
        limiter: withHashedKeys(createLimiter(settings), databaseUrl),
        timeoutMs: PATIENCE,
      }),
    close,
  };
}

/**
 * Keys name networks, mail addresses and searches, of which none is stored as it is: outside this process they are
 * hashes. All processes must make the same, so the secret is what they share, the database's URL. Whoever knows it, or
 * can guess it, as that of an SQLite file, can try out what a hash stands for.
 */
function withHashedKeys<Limiter extends RateLimiterAbstract>(limiter: Limiter, secret: string): Limiter {
  const { keyPrefix } = limiter;
  limiter.getKey = (key) =>
    `${keyPrefix}:${createHmac("sha256", secret).update(`${key}`).digest("base64url")}`;
  return limiter;
}
