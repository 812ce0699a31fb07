import type { Api } from "@gifthearth/client";
import { Outlet, ScrollRestoration } from "react-router";
import { FeedbackProvider } from "../feedback/feedback-provider.tsx";
import { CountryProvider } from "../host/country.tsx";
import { SiteHost } from "../host/site-host.tsx";
import { useSiteData } from "../site-data.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** What stands around every page. */
export function Layout({ api }: { readonly api: Api }) {
  const { country } = useSiteData();
  useFocusOnNavigation();
  return (
    <CountryProvider detected={country}>
      <SiteHost api={api}>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <NavigationProgress />
        <aside className="beta-banner" aria-label="Beta">
          <strong>Beta:</strong> some features are examples of what is coming.
        </aside>
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
