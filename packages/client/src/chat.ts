import type {
  ChatMessage,
  ChatMessagesResponse,
  ChatMeta,
  ChatRecommendation,
  ChatRecommendationsResponse,
  ChatRequest,
  ChatSession,
  ErrorBody,
} from "@gifthearth/core/contract";
import { type Api, request, requestJson } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { readEventStream } from "./event-stream.ts";

/** What a reply tells, in order: where its ideas come from, its words piece by piece, its ideas. */
export type ChatEvent =
  | { readonly type: "meta"; readonly meta: ChatMeta }
  | { readonly type: "text"; readonly delta: string }
  | { readonly type: "suggestion"; readonly suggestion: ChatRecommendation };

const JSON_TYPE = { "content-type": "application/json" };

/** Starts a conversation; fails as every request does. */
export function startChat(api: Api): Promise<ChatSession> {
  return requestJson(api, "/api/chat/sessions", { method: "POST", body: "{}", headers: JSON_TYPE });
}

/** What was said in a conversation; fails as every request does, with `not_found` when it isn't ours. */
export async function fetchChatMessages(api: Api, sessionId: string): Promise<readonly ChatMessage[]> {
  const { items } = await requestJson<ChatMessagesResponse>(api, `${pathOf(sessionId)}/messages`);
  return items;
}

/** The ideas that a conversation brought, the latest first; fails likewise. */
export function fetchChatRecommendations(api: Api, sessionId: string): Promise<ChatRecommendationsResponse> {
  return requestJson(api, `${pathOf(sessionId)}/recommendations`);
}

/**
 * Says something and yields the reply as it comes. Ends when the reply is complete and stored.
 * @throws {ApiError} when the API refuses or the reply breaks off; what was yielded stands
 * @throws {TypeError} when the network fails; an AbortError when the signal is aborted
 */
export async function* sendChatMessage(
  api: Api,
  message: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { body } = await request(api, "/api/functions/chat-gift-finder", {
    method: "POST",
    body: JSON.stringify(message),
    headers: { ...JSON_TYPE, accept: "text/event-stream" },
    signal,
  });
  for await (const { event, data } of readEventStream(body)) {
    const value: unknown = JSON.parse(data);
    if (event === "meta") yield { type: "meta", meta: value as ChatMeta };
    else if (event === "text") yield { type: "text", delta: (value as { readonly delta: string }).delta };
    else if (event === "suggestion") yield { type: "suggestion", suggestion: value as ChatRecommendation };
    else if (event === "error") throw new ApiError(500, (value as ErrorBody).error);
    else if (event === "done") return;
  }
  throw new ApiError(503, { code: "unavailable", message: "The connection broke off. Please try again." });
}

function pathOf(sessionId: string): string {
  return `/api/chat/sessions/${encodeURIComponent(sessionId)}`;
}
