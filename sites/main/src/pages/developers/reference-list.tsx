import type { Described } from "../../embed-reference.mjs";
import { MarkedText } from "./marked-text.tsx";

interface ReferenceListProps {
  /** Begins the anchors, so that each entry can be linked to. */
  readonly of: string;
  readonly entries: readonly (Described & { readonly attribute?: string })[];
}

/** Options, methods or fields: name, type, what it does and what holds without it. */
export function ReferenceList({ of, entries }: ReferenceListProps) {
  return (
    <dl className="reference">
      {entries.map(({ name, attribute, type, doc, preset }) => (
        <div key={name} id={`${of}-${name}`}>
          <dt>
            <code className="reference-name">{name}</code>
            {attribute !== undefined && attribute !== name && (
              <span className="gh-muted">
                {" "}
                attribute <code>{attribute}</code>
              </span>
            )}
            <code className="reference-type">{type}</code>
          </dt>
          <dd>
            <MarkedText text={doc} />
            {preset !== undefined && (
              <p className="gh-muted">
                Without it: <MarkedText text={preset} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
