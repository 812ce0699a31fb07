import type { AdminFeedback, FeedbackRequest } from "@gifthearth/core/contract";
import { type Api, jsonBody, request, requestJson } from "./api.ts";

/** Says what somebody thinks of us. */
export async function sendFeedback(api: Api, feedback: Partial<FeedbackRequest>): Promise<void> {
  await request(api, "/api/feedback", jsonBody("POST", feedback));
}

/**
 * What people said, a page of it; `unauthorized` or `forbidden` for who is no administrator.
 * @param filter as `feedbackQuery` describes it
 */
export function fetchAdminFeedback(api: Api, filter: URLSearchParams): Promise<AdminFeedback> {
  return requestJson(api, `/api/admin/feedback?${filter}`);
}

/** Where all of it that fits a filter is, for a spreadsheet. */
export function feedbackCsvPath(filter: URLSearchParams): string {
  const all = new URLSearchParams(filter);
  all.delete("page");
  all.set("format", "csv");
  return `/api/admin/feedback?${all}`;
}
