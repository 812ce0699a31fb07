import { PRODUCT_NAME, TAGLINE } from "@gifthearth/core";
import { useLocation } from "react-router";
import { SHARE_IMAGE_SIZE, type ShareCard, SITE_CARD, shareImagePath } from "../share/share-card.ts";
import { useSiteData } from "../site-data.ts";

interface PageMetaProps {
  /** The whole document title. */
  readonly title: string;
  /** For search engines; a page without one asks them to leave it out. */
  readonly description?: string;
  /** What the picture says that others show beside a link to the page; the site's own when absent. */
  readonly card?: ShareCard;
  /** For an article: the day it appeared, `YYYY-MM-DD`. */
  readonly published?: string;
}

/** What a page says of itself to browsers, search engines and those who show links; React puts it into the head. */
export function PageMeta({ title, description, card, published }: PageMetaProps) {
  const { origin } = useSiteData();
  const { pathname } = useLocation();
  // Routes are found in either case; the page is one.
  const path = pathname.replace(/(?<=.)\/+$/, "").toLowerCase();
  const isListed = description !== undefined;
  const image = card ? shareImagePath(path.slice(1), card) : shareImagePath("site", SITE_CARD);
  const { width, height } = SHARE_IMAGE_SIZE;
  const preview = {
    "og:site_name": PRODUCT_NAME,
    "og:locale": "en_US",
    "og:type": published ? "article" : "website",
    "og:title": title,
    "og:description": description ?? TAGLINE,
    "og:image": origin + image,
    "og:image:width": width,
    "og:image:height": height,
    "og:image:alt": (card ?? SITE_CARD).title,
    // A page that isn't listed is shared with its query: a search's results, say.
    ...(isListed && { "og:url": origin + path }),
    ...(published && { "article:published_time": published }),
  };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description ?? TAGLINE} />
      {isListed ? <link rel="canonical" href={origin + path} /> : <meta name="robots" content="noindex" />}
      {Object.entries(preview).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
