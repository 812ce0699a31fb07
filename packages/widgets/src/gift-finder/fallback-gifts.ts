import { fallbackGifts, MARKETPLACES, marketplaceFrom } from "@gifthearth/core";
import type { FormQuery, WidgetHost } from "../host.ts";

/** What an answer lacks when our API has failed: gifts that need nothing of it. Fetched then, and by nobody else. */
export function standIns({ country, detectedCountry, siteUrl, api }: WidgetHost, query: FormQuery) {
  const gifts = fallbackGifts(query, country ?? detectedCountry ?? null, api.partner);
  return {
    failed: true,
    suggestions: gifts.map((gift, index) => ({ ...gift, position: index + 1 })),
    marketplaces: MARKETPLACES.rows.map((row) => marketplaceFrom(row, null, isOurs(siteUrl))),
  };
}

/** Whether the page is one of our own site. Only the API knows whether others may link to a marketplace. */
function isOurs(siteUrl: string): boolean {
  return new URL(siteUrl, location.href).host === location.host;
}
