import { DocSection } from "./doc-section.tsx";
import reference from "./embed.reference";
import { ReferenceList } from "./reference-list.tsx";

/** Options, methods and states, as the types have them. */
export function OptionsSection() {
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
