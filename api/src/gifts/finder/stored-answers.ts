import type { FoundSuggestion } from "@gifthearth/core";
import type { GiftFinderEvent, GiftFinderMeta, GiftFinderResponse } from "@gifthearth/core/contract";
import type { Context } from "hono";
import { stream } from "hono/streaming";
import type { Logger } from "pino";
import { ApiError, toErrorBody } from "../../http/api-error.ts";
import type { AppEnv } from "../../http/env.ts";
import { createDrawingsInTurn } from "../drawings/drawing-of.ts";
import { GiftSourceError } from "../sources/source.ts";

type Find = (signal: AbortSignal) => AsyncIterable<GiftFinderEvent>;
type Found = (count: number) => void;

const FAILED = "Unable to get gift recommendations. Please try again.";

/**
 * The whole answer at once; it names the last source that answered.
 * @throws {ApiError} `unavailable` when no source answers
 * @throws the signal's reason when the visitor has left
 */
export async function collectAnswer(find: Find, signal: AbortSignal): Promise<GiftFinderResponse> {
  let meta: GiftFinderMeta | undefined;
  const suggestions: FoundSuggestion[] = [];
  const withDrawing = createDrawingsInTurn();
  try {
    for await (const event of find(signal)) {
      if (event.type === "meta") meta = event.meta;
      else suggestions.push(withDrawing(event.suggestion));
    }
  } catch (error) {
    throw toFailure(error);
  }
  signal.throwIfAborted();
  if (!meta) throw new ApiError("unavailable", FAILED);
  return { ...meta, suggestions };
}

/**
 * The answer as an event stream: `meta`, `suggestion`s, and `done` or `error` at the end. Every event
 * leaves as soon as it is known. When the visitor leaves, the work ends.
 * @param found told how many suggestions were sent, however the stream ended
 */
export function streamAnswer(c: Context<AppEnv>, find: Find, found: Found, logger: Logger): Response {
  const left = new AbortController();
  const signal = AbortSignal.any([c.req.raw.signal, left.signal]);
  c.header("Content-Type", "text/event-stream");
  c.header("Cache-Control", "no-store");
  // Asks proxies in front not to wait for more.
  c.header("X-Accel-Buffering", "no");
  return stream(c, async (output) => {
    const send = (event: string, message: unknown) =>
      output.write(`event: ${event}\ndata: ${JSON.stringify(message)}\n\n`);
    output.onAbort(() => left.abort());
    let count = 0;
    const withDrawing = createDrawingsInTurn();
    try {
      for await (const event of find(signal)) {
        if (event.type === "meta") await send("meta", event.meta);
        else await send("suggestion", withDrawing(event.suggestion));
        if (event.type === "suggestion") count++;
      }
      await send("done", { count });
    } catch (error) {
      if (signal.aborted) return;
      const requestId = c.get("requestId");
      const failure = toFailure(error);
      logger.error({ err: failure, requestId }, "The gift finder failed");
      await send("error", toErrorBody(failure, requestId));
    } finally {
      found(count);
    }
  });
}

/** Why a source failed is in the log already, where it is told without a visitor's words. */
function toFailure(error: unknown): ApiError {
  return new ApiError("unavailable", FAILED, error instanceof GiftSourceError ? {} : { cause: error });
}
