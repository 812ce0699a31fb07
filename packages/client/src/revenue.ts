import type { RevenueImport, RevenueImportQuery, RevenueSnapshot } from "@gifthearth/core/contract";
import { type Api, requestJson } from "./api.ts";

// For administrators. All fail as every request does.

/**
 * Imports an earnings report; `invalid_request` with a sentence that names line and column for a report that can't
 * be relied on, and then nothing is written.
 */
export function importRevenue(api: Api, file: Blob, query: RevenueImportQuery): Promise<RevenueImport> {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return requestJson(api, `/api/admin/revenue?${new URLSearchParams(given)}`, {
    method: "POST",
    body: file,
    // Whatever a browser takes the file for.
    headers: { "content-type": "application/octet-stream" },
  });
}

/** The imported reports, the newest first. */
export async function fetchRevenue(api: Api): Promise<readonly RevenueSnapshot[]> {
  const { items } = await requestJson<{ items: RevenueSnapshot[] }>(api, "/api/admin/revenue");
  return items;
}
