import { type Marketplace, marketplaceDomain } from "@gifthearth/core";
import { useCountry } from "./country.tsx";

/** The marketplace of the visitor's country; one without our tag where the API didn't list it. */
export function useMarketplace(marketplaces: readonly Marketplace[]): Marketplace {
  const { code } = useCountry();
  return (
    marketplaces.find(({ countryCode }) => countryCode === code) ?? {
      countryCode: code,
      domain: marketplaceDomain(code),
      affiliateTag: null,
      directLinks: true,
    }
  );
}
