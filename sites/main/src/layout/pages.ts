interface SitePage {
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
];
