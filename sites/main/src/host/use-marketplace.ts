import { type CountryCode, DEFAULT_COUNTRY, type Marketplace, marketplaceDomain } from "@gifthearth/core";
import { useCountry } from "./country.tsx";

/** The marketplace of the visitor's country; one without our tag where the API didn't list it. */
export function useMarketplace(marketplaces: readonly Marketplace[]): Marketplace {
  return marketplaceOf(useCountry().code, marketplaces);
}

/** A country's marketplace; one without our tag where the API didn't list it. */
export function marketplaceOf(
  code: CountryCode = DEFAULT_COUNTRY,
  marketplaces: readonly Marketplace[],
): Marketplace {
  return (
    marketplaces.find(({ countryCode }) => countryCode === code) ?? {
      countryCode: code,
      domain: marketplaceDomain(code),
      affiliateTag: null,
      directLinks: true,
    }
  );
}
