import type { FoundSuggestion } from "@gifthearth/core";
import type { ErrorBody, GiftFinderMeta, GiftFinderRequest } from "@gifthearth/core/contract";
import { type Api, isFirstUse, request } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { readEventStream } from "./event-stream.ts";

/** What a gift search tells, in order: where the ideas come from, then each idea. */
export type GiftFinderEvent =
  | { readonly type: "meta"; readonly meta: GiftFinderMeta }
  | { readonly type: "suggestion"; readonly suggestion: FoundSuggestion };

/**
 * Asks for gift ideas and yields what comes, as it comes. Ends when the answer is complete.
 * @throws {ApiError} when the API refuses or the answer breaks off; what was yielded stands
 * @throws {TypeError} when the network fails; an AbortError when the signal is aborted
 */
export async function* findGifts(
  api: Api,
  query: Omit<GiftFinderRequest, "interests"> & { readonly interests: readonly string[] },
  signal: AbortSignal,
): AsyncGenerator<GiftFinderEvent> {
  const { body } = await request(api, "/api/functions/ai-gift-finder", {
    method: "POST",
    body: JSON.stringify({
      ...query,
      ...(api.partner && { partner: api.partner, isFirstUse: isFirstUse(api) }),
    }),
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    signal,
  });
  for await (const { event, data } of readEventStream(body)) {
    const value: unknown = JSON.parse(data);
    if (event === "meta" || event === "suggestion") yield { type: event, [event]: value } as GiftFinderEvent;
    else if (event === "error") throw new ApiError(500, (value as ErrorBody).error);
    else if (event === "done") return;
  }
  throw new ApiError(503, { code: "unavailable", message: "The connection broke off. Please try again." });
}
