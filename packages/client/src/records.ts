import type { ClickEventRequest, UserInteractionRequest } from "@gifthearth/core/contract";
import { type Api, request } from "./api.ts";

/**
 * Tells the API what happened: sent even while the page is being left, in nobody's way, and its
 * failure is nobody's trouble. As plain text, so that a page on another site needs no preflight.
 */
function record(api: Api, path: string, body: unknown): void {
  request(api, path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "text/plain" },
    keepalive: true,
  }).catch(() => {});
}

/** An outbound click on a shop link. */
export function recordClick(api: Api, click: ClickEventRequest): void {
  record(api, "/api/click-events", { ...click, partner: api.partner });
}

/**
 * What a visitor did with a part of a page, such as reading the charity notice; nothing under Global
 * Privacy Control.
 */
export function recordInteraction(api: Api, interaction: UserInteractionRequest): void {
  if (mayAnalyse()) record(api, "/api/user-interactions", interaction);
}

/** Whether the visitor's browser does not object; the DOM's types don't know the flag yet. */
export function mayAnalyse(): boolean {
  return !(navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl;
}
