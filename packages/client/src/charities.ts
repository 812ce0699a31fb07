import type {
  Charity,
  CharityChange,
  CharityRequest,
  MonthlyCharities,
  MonthlyCharitiesRequest,
} from "@gifthearth/core/contract";
import { type Api, jsonBody, requestJson } from "./api.ts";

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
