import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { type IRateLimiterOptions, RateLimiterRedis } from "rate-limiter-flexible";

/** How long the server's start waits for Redis, milliseconds. */
const START = 1_000;
/** The longest that is waited before Redis is tried again, milliseconds. */
const LONGEST_PAUSE = 5_000;

/**
 * Counts in Redis, or what speaks its protocol. Connects by itself, and again whenever the connection breaks; until
 * then every question fails at once.
 * @param url `redis://` or `rediss://`
 */
export async function openRedisLimiters(url: string, logger: Logger) {
  // Only who uses it loads it.
  const { createClient } = await import("@redis/client");
  const storeClient = createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, LONGEST_PAUSE) },
  });
  let isDown = false;
  storeClient.on("error", ({ message }: Error) => {
    // Each try fails; the first tells.
    if (!isDown) logger.warn({ reason: message }, "Redis can't be reached; it is tried again");
    isDown = true;
  });
  storeClient.on("ready", () => {
    if (isDown) logger.info("Redis is back");
    isDown = false;
  });
  // Fails only when it is closed before it ever was open.
  const connecting = storeClient.connect().catch(() => {});
  await Promise.race([connecting, setTimeout(START, undefined, { ref: false })]);
  return {
    createLimiter: (settings: IRateLimiterOptions) =>
      new RateLimiterRedis({
        ...settings,
        storeClient,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        inMemoryBlockOnConsumed: settings.points + 1,
      }),
    close: async () => storeClient.destroy(),
  };
}
