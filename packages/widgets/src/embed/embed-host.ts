import type { Api } from "@gifthearth/client";
import { isCountryCode } from "@gifthearth/core";
import type { Notice, WidgetHost } from "../host.ts";

/** Where this script came from is where the API and the site are. */
const SITE_URL = new URL(import.meta.url).origin;

const API: Api = { baseUrl: SITE_URL, fetch: (...request) => fetch(...request) };

/**
 * The host of one embedded widget: it stores nothing, and its messages stay inside the widget.
 * @param element its `country` attribute is the country; without one the visitor's address decides
 */
export function createEmbedHost(element: HTMLElement, notify: (notice: Notice) => void): WidgetHost {
  const country = (element.getAttribute("country") ?? "").toUpperCase();
  return {
    api: API,
    country: isCountryCode(country) ? country : null,
    siteUrl: SITE_URL,
    utmSource: "gifthearth-embed",
    notify,
    memory: null,
    reload: null,
  };
}
