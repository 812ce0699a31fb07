import { PRODUCT_NAME } from "@gifthearth/core";
import { useEffect, useRef, useState } from "react";
import { Link, NavLink } from "react-router";
import { useUser } from "../account/session.ts";
import { useShortlist } from "../host/use-shortlist.ts";
import { Mark } from "../illustrations/mark.tsx";
import { AccountControl } from "./account-control.tsx";
import { CountrySelector } from "./country-selector.tsx";
import { PAGES } from "./pages.ts";

/** Name, navigation, country, account; below 768 px the navigation folds into a menu, and the shortlist stays in sight. */
export function Header() {
  const [isOpen, setIsOpen] = useState(false);
  const user = useUser();
  const kept = useShortlist().length;
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape({ key }: KeyboardEvent): void {
      if (key !== "Escape") return;
      setIsOpen(false);
      toggle.current?.focus();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);

  return (
    <header className="gh site-header">
      <div className="wide header-row">
        <Link className="brand" to="/" viewTransition onClick={close}>
          <Mark />
          {PRODUCT_NAME}
        </Link>
        <nav className="site-nav" id="site-nav" aria-label="Main" data-open={isOpen}>
          {PAGES.map(({ path, name }) => (
            <NavLink key={path} to={path} end viewTransition onClick={close}>
              {name}
            </NavLink>
          ))}
          {user && (
            <NavLink to="/saved-gift-ideas" viewTransition onClick={close}>
              Saved Gifts
            </NavLink>
          )}
          <Link className="gh-button gh-button-main" to="/gift-finder" viewTransition onClick={close}>
            Get Started
          </Link>
        </nav>
        <CountrySelector />
        {!user && kept > 0 && (
          <NavLink className="account-link kept-link" to="/shortlist" viewTransition onClick={close}>
            <span>Shortlist</span> ({kept})
          </NavLink>
        )}
        <AccountControl onLeave={close} />
        <button
          ref={toggle}
          type="button"
          className="menu-toggle"
          aria-expanded={isOpen}
          aria-controls="site-nav"
          onClick={() => setIsOpen(!isOpen)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isOpen ? "M6 6l12 12M18 6 6 18" : "M4 7h16M4 12h16M4 17h16"} />
          </svg>
          <span className="gh-hidden">Menu</span>
        </button>
      </div>
    </header>
  );
}
