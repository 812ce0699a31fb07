import { type Api, fetchRecommendations } from "@gifthearth/client";
import type { RecommendationsResponse } from "@gifthearth/core/contract";
import { data } from "react-router";
import { findMode, type Mode } from "./modes.ts";
import { readWish, toContext, type Wish } from "./wish.ts";

export interface RecommendationsData {
  /** Null where the address carries no gift context. */
  readonly wish: Wish | null;
  /**
   * Null when it could not be had, or nothing was asked. In the browser it is on its way while the page
   * already stands; the server waits for it.
   */
  readonly answer: RecommendationsResponse | null | Promise<RecommendationsResponse | null>;
}

/** @throws an answer of status 404 for a mode that there isn't */
export async function loadRecommendations(api: Api, request: Request, modeName: string | undefined) {
  const mode = findMode(modeName);
  if (!mode) throw data(null, { status: 404 });
  const wish = readWish(new URL(request.url).searchParams);
  if (!wish) return { wish, answer: null } satisfies RecommendationsData;
  const answer = askEngine(api, wish, mode, request.signal);
  if (typeof document !== "undefined") return { wish, answer } satisfies RecommendationsData;
  const settled = await answer;
  return data<RecommendationsData>({ wish, answer: settled }, { status: settled ? 200 : 503 });
}

function askEngine(
  api: Api,
  wish: Wish,
  mode: Mode,
  signal: AbortSignal,
): Promise<RecommendationsResponse | null> {
  return fetchRecommendations(
    api,
    { ...toContext(wish), currency: wish.currency, ...mode.request },
    signal,
  ).catch(() => null);
}
