import { marketplaceDomain } from "@gifthearth/core";
import { type ComponentType, useRef, useState } from "react";
import { useCountry } from "../host/country.tsx";
import type { CountryMenuProps } from "./country-menu.tsx";

/**
 * The current country, and a menu of the others (specification, section 2). The menu's code is fetched
 * when the visitor turns to the button; if it can't be had, the next press tries again.
 */
export function CountrySelector() {
  const { code, problem } = useCountry();
  const [Menu, setMenu] = useState<ComponentType<CountryMenuProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);

  const prepare = () =>
    import("./country-menu.tsx").then(
      ({ CountryMenu }) => setMenu(() => CountryMenu),
      () => setIsOpen(false),
    );

  return (
    <div className="country" ref={container}>
      <button
        ref={button}
        type="button"
        className="country-button"
        title={problem ?? `Shops at ${marketplaceDomain(code)}`}
        aria-label={`Country: ${code}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setIsOpen(!isOpen);
          void prepare();
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c3 2.6 4 5.7 4 9s-1 6.4-4 9c-3-2.6-4-5.7-4-9s1-6.4 4-9Z" />
        </svg>
        {code}
      </button>
      {isOpen && Menu && <Menu button={button} container={container} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
