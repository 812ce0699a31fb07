import type { Preferences, PreferencesChange } from "@gifthearth/core/contract";
import { type Api, jsonBody, requestJson } from "./api.ts";

// How who is signed in wants things. Both fail as every request does, with `unauthorized` for who isn't.

export function fetchPreferences(api: Api): Promise<Preferences> {
  return requestJson(api, "/api/preferences");
}

/** Changes what is named. */
export function changePreferences(api: Api, change: PreferencesChange): Promise<Preferences> {
  return requestJson(api, "/api/preferences", jsonBody("PATCH", change));
}
