/** A page on the way to another one, from the root of the site. */
interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Where a page stands, from the home page, which needn't be given, to the page itself. */
export function breadcrumbList(origin: string, crumbs: readonly Crumb[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: origin + path,
    })),
  };
}
