import { APIConnectionError, APIError } from "openai";
import { GiftSourceError } from "../source.ts";
import type { TimeLimits } from "./time-limits.ts";

/** What an operator can do about a status. */
const ADVICE: Readonly<Record<number, string>> = {
  400: "check AI_MODEL and that the endpoint takes streamed chat completions",
  401: "check AI_API_KEY",
  403: "check that AI_API_KEY may use AI_MODEL",
  404: "check AI_BASE_URL and AI_MODEL",
  429: "its rate limit or quota is used up",
};

/**
 * Any failure of the AI as a {@link GiftSourceError}. The message is made of our own words alone, since a
 * server's may repeat the key or the prompt; the failure itself is the cause.
 */
export function toGiftSourceError(cause: unknown, limits: TimeLimits): GiftSourceError {
  if (cause instanceof GiftSourceError) return cause;
  return new GiftSourceError(`The AI ${limits.exceeded() ?? describe(cause)}`, { cause });
}

function describe(cause: unknown): string {
  if (cause instanceof APIConnectionError) return "could not be reached: check AI_BASE_URL";
  if (!(cause instanceof APIError)) return "broke off its answer, or sent one that is no event stream";
  const status: unknown = cause.status;
  if (typeof status !== "number") return "reported an error in the middle of its answer";
  const advice = ADVICE[status];
  return `answered with status ${status}${advice ? `: ${advice}` : ""}`;
}
