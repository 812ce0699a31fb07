/**
 * robots.txt: search engines stay away from the API, and from pages that are made anew for each question. Those
 * who ask for a page because somebody shared it may see those pages, for a preview.
 * @param origin where the site is, such as `https://example.org`
 * @param isAdminHost whether the host that was asked is there for administrators alone
 */
export function renderRobots(origin: string, isAdminHost: boolean): string {
  if (isAdminHost) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *
Disallow: /admin/
Disallow: /api/
Disallow: /recommendations
Disallow: /save?

User-agent: facebookexternalhit
User-agent: LinkedInBot
User-agent: Twitterbot
Disallow: /admin/
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}
