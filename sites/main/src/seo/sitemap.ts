import { escapeXml } from "./xml.ts";

export interface SitemapEntry {
  /** From the root of the site. */
  readonly path: string;
  /** Day of the last change, `YYYY-MM-DD`, where it is known. */
  readonly changed?: string;
}

/** A sitemap (sitemaps.org, protocol 0.9). @param origin where the site is, such as `https://example.org` */
export function renderSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed === undefined ? "" : `<lastmod>${escapeXml(changed)}</lastmod>`;
    return `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}
