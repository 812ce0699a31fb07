/** The product's name, wherever it is shown. */
export const PRODUCT_NAME = "GiftHearth";

export const TAGLINE = "Gifts that warm twice: the one who opens it, and a cause that needs it.";

/** Title of a page that has none of its own. @param hasModel whether an AI is asked for ideas */
export function defaultTitle(hasModel: boolean): string {
  return `${PRODUCT_NAME} - ${hasModel ? "AI " : ""}Gift Finder for Charitable Giving`;
}

/** `Gift Finder` becomes `Gift Finder | GiftHearth`. */
export function pageTitle(page: string): string {
  return `${page} | ${PRODUCT_NAME}`;
}
