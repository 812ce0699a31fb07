import type { Logger } from "pino";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { latestExpiry } from "../../db/latest-expiry.ts";
import { ApiError } from "../api-error.ts";
import { NETWORKS } from "../visitor-address.ts";
import { type By, type ByOf, LIMITS, type LimitGroup, windowsOf } from "./groups.ts";
import type { CreateLimiter, Limiter, Refusal } from "./store.ts";
import { duration } from "./words.ts";

/** What attempts are counted by; of a network all that there are, the narrowest first. */
type Key = string | readonly string[];

/** Counts attempts against the limits of their groups. */
export interface Limits {
  /**
   * Counts attempts by a key.
   * @param points how many at once
   * @throws {ApiError} `too_many_requests`, saying when to come back
   */
  count<Group extends LimitGroup>(group: Group, by: ByOf<Group>, key: Key, points?: number): Promise<void>;
  /** Counts an attempt. @returns whether it is within the limits */
  allows<Group extends LimitGroup>(group: Group, by: ByOf<Group>, key: Key): Promise<boolean>;
  /** Forgets the key's attempts. */
  forget<Group extends LimitGroup>(group: Group, by: ByOf<Group>, key: Key): Promise<void>;
}

interface Parts {
  /** Whether anything is limited at all. */
  readonly enabled: boolean;
  /** Keeps the counts; the process's own memory when null. */
  readonly createLimiter: CreateLimiter | null;
  readonly logger: Logger;
}

/** After the store failed, the process counts by itself for so long before it asks the store again, milliseconds. */
const PAUSE = 10_000;

/**
 * Limits over a store that processes may share. A store that is down takes nothing down: each process then counts by
 * itself, and says so in the log.
 */
export function createLimits({ enabled, createLimiter, logger }: Parts): Limits {
  let pausedUntil = 0;

  async function ask<Answer>(
    { shared, own }: Counter,
    question: (limiter: Limiter) => Promise<Answer>,
  ): Promise<Answer> {
    if (!shared || performance.now() < pausedUntil) return question(own);
    try {
      return await question(shared);
    } catch (failure) {
      if (isRefusal(failure)) throw failure;
      if (performance.now() >= pausedUntil) {
        logger.warn({ err: failure }, "The store of rate limits failed; this process counts by itself");
      }
      pausedUntil = performance.now() + PAUSE;
      return question(own);
    }
  }

  const counters = new Map<string, Counter[]>();
  for (const group of Object.keys(LIMITS) as LimitGroup[]) {
    for (const [by, { attempts, seconds }] of windowsOf(group)) {
      const name = nameOf(group, by);
      const networks = by.startsWith("network") ? NETWORKS : NETWORKS.slice(0, 1);
      for (const [place, { times }] of networks.entries()) {
        const keyPrefix = `${name}:${seconds}${times > 1 ? `:${times}` : ""}`;
        const settings = { keyPrefix, points: times * attempts, duration: seconds };
        const counter = {
          seconds,
          place,
          own: new RateLimiterMemory(settings),
          shared: createLimiter?.(settings) ?? null,
        };
        counters.set(name, [...(counters.get(name) ?? []), counter]);
      }
    }
  }

  function countersOf(name: string, key: Key): (readonly [Counter, string])[] {
    const keys = [key].flat();
    return (counters.get(name) ?? []).flatMap((counter) => {
      const its = keys[counter.place];
      return its === undefined ? [] : [[counter, its] as const];
    });
  }

  /** @returns null within the limits, else how long they are passed, milliseconds */
  async function take(name: string, keys: Key, points: number): Promise<number | null> {
    if (!enabled) return null;
    for (const [counter, key] of countersOf(name, keys)) {
      try {
        await ask(counter, (limiter) => consume(limiter, counter.seconds, key, points));
      } catch (refusal) {
        if (!isRefusal(refusal)) throw refusal;
        return refusal.msBeforeNext;
      }
    }
    return null;
  }

  return {
    async count(group, by, key, points = 1) {
      const milliseconds = await take(nameOf(group, by), key, points);
      if (milliseconds !== null) throw tooManyAttempts(milliseconds);
    },
    async allows(group, by, key) {
      return (await take(nameOf(group, by), key, 1)) === null;
    },
    async forget(group, by, keys) {
      if (!enabled) return;
      for (const [counter, key] of countersOf(nameOf(group, by), keys)) {
        await ask(counter, (limiter) => limiter.delete(key));
      }
    },
  };
}

/** What counts one window: by the store, and by itself where there is none or it is down. */
interface Counter {
  /** How long the window is. */
  readonly seconds: number;
  /** Which of the keys it counts by. */
  readonly place: number;
  readonly own: Limiter;
  readonly shared: Limiter | null;
}

/**
 * Counts, beginning anew where the window ends later than one can that begins now: it was dated by a clock that ran
 * ahead, and would lock its owner out until then.
 */
async function consume(limiter: Limiter, seconds: number, key: string, points: number): Promise<unknown> {
  try {
    return await limiter.consume(key, points);
  } catch (refusal) {
    const latest = latestExpiry(seconds * 1000, new Date(0)).getTime();
    if (!isRefusal(refusal) || refusal.msBeforeNext <= latest) throw refusal;
    await limiter.delete(key);
    return limiter.consume(key, points);
  }
}

/** Whether a limiter says by a rejection that a limit is passed, and not that its store failed. */
export function isRefusal(rejection: unknown): rejection is Refusal {
  return typeof rejection === "object" && rejection !== null && "msBeforeNext" in rejection;
}

function nameOf(group: LimitGroup, by: By): string {
  return `${group}:${by}`;
}

function tooManyAttempts(milliseconds: number): ApiError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ApiError(
    "too_many_requests",
    `Too many attempts. Please try again in ${duration(retryAfter)}.`,
    { retryAfter },
  );
}
