/** Something to look for in a catalogue and to recommend. */
const WISH = "occasion=Birthday&interests=Reading,Cooking&budgetMin=25&budgetMax=100";

/** An idea of the catalogue, the one that the home page shows. */
const IDEA = "cast-iron-bread-pan-with-lid";

export interface PublicRoute {
  readonly path: string;
  /**
   * Search engines are asked to leave it out, on purpose: that this costs Lighthouse's SEO points doesn't count.
   */
  readonly isUnlisted?: boolean;
}

/** Every route that a visitor without an account may see. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  { path: "/" },
  { path: "/gift-finder" },
  { path: "/gift-ideas" },
  { path: `/gift-ideas/${IDEA}` },
  { path: "/impact" },
  { path: "/about" },
  { path: "/blog" },
  { path: "/newsletter" },
  { path: "/partners" },
  { path: "/embed" },
  { path: "/developers" },
  ...[2, 3, 4, 5].map((id) => ({ path: `/blog/${id}` })),
  { path: "/terms" },
  { path: "/privacy" },
  { path: "/cookies" },
  { path: "/affiliate-disclosure" },
  { path: "/auth", isUnlisted: true },
  { path: `/recommendations?${WISH}`, isUnlisted: true },
  { path: `/recommendations/enhanced?${WISH}`, isUnlisted: true },
  { path: `/recommendations/diverse?${WISH}`, isUnlisted: true },
  { path: `/recommendations/high-quality?${WISH}`, isUnlisted: true },
  { path: "/recommendations/test", isUnlisted: true },
  { path: "/test-recommendations", isUnlisted: true },
  { path: "/recommendations/test-quality", isUnlisted: true },
  { path: "/test-quality", isUnlisted: true },
];
