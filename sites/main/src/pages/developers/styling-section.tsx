import { Code } from "../../code/code.tsx";
import { DocSection } from "./doc-section.tsx";
import reference from "./embed.reference";
import { COLOURS, PARTS } from "./styling.ts";

const EXAMPLE = `gift-finder {
  --gh-accent: #1f6b57;
  --gh-on-accent: #fff;
  --gh-radius: 4px;
}
gift-finder::part(button) {
  text-transform: uppercase;
}`;

/** Custom properties and parts, each with what it is for. */
export function StylingSection() {
  return (
    <DocSection id="styling" title="Styling">
      <p>
        A widget inherits your page's font and nothing else; your rules can't reach into it, and its rules
        can't get out. For a color of your own the <a href="#option-accent">accent</a> option is enough: the
        colors that go with it follow. Whoever wants more sets custom properties on the element, or rules for
        its parts. For a widget that may be dark, give both colors: <code>light-dark(#fff, #222)</code>.
      </p>
      <Code label="Styling" text={EXAMPLE} />
      <h3 id="custom-properties">Custom properties</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who can't use a pointer scrolls it by the keyboard */}
      <div className="doc-table" role="region" aria-label="Custom properties" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">For</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
            </tr>
          </thead>
          <tbody>
            {reference.colours.map(({ name, light, dark }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{COLOURS[name]}</td>
                <td>
                  <Value of={light} />
                </td>
                <td>
                  <Value of={dark} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 id="parts">Parts</h3>
      <dl className="reference">
        {reference.parts.map((name) => (
          <div key={name}>
            <dt>
              <code className="reference-name">::part({name})</code>
            </dt>
            <dd>{PARTS[name]}</dd>
          </div>
        ))}
      </dl>
    </DocSection>
  );
}

function Value({ of }: { readonly of: string }) {
  return (
    <span className="doc-value">
      {of.startsWith("#") && <span className="doc-colour" style={{ background: of }} />}
      <code>{of}</code>
    </span>
  );
}
