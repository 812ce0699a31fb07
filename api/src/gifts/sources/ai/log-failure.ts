import type { SuggestionSource } from "@gifthearth/core";
import type { Logger } from "pino";
import { GiftSourceError } from "../source.ts";

/** Our own errors say all that is fit for a log; their causes may repeat a key or a visitor's words. */
export function logFailure(logger: Logger, source: SuggestionSource, error: unknown): void {
  if (error instanceof GiftSourceError) {
    const [level, what] = isPlanned(error) ? (["info", "rests"] as const) : (["warn", "failed"] as const);
    logger[level]({ source, reason: error.message }, `gift source ${what}`);
  } else logger.error({ source, err: error }, "gift source failed unexpectedly");
}

/** The operator's own limit is no failure, and is told to no visitor as one. */
export function isPlanned(error: unknown): boolean {
  return error instanceof GiftSourceError && error.isPlanned;
}
