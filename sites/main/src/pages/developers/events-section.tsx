import { Code } from "../../code/code.tsx";
import { DocSection } from "./doc-section.tsx";
import reference from "./embed.reference";
import { MarkedText } from "./marked-text.tsx";
import { ReferenceList } from "./reference-list.tsx";

const EXAMPLE = `document.addEventListener("gh-results", (event) => {
  console.log(event.detail.count, "ideas, from", event.detail.source);
});`;

/** What the page is told. */
export function EventsSection() {
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
