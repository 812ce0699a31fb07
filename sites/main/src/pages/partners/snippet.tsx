import type { Partner } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useHydrated } from "../../account/use-hydrated.ts";
import { useSiteData } from "../../site-data.ts";
import { boardSnippet, finderSnippet, scriptSnippet } from "./snippets.ts";

/** What a partner pastes into its pages. */
export function Snippet({ partner }: { readonly partner: Partner }) {
  const { origin } = useSiteData();
  return (
    <section className="card panel" aria-labelledby="snippet-heading">
      <h3 id="snippet-heading">Your snippet</h3>
      <p>Paste the script once into the page, and a widget where it should stand, as often as you like.</p>
      <Code name="The script, once" code={scriptSnippet(origin)} />
      <Code name="The gift finder" code={finderSnippet(origin, partner.id)} />
      <Code
        name={partner.charityName ? `The board of ${partner.charityName}` : "The impact scoreboard"}
        code={boardSnippet(origin, partner.id, partner.charityId)}
      />
      {partner.allowedOrigins.length > 0 && (
        <p className="gh-muted">It counts for you on {partner.allowedOrigins.join(", ")} alone.</p>
      )}
    </section>
  );
}

function Code({ name, code }: { readonly name: string; readonly code: string }) {
  const { notify } = useHost();
  const isLive = useHydrated();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      notify({ kind: "success", text: "Copied" });
    } catch {
      notify({ kind: "error", text: "It could not be copied. Please mark it and copy it yourself." });
    }
  }

  return (
    <figure className="snippet">
      <figcaption className="gh-row gh-row-apart">
        <span className="gh-label">{name}</span>
        {isLive && (
          <button
            type="button"
            className="gh-button button-small"
            aria-label={`Copy: ${name}`}
            onClick={() => void copy()}
          >
            Copy
          </button>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who can't use a pointer scrolls it by the keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
