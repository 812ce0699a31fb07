import { pageTitle } from "@gifthearth/core";
import { PageMeta } from "../../seo/page-meta.tsx";
import { useSiteData } from "../../site-data.ts";
import { EventsSection } from "./events-section.tsx";
import { LanguagesSection } from "./languages-section.tsx";
import { OperationSections } from "./operation-sections.tsx";
import { OptionsSection } from "./options-section.tsx";
import { ScriptlessSections } from "./scriptless-sections.tsx";
import { StartSections } from "./start-section.tsx";
import { StylingSection } from "./styling-section.tsx";

const CONTENTS = {
  "quick-start": "Quick start",
  script: "The script",
  npm: "npm package",
  react: "React",
  wordpress: "WordPress",
  options: "Options",
  events: "Events",
  styling: "Styling",
  languages: "Languages and labels",
  iframe: "iframe",
  oembed: "oEmbed",
  badge: "Badge",
  csp: "Content Security Policy",
  versions: "Versions and integrity",
  privacy: "Privacy",
  limits: "Limits",
  faq: "Questions",
};

/** Documentation for who puts our widgets on a page (issue 7). */
export function Component() {
  const { origin } = useSiteData();
  return (
    <>
      <PageMeta
        title={pageTitle("For Developers")}
        description="How to put the gift finder and the impact scoreboard on a page: options, events, styling, React, iframe, oEmbed, badge, policies and privacy."
      />
      <div className="wide legal developers">
        <header className="legal-head">
          <h1>For developers</h1>
          <p className="lead">
            Two custom elements for any page. What is listed here is generated from the same source as the
            types, so it is what the widgets do.
          </p>
        </header>
        <nav className="legal-contents" aria-label="On this page">
          <details className="docs-contents-closed">
            <summary>On this page</summary>
            <Contents />
          </details>
          <div className="docs-contents-open">
            <h2>On this page</h2>
            <Contents />
          </div>
        </nav>
        <div className="docs">
          <StartSections origin={origin} />
          <OptionsSection />
          <EventsSection />
          <StylingSection />
          <LanguagesSection />
          <ScriptlessSections origin={origin} />
          <OperationSections origin={origin} />
        </div>
      </div>
    </>
  );
}

/** One of the two that the page has shows: beside the text, or above it and closed, where it would fill a phone. */
function Contents() {
  return (
    <ol>
      {Object.entries(CONTENTS).map(([id, title]) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
