import { recordClick } from "@gifthearth/client";
import { priceIn } from "@gifthearth/core";
import { type SavableIdea, useHost } from "@gifthearth/widgets";
import { Link } from "react-router";
import { useCountry } from "../host/country.tsx";
import type { ForWhom } from "../host/shortlist.ts";

/** An idea as it is kept, with the shop link that it had. */
export interface ShownIdea extends SavableIdea {
  readonly id: string;
  readonly forWhom: ForWhom | null;
}

/** The idea's title, which leads to its page where it is one of ours. */
export function IdeaName({ idea }: { readonly idea: ShownIdea }) {
  const { affiliateUrl, title } = idea;
  const id = trackedId(affiliateUrl);
  // Our own ideas' ids are words; what a model thought of has no page.
  const isOurs =
    id !== null && /^[a-z\d]+(?:-[a-z\d]+)+$/.test(id) && !/^[\da-f]{8}-[\da-f]{4}-|^ai-/.test(id);
  if (!isOurs) return title;
  return (
    <Link to={`/gift-ideas/${encodeURIComponent(id)}`} state={{ found: idea }}>
      {title}
    </Link>
  );
}

export function IdeaPrice({ idea: { priceRange } }: { readonly idea: ShownIdea }) {
  const { code } = useCountry();
  return <p className="gh-amount">{priceIn(priceRange, code)}</p>;
}

interface IdeaActionsProps {
  readonly idea: ShownIdea;
  readonly removal: "Remove" | "Delete";
  readonly onRemove: () => void;
}

/** The way to the shop, which is counted, and the way out of the list. */
export function IdeaActions({ idea, removal, onRemove }: IdeaActionsProps) {
  const { api } = useHost();
  const { id, title, affiliateUrl, priceRange } = idea;

  function follow(): void {
    // The shop link names the idea; the kept one's own id means nothing to the figures.
    recordClick(api, { productId: trackedId(affiliateUrl) ?? id, affiliateLink: affiliateUrl, priceRange });
  }

  return (
    <div className="gh-row saved-actions no-print">
      <a
        className="gh-button gh-button-main"
        href={affiliateUrl}
        target="_blank"
        rel="sponsored noopener"
        onClick={follow}
        onAuxClick={(event) => event.button === 1 && follow()}
      >
        View Gift<span className="gh-hidden">: {title} (paid link, opens in a new tab)</span>
      </a>
      <button
        type="button"
        className="gh-button kept-remove"
        aria-label={`${removal} ${title}`}
        onClick={onRemove}
      >
        {removal}
      </button>
    </div>
  );
}

function trackedId(affiliateUrl: string): string | null {
  return new URL(affiliateUrl).searchParams.get("gh_tracking");
}
