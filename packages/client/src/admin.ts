import type { AdminOverview } from "@gifthearth/core/contract";
import { type Api, requestJson } from "./api.ts";

/** What the admin dashboard shows at a glance; `unauthorized` or `forbidden` for who is no administrator. */
export function fetchAdminOverview(api: Api): Promise<AdminOverview> {
  return requestJson(api, "/api/admin/overview");
}
