import type { GiftSuggestion, Marketplace } from "@gifthearth/core";
import { toRecommendation } from "@gifthearth/core/recommend";
import { RecommendationCard } from "@gifthearth/widgets";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

interface IdeaCardsProps {
  readonly ideas: readonly GiftSuggestion[];
  readonly marketplace: Marketplace;
}

/** The ideas' cards. When more are shown, the focus goes to the first of those that came. */
export function IdeaCards({ ideas, marketplace }: IdeaCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(ideas);

  useEffect(() => {
    const former = before.current;
    before.current = ideas;
    const hasGrown = former.length < ideas.length && former.every(({ id }, place) => id === ideas[place]?.id);
    if (!hasGrown) return;
    list.current?.children[former.length]?.querySelector("a")?.focus({ preventScroll: true });
  }, [ideas]);

  return (
    <ul className="gh-grid gh-picks" ref={list}>
      {ideas.map((idea) => (
        <RecommendationCard
          key={idea.id}
          item={toRecommendation(idea)}
          marketplace={marketplace}
          headingLevel={3}
          renderTitle={({ id, title }) => (
            <Link to={`/gift-ideas/${encodeURIComponent(id)}`} viewTransition>
              {title}
            </Link>
          )}
        />
      ))}
    </ul>
  );
}
