import { DocSection } from "./doc-section.tsx";

/** For who wants an assistant to find gifts. @param origin where the site is */
export function AssistantsSection({ origin }: { readonly origin: string }) {
  return (
    <DocSection id="assistants" title="Assistants (MCP)">
      <p>
        An assistant that speaks the Model Context Protocol can look for gifts here: add{" "}
        <code>{`${origin}/mcp`}</code> to it as a server (streamable HTTP). It needs no account and no key,
        and its tools only read.
      </p>
      <dl className="reference">
        {TOOLS.map(([name, doc]) => (
          <div key={name} id={`tool-${name}`}>
            <dt>
              <code className="reference-name">{name}</code>
            </dt>
            <dd>{doc}</dd>
          </div>
        ))}
      </dl>
      <p>
        Links lead to our pages of the ideas, and each answer carries the disclosure that belongs beside them.
        A search counts against the same limit as one by the API. What it says of a person is treated as a
        search on our pages is: it is in no log, and stored nowhere with who asked. The assistant's own maker
        has rules of theirs.
      </p>
    </DocSection>
  );
}

const TOOLS = [
  [
    "find_gifts",
    "Ideas for somebody: who they are, their age, what they like, the occasion, a budget, a note, the country where the gift is bought and the language. Answers with what was understood, what wasn't, and up to twelve ideas with reasons, prices and links.",
  ],
  ["get_idea", "One idea in full: what parts a good one from a disappointing one, and its alternatives."],
  ["impact", "What was given to charity, in all or to one charity; no figure while nothing is recorded."],
] as const;
