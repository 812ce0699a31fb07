/** The client build's files, as paths from the root of the site; the build writes them (rollup.config.mjs). */
export interface SiteAssets {
  /** The script that makes the page live. */
  readonly entry: string;
  readonly styles: string;
  readonly fonts: readonly string[];
  /** Scripts that the entry imports. */
  readonly imports: readonly string[];
  /** Scripts of each page's own, by the page's folder, which is also its route's id. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** What one page's document refers to. */
export interface PageAssets extends Pick<SiteAssets, "styles" | "fonts"> {
  readonly scripts: readonly string[];
}

/** The files that a page needs at once, so that none waits for another to be read. */
export function assetsOfPage(assets: SiteAssets, routeIds: readonly string[]): PageAssets {
  const { styles, fonts, imports, pages } = assets;
  return { styles, fonts, scripts: [...imports, ...routeIds.flatMap((id) => pages[id] ?? [])] };
}
