import { Menu } from "@base-ui/react/menu";
import { COUNTRY_CODES, marketplaceDomain, toCountryCode } from "@gifthearth/core";
import type { FocusEvent, RefObject } from "react";
import { useCountry } from "../host/country.tsx";

export interface CountryMenuProps {
  /** What opened the menu; it lies below it and gives it the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Where the menu is put into the page: right behind the button, so that Tab finds its way. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** "code - marketplace domain" for each country, a check mark on the current one (specification, section 2). */
export function CountryMenu({ button, container, onClose }: CountryMenuProps) {
  const { code, choose } = useCountry();

  function change(isOpen: boolean, { reason, event }: Menu.Root.ChangeEventDetails): void {
    const isOnButton = event.target instanceof Node && button.current?.contains(event.target);
    // The button closes the menu itself, once it hears of the same press.
    if (!isOpen && !(reason === "outside-press" && isOnButton)) onClose();
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    const stays = currentTarget.contains(relatedTarget) || relatedTarget === button.current;
    if (relatedTarget && !stays) onClose();
  }

  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={change}
      onOpenChangeComplete={() => settleFocus(container.current)}
    >
      <Menu.Portal container={container}>
        <Menu.Positioner className="country-positioner" anchor={button} align="end" sideOffset={8}>
          <Menu.Popup
            className="country-menu"
            finalFocus={button}
            aria-label="Country"
            onBlur={closeWhenLeft}
          >
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

/**
 * Begins at the current country. Guards around the menu are for those at the end of the page: beside its
 * button it needs none, and they would be places for the focus that no screen reader knows of.
 */
function settleFocus(container: HTMLElement | null): void {
  container?.querySelector<HTMLElement>("[aria-checked=true]")?.focus();
  for (const guard of container?.querySelectorAll("[data-base-ui-focus-guard]") ?? []) {
    guard.setAttribute("tabindex", "-1");
  }
}
