import { Menu } from "@base-ui/react/menu";
import { COUNTRY_CODES, marketplaceDomain, toCountryCode } from "@gifthearth/core";
import type { RefObject } from "react";
import { useCountry } from "../host/country.tsx";

export interface CountryMenuProps {
  /** What opened the menu; it lies below it and gives it the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** "code - marketplace domain" for each country, a check mark on the current one (specification, section 2). */
export function CountryMenu({ button, onClose }: CountryMenuProps) {
  const { code, choose } = useCountry();

  function change(isOpen: boolean, { event }: Menu.Root.ChangeEventDetails): void {
    // The button closes the menu itself, once it hears of the same press.
    const isOnButton = event.target instanceof Node && button.current?.contains(event.target);
    if (!isOpen && !isOnButton) onClose();
  }

  return (
    <Menu.Root open onOpenChange={change} modal={false}>
      <Menu.Portal>
        <Menu.Positioner className="country-positioner" anchor={button} align="end" sideOffset={8}>
          <Menu.Popup className="gh country-menu" finalFocus={button} aria-label="Country">
            <Menu.RadioGroup value={code} onValueChange={(value) => choose(toCountryCode(value))}>
              {COUNTRY_CODES.map((country) => (
                <Menu.RadioItem key={country} className="country-item" value={country} closeOnClick>
                  {country} - {marketplaceDomain(country)}
                  <Menu.RadioItemIndicator className="country-check">
                    <svg viewBox="0 0 20 20" aria-hidden="true">
                      <path d="M4 10.5 8 14.5 16 6" />
                    </svg>
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
