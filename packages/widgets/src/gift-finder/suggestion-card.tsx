import { recordClick } from "@gifthearth/client";
import { type GiftSuggestion, type Marketplace, shopLink } from "@gifthearth/core";
import { type SaveIdeaProps, useHost } from "../host.ts";
import type { English } from "../text/en.ts";
import { useText } from "../text/text.ts";
import { Heading } from "../ui/heading.tsx";
import { IdeaTile } from "../ui/idea-tile.tsx";
import { OfferPrice, useOffer, usePicture } from "../ui/offer.tsx";
import { SAYINGS, type Said, type Saying } from "./refine/press.ts";
import type { PlacedSuggestion } from "./use-gift-search.ts";

export interface SuggestionCardProps {
  /** `sitePath` is where to send visitors who may not be sent to the marketplace itself. */
  readonly suggestion: GiftSuggestion & Partial<Pick<PlacedSuggestion, "sitePath" | "position">>;
  readonly marketplace: Marketplace;
  readonly headingLevel: number;
  readonly said?: Said;
  /** Hears what is said of the idea; without it nothing can be. */
  readonly onSay?: ((saying: Saying, button: HTMLElement) => void) | undefined;
}

/** What each button of a card shows. */
const SIGNS: Readonly<Record<Saying, string>> = {
  notThis: "✕",
  alreadyHas: "✓",
  moreLike: "+",
  compare: "⇄",
};
const MARKS = Object.keys(SAYINGS) as (keyof typeof SAYINGS)[];

/** One idea: what it looks like and is, why it fits, what it costs, where to get it, and what may be said of it. */
export function SuggestionCard({ suggestion, marketplace, headingLevel, said, onSay }: SuggestionCardProps) {
  const { title, description, why, priceRange, sitePath } = suggestion;
  const { IdeaLink } = useHost();
  const { t, prices, langOf } = useText();
  const lang = langOf(suggestion);
  const offer = useOffer(suggestion, marketplace);
  const picture = usePicture(offer);
  const say = (saying: Saying, label: English, className: string) => (
    <button
      key={saying}
      type="button"
      className={`gh-button ${className}`}
      title={t(label)}
      aria-label={`${t(label)}: ${title}`}
      aria-pressed={said?.[saying]?.includes(title)}
      onClick={(event) => onSay?.(saying, event.currentTarget)}
    >
      {SIGNS[saying]}
      {saying !== "compare" && <small>{t(label)}</small>}
    </button>
  );
  return (
    <li className="gh-card" part="card">
      <IdeaTile idea={picture ? { ...suggestion, imageUrl: picture } : suggestion} />
      <div className="gh-card-text">
        <Heading level={headingLevel} className="gh-card-title" lang={lang}>
          {IdeaLink && sitePath?.startsWith("/gift-ideas/") ? (
            <IdeaLink to={sitePath} idea={suggestion}>
              {title}
            </IdeaLink>
          ) : (
            title
          )}
        </Heading>
        {why && (
          <p className="gh-why" lang={lang}>
            {why}
          </p>
        )}
        <p className="gh-muted gh-description" lang={lang}>
          {description}
        </p>
        <p className="gh-price" part="price">
          {offer ? <OfferPrice offer={offer} /> : prices(priceRange)}
        </p>
        <div className="gh-row">
          <ShopLink suggestion={suggestion} marketplace={marketplace} />
        </div>
      </div>
      {onSay && (
        <div className="gh-says">
          {MARKS.map((mark) => say(mark, SAYINGS[mark], "gh-say"))}
          {say("compare", "Compare", "gh-save gh-compare")}
        </div>
      )}
      <Save suggestion={suggestion} marketplace={marketplace} />
    </li>
  );
}

export interface ShopLinkProps extends Pick<SuggestionCardProps, "suggestion" | "marketplace"> {
  /** What the link is called. */
  readonly label?: string;
}

/**
 * Leads to the shop that offers it, else to the marketplace, and tells the API so; says that the link is a paid one.
 * Where neither may be linked to, it leads to our own page of the idea.
 */
export function ShopLink({ suggestion, marketplace, label }: ShopLinkProps) {
  const host = useHost();
  const { t } = useText();
  const { id, title, category, priceRange, position = 0 } = suggestion;
  const { countryCode, domain } = marketplace;
  const offer = useOffer(suggestion, marketplace);
  const isDirect = !offer && marketplace.directLinks && !host.siteLinksOnly;
  // Our server counts the click on the way to an offer.
  const url = isDirect
    ? shopLink(suggestion, marketplace, host.utmSource)
    : host.siteUrl + (offer?.link ?? suggestion.sitePath);
  const isPaid = isDirect || offer?.paidLink;

  function follow(): void {
    host.emit?.("gh-shop", { ideaId: id, category, country: countryCode, position }, { title, url });
    if (!isDirect) return;
    recordClick(host.api, { productId: id, affiliateLink: url, priceRange });
    host.notify({ kind: "success", text: t("Opening {domain} search results", { domain }) });
  }

  function explain(): void {
    host.emit?.("gh-error", { code: "no_link", message: `Idea ${id} has nothing to search for` });
    host.notify({ kind: "error", text: t("Sorry, this product link is unavailable") });
  }

  if (!url) {
    return (
      <button type="button" className="gh-button gh-shop" onClick={explain}>
        {label ?? t("Shop")}
      </button>
    );
  }
  return (
    <a
      className="gh-button gh-button-main gh-shop"
      part="button shop-link"
      href={url}
      target="_blank"
      rel={isPaid ? "sponsored noopener" : "noopener"}
      {...onFollow(follow)}
    >
      <span>
        {isDirect || offer ? (label ?? t("Shop")) : t("Details")}
        <span className="gh-hidden"> {t("for {title}, opens in a new tab", { title })}</span>
      </span>
      {isPaid && <span className="gh-paid">{t("(paid link)")}</span>}
    </a>
  );
}

/** Where nobody can be signed in, a link to our site, which asks before it saves. */
function Save(props: SaveIdeaProps) {
  const { SaveIdea, siteUrl, emit } = useHost();
  const { t } = useText();
  if (SaveIdea) return <SaveIdea {...props} />;
  const { id, title, category, priceRange, searchText } = props.suggestion;
  const idea = new URLSearchParams({ idea: id, title, price: priceRange, search: searchText ?? "" });
  return (
    <a
      className="gh-button gh-save"
      href={`${siteUrl}/save?${idea}`}
      target="_blank"
      rel="noopener"
      aria-label={t("Save {title}", { title })}
      {...onFollow(() => emit?.("gh-save", { ideaId: id, category }, { title }))}
    >
      ♡
    </a>
  );
}

/** Hears of a link being followed. The middle button opens it too; the right one only a menu. */
function onFollow(follow: () => void) {
  return {
    onClick: follow,
    onAuxClick: (event: { readonly button: number }) => {
      if (event.button === 1) follow();
    },
  };
}
