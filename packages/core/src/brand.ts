/** The product's name, wherever the specification writes `{product}`. */
export const PRODUCT_NAME = "GiftHearth";

export const TAGLINE = "Gifts that warm twice: the one who opens it, and a cause that needs it.";

/** Title of a page that has none of its own (specification, section 2). */
export const DEFAULT_TITLE = `${PRODUCT_NAME} - AI Gift Finder for Charitable Giving`;

/** `Gift Finder` becomes `Gift Finder | GiftHearth` (specification, section 2). */
export function pageTitle(page: string): string {
  return `${page} | ${PRODUCT_NAME}`;
}
