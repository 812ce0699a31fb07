import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "./api-error.ts";

/** So many attempts in so long, for each key. */
export interface RateLimit {
  /**
   * Counts an attempt.
   * @throws {ApiError} `too_many_requests`, saying when to come back
   */
  consume(key: string): Promise<void>;
  /** Counts an attempt. @returns whether it is within the limit */
  allows(key: string): Promise<boolean>;
  /** Forgets the key's attempts. */
  reset(key: string): Promise<void>;
}

interface LimitSettings {
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

/** @param enabled whether attempts are limited at all */
export function createRateLimit({ name, attempts, seconds }: LimitSettings, enabled: boolean): RateLimit {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: attempts, duration: seconds });
  /** @returns null within the limit, else how it was passed */
  async function count(key: string): Promise<RateLimiterRes | null> {
    if (!enabled) return null;
    try {
      await limiter.consume(key);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return refusal;
    }
  }

  return {
    async consume(key) {
      const refusal = await count(key);
      if (refusal) throw tooManyAttempts(refusal.msBeforeNext);
    },
    async allows(key) {
      return (await count(key)) === null;
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}

function tooManyAttempts(milliseconds: number): ApiError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ApiError(
    "too_many_requests",
    `Too many attempts. Please try again in ${duration(retryAfter)}.`,
    {
      retryAfter,
    },
  );
}

/** "40 seconds", "1 minute", "12 minutes", "2 hours", rounded up. */
function duration(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, "second"]
      : seconds < 3600
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3600), "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
