export interface SitePage {
  readonly path: string;
  readonly name: string;
  /** In the footer, where there is room for more words. */
  readonly longName?: string;
}

/** The pages that header and footer lead to. */
export const PAGES: readonly SitePage[] = [
  { path: "/", name: "Home" },
  { path: "/gift-finder", name: "Gift Finder" },
  { path: "/gift-ideas", name: "Gift Ideas", longName: "Browse Gift Ideas" },
  { path: "/impact", name: "Our Impact" },
  { path: "/blog", name: "Blog" },
  { path: "/about", name: "About", longName: "About Us" },
];

/** More of the footer's: the letter, and what is for who has a page of their own. */
export const MORE_PAGES: readonly SitePage[] = [
  { path: "/newsletter", name: "Newsletter" },
  { path: "/partners", name: "Partners" },
  { path: "/embed", name: "Put It on Your Page" },
  { path: "/developers", name: "For Developers" },
];

/** Those that the footer alone leads to. */
export const LEGAL_PAGES: readonly SitePage[] = [
  { path: "/terms", name: "Terms of Service" },
  { path: "/privacy", name: "Privacy Policy" },
  { path: "/cookies", name: "Cookie Policy" },
  { path: "/affiliate-disclosure", name: "Affiliate Disclosure" },
];
