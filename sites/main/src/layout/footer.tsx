import { ASSOCIATE_NOTICE, PRODUCT_NAME, TAGLINE } from "@gifthearth/core";
import { ImpactScoreboard } from "@gifthearth/widgets";
import { Link } from "react-router";
import { Mark } from "../illustrations/mark.tsx";
import { useSiteData } from "../site-data.ts";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { LEGAL_PAGES, MORE_PAGES, PAGES } from "./pages.ts";

/** Navigation, what has been given so far, and what has to be said. */
export function Footer() {
  const { stats } = useSiteData();
  return (
    <footer className="gh site-footer">
      <div className="wide footer-grid">
        <div className="footer-about">
          <p className="brand">
            <Mark />
            {PRODUCT_NAME}
          </p>
          <p>{TAGLINE}</p>
          <ImpactScoreboard compact initialStats={stats ?? undefined} />
          <ThemeSwitch />
        </div>
        <nav className="footer-nav" aria-label="Footer">
          {[...PAGES, ...MORE_PAGES].map(({ path, name, longName }) => (
            <Link key={path} to={path} viewTransition>
              {longName ?? name}
            </Link>
          ))}
        </nav>
        <nav className="footer-nav" aria-label="Legal">
          {LEGAL_PAGES.map(({ path, name }) => (
            <Link key={path} to={path} viewTransition>
              {name}
            </Link>
          ))}
        </nav>
        <div className="footer-notes">
          <p>
            We are not the seller: you buy at the marketplace, at its price. Links marked “paid link” earn us
            a commission if you buy, and the price stays the same.
          </p>
          <p>{ASSOCIATE_NOTICE}</p>
          <p>
            Country lookup, on our own server, uses GeoLite2 data created by MaxMind, available from{" "}
            <a href="https://www.maxmind.com">maxmind.com</a>.
          </p>
        </div>
      </div>
    </footer>
  );
}
