import { MARKETPLACES, type Marketplace, type MarketplaceRow } from "./marketplaces.ts";

/** Whether a link starts with http and its host is a marketplace that we know, with or without `www.` */
export function isMarketplaceLink(
  link: string,
  { rows }: { readonly rows: readonly Pick<MarketplaceRow, "domain">[] } = MARKETPLACES,
): boolean {
  return rows.some(({ domain }) => leadsTo(domain, link));
}

function leadsTo(marketplace: string, link: string): boolean {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return false;
  const { hostname, username, password, port } = new URL(link);
  return hostname.replace(/^www\./, "") === marketplace && !username && !password && !port;
}

/** A product's page, with or without its title or the page's language before: the marketplace's id of it. */
const PRODUCT_PAGE = /^(?:\/-\/[a-z]{2})?(?:\/[^/]+)?\/(?:dp|gp\/product)\/([a-z\d]{10})(?:\/|$)/i;
const SEARCH_PAGE = /^\/s(?:\/|$)/;
/** A longer text is no search, in characters. */
const MAX_SEARCH = 200;

/**
 * The bare address of the page that a link leads to, where that is a product or a search of a marketplace that we
 * know: `https://www.amazon.de/dp/B0CRLAMP01`, `https://www.amazon.de/s?k=lamp`. Whatever else the link holds is
 * left out, anybody's affiliate tag above all. Null for every other page, since many of them lead on elsewhere.
 */
export function plainMarketplaceLink(link: string): string | null {
  return isMarketplaceLink(link) ? plain(link) : null;
}

function plain(link: string): string | null {
  const { hostname, pathname, searchParams } = new URL(link);
  const origin = `https://www.${hostname.replace(/^www\./, "")}`;
  const product = PRODUCT_PAGE.exec(pathname)?.[1];
  if (product) return `${origin}/dp/${product.toUpperCase()}`;
  const text = SEARCH_PAGE.test(pathname) ? (searchParams.get("k") ?? "").trim() : "";
  return text && text.length <= MAX_SEARCH ? `${origin}/s?${new URLSearchParams({ k: text })}` : null;
}

/** The marketplace's own id of the product that a link leads to (`/dp/ID`); null for a search. */
export function linkedProduct(link: string): string | null {
  if (!URL.canParse(link)) return null;
  return /\/(?:dp|gp\/product)\/([A-Za-z0-9]{1,40})(?=\/|$)/.exec(new URL(link).pathname)?.[1] ?? null;
}

/**
 * `https://www.amazon.com/s?k=...&tag=...`, the marketplace's own search for a text.
 * What is no text, or a blank one, gives the empty string; whoever shows the link tells of it.
 */
export function searchLink(query: string, marketplace: Pick<Marketplace, "domain" | "affiliateTag">): string {
  const text = typeof query === "string" ? query.trim() : "";
  if (!text) return "";
  const parameters = new URLSearchParams({ k: text });
  if (marketplace.affiliateTag) parameters.set("tag", marketplace.affiliateTag);
  return `https://www.${marketplace.domain}/s?${parameters}`;
}

/**
 * The link with our campaign parameters, each added only when absent.
 * What is there stays as it is, byte for byte.
 * @param link an absolute address; anything else throws a TypeError
 * @param ideaId identifies the idea, never a person.
 */
export function trackedLink(link: string, ideaId: string, utmSource: string): string {
  const url = new URL(link);
  const parameters: Record<string, string> = {
    gh_tracking: ideaId,
    gh_source: "recommendation",
    utm_source: utmSource,
    utm_medium: "affiliate",
    utm_campaign: "gift-recommendations",
  };
  const absent = Object.entries(parameters).filter(([name]) => !url.searchParams.has(name));
  // Not searchParams.set: that would write the whole query anew.
  if (absent.length > 0) url.search += `${url.search ? "&" : "?"}${new URLSearchParams(absent)}`;
  return url.href;
}

/** What a shop link is made from. */
export interface Shoppable {
  readonly id: string;
  readonly title: string;
  readonly searchText?: string | null;
  /** For marketplaces that speak another language. */
  readonly searchTexts?: Readonly<Partial<Record<string, string>>> | undefined;
  readonly affiliateUrl?: string | null;
}

/**
 * Where "Shop" leads. A suggestion's own link is used only if it leads to a product or a search of the visitor's
 * marketplace, and then with our tag; anything else becomes a search there. Empty when there is nothing to search
 * for.
 */
export function shopLink(item: Shoppable, marketplace: Marketplace, utmSource: string): string {
  const words = item.searchTexts?.[marketplace.language] ?? item.searchText;
  const link =
    ownLink(item.affiliateUrl, marketplace) ?? searchLink(words?.trim() || item.title, marketplace);
  return link && trackedLink(link, item.id, utmSource);
}

/** The suggestion's own link with our affiliate tag, whatever tag it came with; null when it leads elsewhere. */
function ownLink(link: string | null | undefined, { domain, affiliateTag }: Marketplace): string | null {
  const page = link && leadsTo(domain, link) && plain(link);
  if (!page) return null;
  const url = new URL(page);
  if (affiliateTag) url.searchParams.set("tag", affiliateTag);
  return url.href;
}
