import { recordClick } from "@gifthearth/client";
import { type FoundSuggestion, type GiftSuggestion, type Marketplace, shopLink } from "@gifthearth/core";
import { useHost } from "../host.ts";
import { useText } from "../text/text.ts";
import { Heading } from "../ui/heading.tsx";
import { PlaceholderTile } from "../ui/placeholder-tile.tsx";
import type { SaveIdeaProps } from "../ui/save-idea.tsx";

interface SuggestionCardProps {
  /** `sitePath` is where to send visitors who may not be sent to the marketplace itself. */
  readonly suggestion: GiftSuggestion & Partial<Pick<FoundSuggestion, "sitePath">>;
  readonly marketplace: Marketplace;
  readonly headingLevel: number;
  /** Opens what may be said of the idea; without it there is no button for that. */
  readonly onMore?: ((button: HTMLElement) => void) | undefined;
}

/** One idea: what it is, why it fits, what it costs, where to get it. */
export function SuggestionCard({ suggestion, marketplace, headingLevel, onMore }: SuggestionCardProps) {
  const { title, description, why, priceRange, imageUrl } = suggestion;
  const { t, prices, ideasLang: lang } = useText();
  return (
    <li className="gh-card">
      <PlaceholderTile title={title} imageUrl={imageUrl} />
      <div className="gh-card-text">
        <Heading level={headingLevel} className="gh-card-title" lang={lang}>
          {title}
        </Heading>
        <p lang={lang}>{description}</p>
        {why && (
          <p className="gh-why" lang={lang}>
            {why}
          </p>
        )}
        <p className="gh-price">{prices(priceRange)}</p>
        <div className="gh-row">
          <ShopLink suggestion={suggestion} marketplace={marketplace} />
          <Save suggestion={suggestion} marketplace={marketplace} />
        </div>
      </div>
      {onMore && (
        <button
          type="button"
          className="gh-button gh-save gh-more"
          aria-label={t("More about {title}", { title })}
          onClick={(event) => onMore(event.currentTarget)}
        >
          ⋯
        </button>
      )}
    </li>
  );
}

export interface ShopLinkProps extends Pick<SuggestionCardProps, "suggestion" | "marketplace"> {
  /** What the link is called. */
  readonly label?: string;
}

/** Leads to the marketplace and tells the API so; says that the link is a paid one. */
export function ShopLink({ suggestion, marketplace, label }: ShopLinkProps) {
  const host = useHost();
  const { t } = useText();
  const { id, title, priceRange } = suggestion;
  const forWhat = <span className="gh-hidden"> {t("for {title}, opens in a new tab", { title })}</span>;
  if (!marketplace.directLinks) {
    return (
      <a
        className="gh-button gh-button-main gh-shop"
        href={`${host.siteUrl}${suggestion.sitePath}`}
        target="_blank"
        rel="noopener"
      >
        {t("Details")}
        {forWhat}
      </a>
    );
  }
  const link = shopLink(suggestion, marketplace, host.utmSource);
  if (!link) {
    const explain = () => host.notify({ kind: "error", text: t("Sorry, this product link is unavailable") });
    return (
      <button type="button" className="gh-button gh-shop" onClick={explain}>
        {label ?? t("Shop")}
      </button>
    );
  }

  function follow(): void {
    recordClick(host.api, { productId: id, affiliateLink: link, priceRange });
    host.notify({
      kind: "success",
      text: t("Opening {domain} search results", { domain: marketplace.domain }),
    });
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
        {label ?? t("Shop")}
        {forWhat}
      </span>
      <span className="gh-paid">{t("(paid link)")}</span>
    </a>
  );
}

/** Where nobody can be signed in, a link to our site, which asks before it saves. */
function Save(props: SaveIdeaProps) {
  const { SaveIdea, siteUrl } = useHost();
  const { t } = useText();
  if (SaveIdea) return <SaveIdea {...props} />;
  const { id, title, priceRange, searchText } = props.suggestion;
  const idea = new URLSearchParams({ idea: id, title, price: priceRange, search: searchText ?? "" });
  return (
    <a
      className="gh-button gh-save"
      href={`${siteUrl}/save?${idea}`}
      target="_blank"
      rel="noopener"
      aria-label={t("Save {title}", { title })}
    >
      ♡
    </a>
  );
}
