import type {
  Contributions,
  SavedGiftIdea,
  SavedGiftIdeaRequest,
  SavedGiftQuery,
  SavedGiftQueryRequest,
} from "@gifthearth/core/contract";
import { type Api, jsonBody, request, requestJson } from "./api.ts";

// What is a user's own. All fail as every request does, with `unauthorized` for who isn't signed in.

/** Saved searches, the newest first. */
export async function fetchSavedQueries(api: Api): Promise<readonly SavedGiftQuery[]> {
  const { items } = await requestJson<{ items: SavedGiftQuery[] }>(api, "/api/saved-gift-queries");
  return items;
}

export function saveQuery(api: Api, query: SavedGiftQueryRequest): Promise<SavedGiftQuery> {
  return requestJson(api, "/api/saved-gift-queries", jsonBody("POST", query));
}

export async function deleteSavedQuery(api: Api, id: string): Promise<void> {
  await request(api, `/api/saved-gift-queries/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** Saved ideas, the newest first. */
export async function fetchSavedIdeas(api: Api): Promise<readonly SavedGiftIdea[]> {
  const { items } = await requestJson<{ items: SavedGiftIdea[] }>(api, "/api/saved-gift-ideas");
  return items;
}

export function saveIdea(api: Api, idea: SavedGiftIdeaRequest): Promise<SavedGiftIdea> {
  return requestJson(api, "/api/saved-gift-ideas", jsonBody("POST", idea));
}

export async function deleteSavedIdea(api: Api, id: string): Promise<void> {
  await request(api, `/api/saved-gift-ideas/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** What one's clicks and purchases came to. */
export function fetchContributions(api: Api): Promise<Contributions> {
  return requestJson(api, "/api/contributions");
}
