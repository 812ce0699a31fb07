import { type FoundSuggestion, type Marketplace, priceIn } from "@gifthearth/core";
import { qualityBadge, type Recommendation } from "@gifthearth/core/recommend";
import type { ReactNode } from "react";
import { ShopLink } from "../gift-finder/suggestion-card.tsx";
import { Heading } from "../ui/heading.tsx";
import { IdeaTile } from "../ui/idea-tile.tsx";
import { OfferPrice, useOffer, usePicture } from "../ui/offer.tsx";
import { SaveIdea } from "../ui/save-idea.tsx";

/** A recommendation as a list shows it; `sitePath` is where our own site shows it or finds its like. */
export type ListedRecommendation = Recommendation & Partial<Pick<FoundSuggestion, "sitePath">>;

export interface RecommendationCardProps {
  readonly item: ListedRecommendation;
  readonly marketplace: Marketplace;
  readonly headingLevel: number;
  readonly showScore?: boolean;
  /** The title as a link of the place's own; plain text unless told. */
  readonly renderTitle?: ((item: ListedRecommendation) => ReactNode) | undefined;
  /** More about it, below all else. */
  readonly children?: ReactNode;
}

/** One recommendation. */
export function RecommendationCard({
  item,
  marketplace,
  headingLevel,
  showScore = false,
  renderTitle,
  children,
}: RecommendationCardProps) {
  const { title, description, why, category, priceRange, charityImpact, tags } = item;
  const offer = useOffer(item, marketplace);
  const picture = usePicture(offer);
  return (
    <li className="gh-card gh-pick">
      <div className="gh-pick-top">
        <IdeaTile idea={picture ? { ...item, imageUrl: picture } : item} />
        <ul className="gh-pick-badges">
          {item.isTopRecommendation && <li className="gh-badge gh-badge-top">Top Pick</li>}
          {qualityBadge(item.qualityScore) === "premium" && (
            <li className="gh-badge gh-badge-premium">Premium Quality</li>
          )}
        </ul>
      </div>
      <div className="gh-card-text">
        <p className="gh-pick-category">{categoryName(category)}</p>
        <Heading level={headingLevel} className="gh-card-title gh-clamp-2">
          {renderTitle?.(item) ?? title}
        </Heading>
        <p className="gh-clamp-3">{description}</p>
        {why && <p className="gh-why">{why}</p>}
        {charityImpact && <p className="gh-charity">{charityImpact}</p>}
        {tags.length > 0 && (
          <ul className="gh-tags" aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag}>{tag.replaceAll("-", " ")}</li>
            ))}
          </ul>
        )}
        <p className="gh-price gh-row gh-row-apart">
          {offer ? <OfferPrice offer={offer} /> : priceIn(priceRange, marketplace.countryCode)}
          {showScore && <span className="gh-score">Quality {formatScore(item.qualityScore)} of 10</span>}
        </p>
        <div className="gh-row">
          <ShopLink suggestion={item} marketplace={marketplace} label="View Gift" />
          <SaveIdea suggestion={item} marketplace={marketplace} />
        </div>
        {children}
      </div>
    </li>
  );
}

/** "kitchen" as "Kitchen"; what has no category of its own is a "Gift". */
function categoryName(category: string): string {
  const name = category.trim();
  if (!name || name === "misc") return "Gift";
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** To one decimal, as the high-quality mode rounds it. */
function formatScore(score: number): string {
  return String(Math.round(score * 10) / 10);
}
