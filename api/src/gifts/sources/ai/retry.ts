import { APIConnectionError, APIError } from "openai";
import { GiftSourceError } from "../source.ts";

/** Tries in all, the first one included. */
const MAX_TRIES = 3;
/** The first wait before jitter, milliseconds; each further one is twice as long. */
const FIRST_WAIT = 400;

/**
 * How long to wait before a request is sent again, in milliseconds: as long as the server asks, else
 * twice as long each time, with jitter so that those who failed together don't come back together.
 * Null when it is not to be sent again: the failure would repeat itself, there were enough tries, or
 * the wait is longer than anybody's patience.
 * @param tries how many there were
 * @param patienceMs longest wait that still leaves time for an answer
 * @param random from 0 to 1
 */
export function waitBeforeRetry(
  failure: unknown,
  tries: number,
  patienceMs: number,
  random: number,
): number | null {
  if (tries >= MAX_TRIES || !isPassing(failure)) return null;
  const asked = failure instanceof APIError ? retryAfterMs(failure.headers) : null;
  const wait = asked ?? FIRST_WAIT * 2 ** (tries - 1) * (0.5 + random / 2);
  return wait < patienceMs ? wait : null;
}

/** Whether the same request may succeed a little later. */
function isPassing(failure: unknown): boolean {
  if (failure instanceof GiftSourceError) return false;
  if (failure instanceof APIConnectionError || !(failure instanceof APIError)) return true;
  if (failure.headers?.get("x-should-retry") === "false") return false;
  // A quota that is used up says 429 too, and doesn't fill again by waiting.
  if (failure.code === "insufficient_quota") return false;
  const status: unknown = failure.status;
  return typeof status !== "number" || status === 408 || status === 429 || status >= 500;
}

/** The wait that a server asks for, as milliseconds, seconds or a date; null when it asks for none. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const milliseconds = Number(headers?.get("retry-after-ms") || Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const text = headers?.get("retry-after");
  if (!text) return null;
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
