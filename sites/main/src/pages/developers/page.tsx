import { pageTitle } from "@gifthearth/core";
import { Code } from "../../code/code.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { useSiteData } from "../../site-data.ts";
import { AssistantsSection } from "./assistants-section.tsx";
import { DocSection } from "./doc-section.tsx";
import reference from "./embed.reference";
import { LanguagesSection } from "./languages-section.tsx";
import { MarkedText } from "./marked-text.tsx";
import { OperationSections } from "./operation-sections.tsx";
import { ReferenceList } from "./reference-list.tsx";
import { ScriptlessSections } from "./scriptless-sections.tsx";
import { StartSections } from "./start-section.tsx";
import { StylingSection } from "./styling-section.tsx";

const EXAMPLE = `document.addEventListener("gh-results", (event) => {
  console.log(event.detail.count, "ideas, from", event.detail.source);
});`;

/** What the page is told. */
function EventsSection() {
  return (
    <DocSection id="events" title="Events">
      <p>
        Custom events on the element. They bubble and are composed, so that <code>document</code> hears them
        too, and <code>event.detail</code> holds what is listed here. What a visitor typed is in none of them
        unless you ask for it by <a href="#gift-finder-eventText">event-text</a>.
      </p>
      <Code label="Listening to an event" text={EXAMPLE} />
      {reference.events.map(({ type, doc, fields }) => (
        <div key={type} className="doc-part" id={`event-${type}`}>
          <h3>
            <code>{type}</code>
          </h3>
          <p>
            <MarkedText text={doc.charAt(0).toUpperCase() + doc.slice(1)} />
          </p>
          <ReferenceList of={type} entries={fields} />
        </div>
      ))}
    </DocSection>
  );
}

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
  "charity-feed": "A charity's figures",
  badge: "Badge",
  assistants: "Assistants (MCP)",
  csp: "Content Security Policy",
  versions: "Versions and integrity",
  privacy: "Privacy",
  limits: "Limits",
  faq: "Questions",
};

/** Documentation for who puts our widgets on a page. */
export function Component() {
  const { origin } = useSiteData();
  return (
    <>
      <PageMeta
        title={pageTitle("For Developers")}
        description="How to put the gift finder and the impact scoreboard on a page: options, events, styling, React, iframe, oEmbed, badge, assistants, policies and privacy."
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
          <AssistantsSection origin={origin} />
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

/** Options, methods and states, as the types have them. */
function OptionsSection() {
  const [first] = reference.widgets;
  const isOfAll = (name: string) =>
    reference.widgets.every(({ options }) => options.some((option) => option.name === name));
  return (
    <DocSection id="options" title="Options">
      <p>
        Each option is an attribute, a property of the element, and a property of what{" "}
        <code>mountGiftFinder</code> and the React components take. All are optional, and a value that means
        nothing is as if it weren't there. A change is honoured at once, and what the visitor typed stays.
      </p>
      <h3 id="options-of-both">Both widgets</h3>
      <ReferenceList of="option" entries={first?.options.filter(({ name }) => isOfAll(name)) ?? []} />
      {reference.widgets.map(({ element, options, members }) => (
        <div key={element} className="doc-part">
          <h3 id={`options-of-${element}`}>
            <code>{`<${element}>`}</code>
          </h3>
          <ReferenceList of={element} entries={options.filter(({ name }) => !isOfAll(name))} />
          <h4>Methods and state</h4>
          <ReferenceList of={`${element}-has`} entries={members} />
        </div>
      ))}
    </DocSection>
  );
}
