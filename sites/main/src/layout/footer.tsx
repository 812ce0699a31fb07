import { ASSOCIATE_NOTICE, PRODUCT_NAME, TAGLINE } from "@gifthearth/core";
import { ImpactScoreboard } from "@gifthearth/widgets";
import { Link } from "react-router";
import { Mark } from "../illustrations/mark.tsx";
import { useSiteData } from "../site-data.ts";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { LEGAL_PAGES, MORE_PAGES, PAGES, type SitePage } from "./pages.ts";

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
        <FooterNav label="Footer" pages={PAGES} />
        <FooterNav label="More" pages={MORE_PAGES} />
        <FooterNav label="Legal" pages={LEGAL_PAGES} />
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

interface FooterNavProps {
  readonly label: string;
  readonly pages: readonly SitePage[];
}

function FooterNav({ label, pages }: FooterNavProps) {
  return (
    <nav className="footer-nav" aria-label={label}>
      {pages.map(({ path, name, longName }) => (
        <Link key={path} to={path} viewTransition>
          {longName ?? name}
        </Link>
      ))}
    </nav>
  );
}
