import type { ChatMeta, ChatRecommendation, ChatResponse } from "@gifthearth/core/contract";
import type { Context } from "hono";
import { stream } from "hono/streaming";
import type { Logger } from "pino";
import { ApiError, toErrorBody } from "../../http/api-error.ts";
import type { AppEnv } from "../../http/env.ts";
import type { ReplyEvent } from "./chat.service.ts";
import { toChatRecommendation } from "./recommendation.ts";

type Reply = (signal: AbortSignal) => AsyncIterable<ReplyEvent>;
/** Told how many ideas were given, however the reply ended. */
type Found = (count: number) => void;

const FAILED = "Failed to get a response. Please try again.";

/**
 * The whole reply at once; it names the last source of ideas.
 * @throws {ApiError} `unavailable` when there is none
 * @throws the signal's reason when the visitor has left
 */
export async function collectReply(
  reply: Reply,
  sessionId: string,
  found: Found,
  signal: AbortSignal,
): Promise<ChatResponse> {
  let meta: ChatMeta | undefined;
  let message = "";
  const recommendations: ChatRecommendation[] = [];
  try {
    for await (const event of reply(signal)) {
      if (event.type === "meta") meta = event.meta;
      else if (event.type === "text") message += event.delta;
      else recommendations.push(toChatRecommendation(event.suggestion, sessionId, marketplaceOf(meta)));
    }
  } catch (cause) {
    throw new ApiError("unavailable", FAILED, { cause });
  }
  signal.throwIfAborted();
  if (!meta) throw new ApiError("unavailable", FAILED);
  found(recommendations.length);
  return { ...meta, message, recommendations };
}

/**
 * The reply as an event stream: `meta`, `text` and `suggestion` as they become known, and `done` or `error`
 * at the end. When the visitor leaves, the work ends.
 */
export function streamReply(
  c: Context<AppEnv>,
  reply: Reply,
  sessionId: string,
  found: Found,
  logger: Logger,
): Response {
  const left = new AbortController();
  const signal = AbortSignal.any([c.req.raw.signal, left.signal]);
  c.header("Content-Type", "text/event-stream");
  // Asks proxies in front not to wait for more.
  c.header("X-Accel-Buffering", "no");
  return stream(c, async (output) => {
    const send = (event: string, data: unknown) =>
      output.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    output.onAbort(() => left.abort());
    let meta: ChatMeta | undefined;
    let message = "";
    let count = 0;
    try {
      for await (const event of reply(signal)) {
        if (event.type === "meta") {
          meta = event.meta;
          await send("meta", meta);
        } else if (event.type === "text") {
          message += event.delta;
          await send("text", { delta: event.delta });
        } else {
          count++;
          await send("suggestion", toChatRecommendation(event.suggestion, sessionId, marketplaceOf(meta)));
        }
      }
      await send("done", { message, count });
    } catch (cause) {
      if (signal.aborted) return;
      const requestId = c.get("requestId");
      const failure = new ApiError("unavailable", FAILED, { cause });
      logger.error({ err: failure, requestId }, "The chat failed");
      await send("error", toErrorBody(failure, requestId));
    } finally {
      found(count);
    }
  });
}

function marketplaceOf(meta: ChatMeta | undefined) {
  return meta?.marketplaces.find(({ countryCode }) => countryCode === meta.countryCode);
}
