import { recordClick } from "@gifthearth/client";
import { priceIn } from "@gifthearth/core";
import type { SavedGiftIdea } from "@gifthearth/core/contract";
import { IdeaTile, useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { formatDate } from "../../account/dates.ts";
import { useCountry } from "../../host/country.tsx";

interface IdeaCardProps {
  readonly idea: SavedGiftIdea;
  readonly onDelete: () => void;
}

/** One saved idea, with the shop link that it had. */
export function IdeaCard({ idea, onDelete }: IdeaCardProps) {
  const { id, title, description, priceRange, imageUrl, affiliateUrl, createdAt } = idea;
  const { api } = useHost();
  const { code } = useCountry();
  const [failed, setFailed] = useState(false);

  function follow(): void {
    // The shop link names the idea; the saved one's own id means nothing to the figures.
    const productId = new URL(affiliateUrl).searchParams.get("gh_tracking") ?? id;
    recordClick(api, { productId, affiliateLink: affiliateUrl, priceRange });
  }

  return (
    <li className="card saved-idea">
      <div className="saved-tile" onErrorCapture={() => setFailed(true)}>
        <IdeaTile idea={idea} />
        {(!imageUrl || failed) && <p>Thoughtfully Selected Gift</p>}
      </div>
      <div className="saved-text">
        <h2>{title}</h2>
        <p>{description}</p>
        <p className="gh-amount">{priceIn(priceRange, code)}</p>
        <p className="gh-muted">
          Saved on <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
        <div className="gh-row saved-actions">
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
          <button type="button" className="gh-button" aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </button>
        </div>
      </div>
    </li>
  );
}
