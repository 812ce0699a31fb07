import { Menu } from "@base-ui/react/menu";
import { COUNTRY_CODES, marketplaceDomain, toCountryCode } from "@gifthearth/core";
import { useCountry } from "../host/country.tsx";
import { AnchoredMenu, type MenuProps } from "./anchored-menu.tsx";

/** "code - marketplace domain" for each country, a check mark on the current one. */
export function CountryMenu(props: MenuProps) {
  const { code, choose } = useCountry();
  return (
    <AnchoredMenu {...props} label="Country">
      <Menu.RadioGroup value={code} onValueChange={(value) => choose(toCountryCode(value))}>
        {COUNTRY_CODES.map((country) => (
          <Menu.RadioItem key={country} className="menu-item country-item" value={country} closeOnClick>
            {country} - {marketplaceDomain(country)}
            <Menu.RadioItemIndicator className="country-check">
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M4 10.5 8 14.5 16 6" />
              </svg>
            </Menu.RadioItemIndicator>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </AnchoredMenu>
  );
}
