import { marketplaceDomain } from "@gifthearth/core";
import { useCountry } from "../host/country.tsx";
import { MenuButton } from "./menu-button.tsx";

const loadMenu = () => import("./country-menu.tsx").then(({ CountryMenu }) => CountryMenu);

/** The current country, and a menu of the others (specification, section 2). */
export function CountrySelector() {
  const { code, problem } = useCountry();
  return (
    <MenuButton
      className="country-button"
      label={`Country: ${code}`}
      title={problem ?? `Shops at ${marketplaceDomain(code)}`}
      load={loadMenu}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M3 12h18M12 3c3 2.6 4 5.7 4 9s-1 6.4-4 9c-3-2.6-4-5.7-4-9s1-6.4 4-9Z" />
      </svg>
      {code}
    </MenuButton>
  );
}
