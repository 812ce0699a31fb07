import { PRODUCT_NAME, pageTitle, TAGLINE } from "@gifthearth/core";
import type { PostSummary } from "../content/blog/post.ts";
import { FEED_PATH } from "./feed-path.ts";
import { escapeXml } from "./xml.ts";

/** The blog as RSS 2.0. @param origin where the site is, such as `https://example.org` */
export function renderRss(origin: string, posts: readonly PostSummary[]): string {
  const items = posts.map(({ id, title, date, category, excerpt }) => {
    const address = escapeXml(`${origin}/blog/${id}`);
    return `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${new Date(date).toUTCString()}</pubDate>
<category>${escapeXml(category)}</category>
<description>${escapeXml(excerpt)}</description>
</item>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(pageTitle("Blog"))}</title>
<link>${escapeXml(origin)}/blog</link>
<description>${escapeXml(`The blog of ${PRODUCT_NAME}. ${TAGLINE}`)}</description>
<language>en</language>
<atom:link href="${escapeXml(origin + FEED_PATH)}" rel="self" type="application/rss+xml"/>
${items.join("")}</channel>
</rss>
`;
}
