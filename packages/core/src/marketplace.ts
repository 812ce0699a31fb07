import { COUNTRY_CODES, type CountryCode } from "./country.ts";

const TOP_LEVEL_DOMAINS: Readonly<Record<CountryCode, string>> = {
  US: "com",
  NL: "nl",
  GB: "co.uk",
  FR: "fr",
  ES: "es",
  DE: "de",
  IT: "it",
};

/** `amazon.com`, `amazon.co.uk` and so on: what the country selector shows. */
export function marketplaceDomain(country: CountryCode): string {
  return `amazon.${TOP_LEVEL_DOMAINS[country]}`;
}

/** A country's marketplace as a widget needs it to build links. */
export interface Marketplace {
  readonly countryCode: CountryCode;
  readonly domain: string;
  /** The operator's affiliate tag for this country, opaque; null while none is configured. */
  readonly affiliateTag: string | null;
  /**
   * Whether the page that asked may link to the marketplace itself. On third-party sites that takes
   * the programme's approval (design, decision 12); until then links go to our own site.
   */
  readonly directLinks: boolean;
}

const MARKETPLACE_HOSTS: ReadonlySet<string> = new Set(
  COUNTRY_CODES.flatMap((country) => {
    const domain = marketplaceDomain(country);
    return [domain, `www.${domain}`];
  }),
);

/** Whether a link starts with http and its host is a marketplace we know (design, decision 11). */
export function isMarketplaceLink(link: string): boolean {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return false;
  const { hostname, username, password, port } = new URL(link);
  return MARKETPLACE_HOSTS.has(hostname) && !username && !password && !port;
}

/**
 * `https://www.amazon.com/s?k=...&tag=...`, the marketplace's own search for a text.
 * A blank text gives the empty string (specification, section 5).
 */
export function searchLink(query: string, marketplace: Pick<Marketplace, "domain" | "affiliateTag">): string {
  const text = query.trim();
  if (!text) return "";
  const parameters = new URLSearchParams({ k: text });
  if (marketplace.affiliateTag) parameters.set("tag", marketplace.affiliateTag);
  return `https://www.${marketplace.domain}/s?${parameters}`;
}

/**
 * The link with our campaign parameters, each added only when absent (specification, section 7).
 * @param trackingId identifies the idea, never a person.
 */
export function trackedLink(link: string, trackingId: string, utmSource: string): string {
  const url = new URL(link);
  const parameters: Record<string, string> = {
    gh_tracking: trackingId,
    gh_source: "recommendation",
    utm_source: utmSource,
    utm_medium: "affiliate",
    utm_campaign: "gift-recommendations",
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** What a shop link is made from. */
export interface Shoppable {
  readonly id: string;
  readonly title: string;
  readonly searchText?: string | null;
  readonly affiliateUrl?: string | null;
}

/**
 * Where "Shop" leads. A suggestion's own link is used only if it leads to a known marketplace;
 * anything else becomes a search there (specification, section 5; design, decision 11).
 * Empty when there is nothing to search for.
 */
export function shopLink(item: Shoppable, marketplace: Marketplace, utmSource: string): string {
  const own = item.affiliateUrl;
  const link = own && isMarketplaceLink(own) ? own : searchLink(item.searchText || item.title, marketplace);
  return link && trackedLink(link, item.id, utmSource);
}
