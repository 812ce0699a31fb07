import type { Partner } from "@gifthearth/core/contract";
import { Link } from "react-router";
import { Code } from "../../code/code.tsx";
import { elementHtml, scriptHtml, styleHtml } from "../../embedding/embed-html.ts";
import { useSiteData } from "../../site-data.ts";

/** What a partner pastes into its pages. */
export function Snippet({
  partner: { id, charityId, charityName, allowedOrigins },
}: {
  readonly partner: Partner;
}) {
  const { origin } = useSiteData();
  const ofBoard = { partner: id, ...(charityId !== null && { charity: charityId }) };
  const snippets = {
    "The script and the style, once": [
      scriptHtml(origin),
      styleHtml("gift-finder", {}),
      styleHtml("impact-scoreboard", {}),
    ].join("\n"),
    "The gift finder": elementHtml(origin, "gift-finder", { partner: id }),
    [charityName ? `The board of ${charityName}` : "The impact scoreboard"]: elementHtml(
      origin,
      "impact-scoreboard",
      ofBoard,
    ),
  };
  return (
    <section className="card panel" aria-labelledby="snippet-heading">
      <h3 id="snippet-heading">Your snippet</h3>
      <p>
        Paste the script and the style once into the page, and a widget where it should stand, as often as you
        like. The{" "}
        <Link to={`/embed?${new URLSearchParams({ partner: id })}`} viewTransition>
          configurator
        </Link>{" "}
        gives it your colors, and writes it for React, WordPress and an iframe.
      </p>
      {Object.entries(snippets).map(([name, html]) => (
        <div key={name} className="gh-field">
          <p className="gh-label">{name}</p>
          <Code label={name} text={html} />
        </div>
      ))}
      {allowedOrigins.length > 0 && (
        <p className="gh-muted">It counts for you on {allowedOrigins.join(", ")} alone.</p>
      )}
    </section>
  );
}
