import type {
  Charity,
  CharityChange,
  CharityMember,
  CharityMembers,
  CharityRequest,
  CloseChecklist,
  CloseRequest,
  CloseResponse,
  MonthlyCharities,
  MonthlyCharitiesRequest,
  SkipResponse,
} from "@gifthearth/core/contract";
import { type Api, jsonBody, request, requestJson } from "./api.ts";

// For administrators. All fail as every request does, with `unauthorized` or `forbidden` for others.

/** Every charity, by name. */
export async function fetchCharities(api: Api): Promise<readonly Charity[]> {
  const { items } = await requestJson<{ items: Charity[] }>(api, "/api/admin/charities");
  return items;
}

export function addCharity(api: Api, charity: CharityRequest): Promise<Charity> {
  return requestJson(api, "/api/admin/charities", jsonBody("POST", charity));
}

export function changeCharity(api: Api, id: string, change: CharityChange): Promise<Charity> {
  return requestJson(api, `/api/admin/charities/${encodeURIComponent(id)}`, jsonBody("PATCH", change));
}

/** Whom a month's donation goes to. @param month YYYY-MM */
export function fetchMonthlyCharities(api: Api, month: string): Promise<MonthlyCharities> {
  return requestJson(api, `/api/admin/monthly-charities/${month}`);
}

/** Chooses whom a month's donation goes to; the shares add up to 1. @param month YYYY-MM */
export function chooseCharities(
  api: Api,
  month: string,
  choice: MonthlyCharitiesRequest,
): Promise<MonthlyCharities> {
  return requestJson(api, `/api/admin/monthly-charities/${month}`, jsonBody("PUT", choice));
}

/** What is to be known before a month is closed. @param month YYYY-MM */
export function fetchCloseChecklist(api: Api, month: string): Promise<CloseChecklist> {
  return requestJson(api, `/api/admin/closes/${month}`);
}

/**
 * Closes a month; one that is closed already stays as it is.
 * @param month YYYY-MM
 * @param exception what it lacks, and why it is closed all the same
 */
export function closeMonth(
  api: Api,
  month: string,
  exception?: CloseRequest["exception"],
): Promise<CloseResponse> {
  return requestJson(api, "/api/admin/closes", jsonBody("POST", { month, exception }));
}

/** Leaves out a month that has no reports. @param month YYYY-MM @param reason for everybody to read */
export function skipMonth(api: Api, month: string, reason: string): Promise<SkipResponse> {
  return requestJson(api, "/api/admin/skips", jsonBody("POST", { month, reason }));
}

/** Who acts for a charity. */
export async function fetchCharityMembers(api: Api, charityId: string): Promise<readonly CharityMember[]> {
  const { items } = await requestJson<CharityMembers>(api, membersPath(charityId));
  return items;
}

/** Lets the account of an address act for a charity. */
export function addCharityMember(api: Api, charityId: string, email: string): Promise<CharityMember> {
  return requestJson(api, membersPath(charityId), jsonBody("POST", { email }));
}

export async function removeCharityMember(api: Api, charityId: string, userId: string): Promise<void> {
  await request(api, `${membersPath(charityId)}/${encodeURIComponent(userId)}`, { method: "DELETE" });
}

function membersPath(charityId: string): string {
  return `/api/admin/charities/${encodeURIComponent(charityId)}/members`;
}
