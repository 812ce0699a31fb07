import { type Marketplace, marketplaceOf } from "@gifthearth/core";
import { useCountry } from "./country.tsx";

/** The marketplace of the visitor's country; one without our tag where the API didn't list it. */
export function useMarketplace(marketplaces: readonly Marketplace[]): Marketplace {
  return marketplaceOf(useCountry().code, marketplaces);
}
