import type { GiftSuggestion } from "@gifthearth/core";
import type { Recipient, RecipientRequest } from "@gifthearth/core/contract";
import { type Api, jsonBody, request, requestJson } from "./api.ts";

// The people whom a user gives to. All fail as every request does, with `unauthorized` for who isn't signed in and
// `not_found` for who isn't one's own.

/** By name. */
export async function fetchPeople(api: Api): Promise<readonly Recipient[]> {
  const { items } = await requestJson<{ items: Recipient[] }>(api, "/api/people");
  return items;
}

export function fetchPerson(api: Api, id: string): Promise<Recipient> {
  return requestJson(api, pathOf(id));
}

/** What our catalogue has for their day that comes next. */
export async function fetchPersonIdeas(api: Api, id: string): Promise<readonly GiftSuggestion[]> {
  const { items } = await requestJson<{ items: GiftSuggestion[] }>(api, `${pathOf(id)}/ideas`);
  return items;
}

export function addPerson(api: Api, person: RecipientRequest): Promise<Recipient> {
  return requestJson(api, "/api/people", jsonBody("POST", person));
}

/** Replaces all that is kept of them. */
export function replacePerson(api: Api, id: string, person: RecipientRequest): Promise<Recipient> {
  return requestJson(api, pathOf(id), jsonBody("PUT", person));
}

export async function deletePerson(api: Api, id: string): Promise<void> {
  await request(api, pathOf(id), { method: "DELETE" });
}

function pathOf(id: string): string {
  return `/api/people/${encodeURIComponent(id)}`;
}
