import { COUNTRY_CODES, type Marketplace, marketplaceDomain } from "@gifthearth/core";
import type { Config } from "../config.ts";

/**
 * Every country's marketplace for the page that asks. Our own pages may link there; pages of other
 * sites where the programme approved it (design, decision 12).
 */
export function marketplacesFor(
  { affiliateTags, thirdPartySites }: Pick<Config, "affiliateTags" | "thirdPartySites">,
  isOwnPage: boolean,
): Marketplace[] {
  return COUNTRY_CODES.map((countryCode) => ({
    countryCode,
    domain: marketplaceDomain(countryCode),
    affiliateTag: affiliateTags[countryCode],
    directLinks: isOwnPage || thirdPartySites.includes(countryCode),
  }));
}
