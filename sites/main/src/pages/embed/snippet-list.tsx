import { Code } from "../../code/code.tsx";
import type { Snippet } from "./snippets.ts";

/** The snippets, the first of them open: each can be opened without scripts, too. */
export function SnippetList({ snippets }: { readonly snippets: readonly Snippet[] }) {
  return (
    <div className="snippets">
      {snippets.map(({ id, title, hint, needs, code }, place) => (
        <details key={id} className="snippet" data-snippet={id} open={place === 0}>
          <summary>
            <h3>{title}</h3>
            <span className="gh-muted">{hint}</span>
          </summary>
          {needs && (
            <p className="snippet-needs">
              It needs <a href={needs.path}>{needs.name}</a>.
            </p>
          )}
          <Code label={`${title} snippet`} text={code} />
        </details>
      ))}
    </div>
  );
}
