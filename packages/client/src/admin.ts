import type { AdminOverview, AuditActions } from "@gifthearth/core/contract";
import { type Api, requestJson } from "./api.ts";

/** What the admin dashboard shows at a glance; `unauthorized` or `forbidden` for who is no administrator. */
export function fetchAdminOverview(api: Api): Promise<AdminOverview> {
  return requestJson(api, "/api/admin/overview");
}

/** What was done, the latest first. @param search what to look for, empty for everything */
export function fetchAuditActions(api: Api, search: string, page: number): Promise<AuditActions> {
  const query = new URLSearchParams({ ...(search && { search }), page: String(page) });
  return requestJson(api, `/api/admin/actions?${query}`);
}
