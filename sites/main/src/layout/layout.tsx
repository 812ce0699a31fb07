import type { Api } from "@gifthearth/client";
import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { FeedbackProvider } from "../feedback/feedback-provider.tsx";
import { CountryProvider } from "../host/country.tsx";
import { SiteHost } from "../host/site-host.tsx";
import { useSiteData } from "../site-data.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** What stands around every page. */
export function Layout({ api }: { readonly api: Api }) {
  const { country } = useSiteData();
  const { pathname } = useLocation();
  useFocusOnNavigation();
  return (
    <CountryProvider detected={country}>
      <SiteHost api={api}>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <NavigationProgress />
        {pathname === "/" && (
          <aside className="beta-banner" aria-label="Beta">
            <strong>Beta:</strong> some features are examples of what is coming.
          </aside>
        )}
        <Header />
        <FeedbackProvider>
          <main className="gh" id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <Footer />
        </FeedbackProvider>
        <ScrollRestoration />
      </SiteHost>
    </CountryProvider>
  );
}

/** A thin line at the top while the next page is on its way; it shows itself only if that takes a while. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="progress-line" role="progressbar" aria-label="Loading" />;
}

/**
 * Moves the focus along with the visitor: to a new page's heading, so that it is read out and the next Tab
 * goes on from there, or to the part of the page that the address names.
 */
function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const place = hash ? key : pathname;
  const shown = useRef(place);

  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const target = hash ? document.getElementById(hash.slice(1)) : document.querySelector("main h1");
    if (!(target instanceof HTMLElement)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [place, hash]);
}
