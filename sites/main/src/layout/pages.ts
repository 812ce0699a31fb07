/** The pages that header and footer lead to. */
export const PAGES = [
  { path: "/", name: "Home" },
  { path: "/gift-finder", name: "Gift Finder" },
  { path: "/impact", name: "Our Impact" },
] as const;
