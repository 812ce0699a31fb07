import type {
  OwnSharedList,
  SharedList,
  SharedListClaim,
  SharedListCreated,
  SharedListRelease,
  SharedListRequest,
  SharedListVote,
} from "@gifthearth/core/contract";
import { type Api, jsonBody, request, requestJson } from "./api.ts";

// Lists of ideas at secret addresses. What is asked by a key fails with `not_found` where there is no such list, and
// with `gone` for one that has ended.

export function shareList(api: Api, list: SharedListRequest): Promise<SharedListCreated> {
  return requestJson(api, "/api/shared-lists", jsonBody("POST", list));
}

export function fetchSharedList(api: Api, key: string): Promise<SharedList> {
  return requestJson(api, pathOf(key));
}

/** @returns the list as it is then, like the next two */
export function voteOnIdea(api: Api, key: string, vote: SharedListVote): Promise<SharedList> {
  return requestJson(api, `${pathOf(key)}/votes`, jsonBody("POST", vote));
}

/** Fails with `conflict` where somebody else gets it already. */
export function claimIdea(api: Api, key: string, claim: SharedListClaim): Promise<SharedList> {
  return requestJson(api, `${pathOf(key)}/claims`, jsonBody("POST", claim));
}

export function releaseIdea(api: Api, key: string, release: SharedListRelease): Promise<SharedList> {
  return requestJson(api, `${pathOf(key)}/claims/release`, jsonBody("POST", release));
}

/** Ends a list by the key that who shared it has. */
export async function endSharedList(api: Api, key: string, ownerKey: string): Promise<void> {
  await request(api, `${pathOf(key)}/end`, jsonBody("POST", { ownerKey }));
}

/** The lists that a user shares, the newest first. */
export async function fetchOwnSharedLists(api: Api): Promise<readonly OwnSharedList[]> {
  const { items } = await requestJson<{ items: OwnSharedList[] }>(api, "/api/own-shared-lists");
  return items;
}

export async function endOwnSharedList(api: Api, id: string): Promise<void> {
  await request(api, `/api/own-shared-lists/${encodeURIComponent(id)}`, { method: "DELETE" });
}

function pathOf(key: string): string {
  return `/api/shared-lists/${encodeURIComponent(key)}`;
}
