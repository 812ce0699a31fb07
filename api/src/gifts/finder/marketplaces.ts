import { type CountryCode, MARKETPLACES, type Marketplace, marketplaceFrom } from "@gifthearth/core";
import type { Config } from "../../config/config.ts";

/**
 * Every country's marketplace for the page that asks. Our own pages may link there; pages of other
 * sites where the programme approved it.
 * @param trackingIds a partner's own tags, in place of ours where it has one
 */
export function marketplacesFor(
  { affiliateTags, thirdPartySites }: Pick<Config, "affiliateTags" | "thirdPartySites">,
  isOwnPage: boolean,
  trackingIds: Readonly<Partial<Record<CountryCode, string>>> = {},
): Marketplace[] {
  return MARKETPLACES.rows.map((row) =>
    marketplaceFrom(
      row,
      trackingIds[row.code] ?? affiliateTags[row.code],
      isOwnPage || thirdPartySites.includes(row.code),
    ),
  );
}
