import { recordClick } from "@gifthearth/client";
import { type FoundSuggestion, type GiftSuggestion, type Marketplace, shopLink } from "@gifthearth/core";
import { useHost } from "../host.ts";
import { Heading } from "../ui/heading.tsx";
import { PlaceholderTile } from "../ui/placeholder-tile.tsx";

interface SuggestionCardProps {
  /** `sitePath` is where to send visitors who may not be sent to the marketplace itself. */
  readonly suggestion: GiftSuggestion & Partial<Pick<FoundSuggestion, "sitePath">>;
  readonly marketplace: Marketplace;
  readonly headingLevel: number;
}

/** One idea: what it is, why it fits, what it costs, where to get it. */
export function SuggestionCard({ suggestion, marketplace, headingLevel }: SuggestionCardProps) {
  const { title, description, why, priceRange, imageUrl } = suggestion;
  return (
    <li className="gh-card">
      <PlaceholderTile title={title} imageUrl={imageUrl} />
      <div className="gh-card-text">
        <Heading level={headingLevel} className="gh-card-title">
          {title}
        </Heading>
        <p>{description}</p>
        {why && <p className="gh-why">{why}</p>}
        <p className="gh-price">{priceRange}</p>
        <div className="gh-card-actions">
          <ShopLink suggestion={suggestion} marketplace={marketplace} />
          <SaveButton title={title} />
        </div>
      </div>
    </li>
  );
}

type ShopLinkProps = Pick<SuggestionCardProps, "suggestion" | "marketplace">;

/** Leads to the marketplace and tells the API so; says that the link is a paid one. */
export function ShopLink({ suggestion, marketplace }: ShopLinkProps) {
  const host = useHost();
  const { id, title, priceRange } = suggestion;
  if (!marketplace.directLinks) {
    return (
      <a
        className="gh-button gh-button-main gh-shop"
        href={`${host.siteUrl}${suggestion.sitePath}`}
        target="_blank"
        rel="noopener"
      >
        See it<span className="gh-hidden">: {title} (opens in a new tab)</span>
      </a>
    );
  }
  const link = shopLink(suggestion, marketplace, host.utmSource);
  if (!link) {
    const explain = () => host.notify({ kind: "error", text: "Sorry, this product link is unavailable" });
    return (
      <button type="button" className="gh-button gh-shop" onClick={explain}>
        Shop
      </button>
    );
  }

  function follow(): void {
    recordClick(host.api, { productId: id, affiliateLink: link, priceRange });
    host.notify({ kind: "success", text: `Opening ${marketplace.domain} search results` });
  }

  return (
    <a
      className="gh-button gh-button-main gh-shop"
      href={link}
      target="_blank"
      rel="sponsored noopener"
      onClick={follow}
      // The middle button opens the link too; the right one only a menu.
      onAuxClick={(event) => event.button === 1 && follow()}
    >
      <span>
        Shop<span className="gh-hidden"> for {title}, opens in a new tab</span>
      </span>
      <span className="gh-paid">(paid link)</span>
    </a>
  );
}

function SaveButton({ title }: { readonly title: string }) {
  const host = useHost();
  const save = () =>
    host.notify({
      kind: "info",
      text: "Please sign in to save gift ideas",
      description: "Accounts are on their way.",
    });
  return (
    <button type="button" className="gh-button gh-save" aria-label={`Save ${title}`} onClick={save}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 17S3 12.5 3 7.6A3.9 3.9 0 0 1 10 5.4a3.9 3.9 0 0 1 7 2.2C17 12.5 10 17 10 17Z" />
      </svg>
    </button>
  );
}
