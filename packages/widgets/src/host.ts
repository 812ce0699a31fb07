import type { Api } from "@gifthearth/client";
import type { CountryCode, GiftQuery } from "@gifthearth/core";
import { createContext, useContext } from "react";

/** A short message to the visitor, shown as the place sees fit (a toast). */
export interface Notice {
  readonly kind: "success" | "info" | "error";
  readonly text: string;
  readonly description?: string;
}

/** What a search left behind for the rest of the visit (specification, section 3, browser storage). */
export interface VisitMemory {
  /** The whole form query; given back once, then forgotten. */
  takeLastQuery(): GiftQuery | null;
  storeLastQuery(query: GiftQuery): void;
  lastRecommendations(): readonly RememberedSuggestion[];
  storeLastRecommendations(suggestions: readonly RememberedSuggestion[]): void;
}

export interface RememberedSuggestion {
  readonly title: string;
  readonly priceRange: string;
}

/** What a widget asks of the place it lives in; it knows nothing else of it (design, section 1). */
export interface WidgetHost {
  readonly api: Api;
  /** The visitor's own choice; null leaves it to the server, which goes by the address. */
  readonly country: CountryCode | null;
  /** Where our own site is, without a slash at the end: "" on the site itself. */
  readonly siteUrl: string;
  /** Names this place in shop links (`utm_source`). */
  readonly utmSource: string;
  notify(notice: Notice): void;
  /** Null where nothing may be stored, as on somebody else's page. */
  readonly memory: VisitMemory | null;
  /** Loads the page anew after a failure; null where the page isn't ours to reload. */
  readonly reload: (() => void) | null;
}

const HostContext = createContext<WidgetHost | null>(null);

/** Gives every widget below it its host. */
export const HostProvider = HostContext.Provider;

/**
 * The host of the widget that calls it.
 * @throws {Error} outside a `HostProvider`
 */
export function useHost(): WidgetHost {
  const host = useContext(HostContext);
  if (!host) throw new Error("A GiftHearth widget must be rendered inside a HostProvider.");
  return host;
}
