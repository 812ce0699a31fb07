import { COUNTRY_CODES, marketplaceDomain } from "@gifthearth/core";
import { useSearchParams } from "react-router";
import { useCountry } from "../host/country.tsx";
import { MenuButton } from "./menu-button.tsx";

const loadMenu = () => import("./country-menu.tsx").then(({ CountryMenu }) => CountryMenu);

/** The current country, and a menu of the others. */
export function CountrySelector() {
  const { code, problem } = useCountry();
  const face = (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M3 12h18M12 3c3 2.6 4 5.7 4 9s-1 6.4-4 9c-3-2.6-4-5.7-4-9s1-6.4 4-9Z" />
      </svg>
      {code}
    </>
  );
  return (
    <>
      <MenuButton
        className="country-button"
        label={`Country: ${code}`}
        title={problem ?? `Shops at ${marketplaceDomain(code)}`}
        load={loadMenu}
      >
        {face}
      </MenuButton>
      <noscript>
        <details className="no-script-country">
          <summary className="account-link" aria-label={`Country: ${code}`}>
            {face}
          </summary>
          <CountryLinks />
        </details>
      </noscript>
    </>
  );
}

/** Where no script keeps a choice: the same page for each country. */
function CountryLinks() {
  const { code } = useCountry();
  const [parameters] = useSearchParams();
  return (
    <nav className="menu" aria-label="Country">
      {COUNTRY_CODES.map((country) => {
        const address = new URLSearchParams(parameters);
        address.set("country", country);
        return (
          <a
            key={country}
            className="menu-item country-item"
            aria-current={country === code}
            href={`?${address}`}
          >
            {country} - {marketplaceDomain(country)}
          </a>
        );
      })}
    </nav>
  );
}
