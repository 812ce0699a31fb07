import type { Calendar, NewCalendar } from "@gifthearth/core/contract";
import { type Api, request, requestJson } from "./api.ts";

// The days of a user's people, for calendar programs. All fail as every request does, with `unauthorized` for who
// isn't signed in.

export function fetchCalendar(api: Api): Promise<Calendar> {
  return requestJson(api, "/api/calendar");
}

/** Makes a secret address; the one before, if any, leads nowhere from then on. */
export function makeCalendar(api: Api): Promise<NewCalendar> {
  return requestJson(api, "/api/calendar", { method: "POST" });
}

export async function endCalendar(api: Api): Promise<void> {
  await request(api, "/api/calendar", { method: "DELETE" });
}
