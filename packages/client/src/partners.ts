import type {
  AdminPartner,
  AdminPartnerChange,
  AdminPartners,
  Partner,
  PartnerChange,
  PartnerFigures,
  PartnerRequest,
  Partners,
} from "@gifthearth/core/contract";
import type { FigureRange } from "@gifthearth/core/partner";
import { type Api, jsonBody, request, requestJson } from "./api.ts";

// A user's own partners. All fail as every request does, with `unauthorized` for who isn't signed in and
// `not_found` for what isn't one's own.

/** One's own partners, the oldest first, and which charities one may be. */
export function fetchPartners(api: Api): Promise<Partners> {
  return requestJson(api, "/api/partners");
}

export function signUpPartner(api: Api, partner: PartnerRequest): Promise<Partner> {
  return requestJson(api, "/api/partners", jsonBody("POST", partner));
}

export function changePartner(api: Api, id: string, change: PartnerChange): Promise<Partner> {
  return requestJson(api, pathOf(id), jsonBody("PATCH", change));
}

/** Its id is unknown from then on. */
export async function endPartner(api: Api, id: string): Promise<void> {
  await request(api, pathOf(id), { method: "DELETE" });
}

/** What a partner's widgets came to. */
export function fetchPartnerFigures(api: Api, id: string, range: FigureRange): Promise<PartnerFigures> {
  return requestJson(api, `${pathOf(id)}/figures?${new URLSearchParams({ range })}`);
}

/** Where the same is for a spreadsheet. */
export function partnerFiguresCsvPath(id: string, range: FigureRange): string {
  return `${pathOf(id)}/figures?${new URLSearchParams({ range, format: "csv" })}`;
}

/** Everybody's partners, a page of them, the newest first; for administrators. @param page from 1 */
export function fetchAdminPartners(api: Api, page: number): Promise<AdminPartners> {
  return requestJson(api, `/api/admin/partners?${new URLSearchParams({ page: String(page) })}`);
}

/** Sets limits and tracking ids, or stops a partner; for administrators. */
export function changePartnerAsAdmin(
  api: Api,
  id: string,
  change: AdminPartnerChange,
): Promise<AdminPartner> {
  return requestJson(api, `/api/admin/partners/${encodeURIComponent(id)}`, jsonBody("PATCH", change));
}

function pathOf(id: string): string {
  return `/api/partners/${encodeURIComponent(id)}`;
}
