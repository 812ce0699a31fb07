import { Code } from "../../code/code.tsx";
import { DocSection } from "./doc-section.tsx";
import reference from "./embed.reference";

const EXAMPLE = `<gift-finder lang="nl" labels='{"search": "Zoek een cadeau"}'></gift-finder>`;

/** Languages, and every label that can be overridden. */
export function LanguagesSection() {
  return (
    <DocSection id="languages" title="Languages and labels">
      <p>
        The widgets speak English, Dutch, French, Spanish, German and Italian. Which one is the{" "}
        <a href="#option-locale">locale</a> option, else the nearest <code>lang</code> around the element,
        else English. Another language comes as a file of its own, so that English costs nothing. Amounts are
        written as the country and the language have it; gift ideas are told in the same language, and
        searched for in that of the shop.
      </p>
      <p>
        Every text can be yours instead, by its key. What stands in braces is filled in; where there are two
        texts with a bar between them, the first is for one and the other for more.
      </p>
      <Code label="Overriding a label" text={EXAMPLE} />
      {reference.labels.length > 0 && (
        <details className="doc-labels">
          <summary>All {reference.labels.length} labels</summary>
          <dl className="label-list">
            {reference.labels.map(({ key, english }) => (
              <div key={key}>
                <dt>
                  <code>{key}</code>
                </dt>
                <dd>{english}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </DocSection>
  );
}
