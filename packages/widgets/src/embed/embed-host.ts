import type { Notice, WidgetHost } from "../host.ts";
import type { EmbeddedProps } from "./instance.ts";

/** The host of one embedded widget: it stores nothing, and its messages stay inside the widget. */
export function createEmbedHost(
  {
    instance: { api, emit, ready },
    settings: { server, partner = "gifthearth-embed", country, siteLinksOnly },
  }: EmbeddedProps,
  notify: (notice: Notice) => void,
): WidgetHost {
  return {
    api,
    country: country ?? null,
    siteUrl: server,
    utmSource: partner,
    notify,
    emit,
    ready,
    siteLinksOnly,
    memory: null,
    reload: null,
  };
}
