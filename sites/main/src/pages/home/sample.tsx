import type { GiftSuggestion, Marketplace } from "@gifthearth/core";
import { SuggestionCard } from "@gifthearth/widgets";
import { useMarketplace } from "../../host/use-marketplace.ts";

interface SampleProps {
  readonly idea: GiftSuggestion;
  readonly marketplaces: readonly Marketplace[];
}

/** What a suggestion looks like: a real idea of our catalogue in the card that the finder shows. */
export function Sample({ idea, marketplaces }: SampleProps) {
  const marketplace = useMarketplace(marketplaces);
  return (
    <section className="band">
      <div className="wide sample">
        <div className="sample-text">
          <h2>What a suggestion looks like</h2>
          <p>
            A thing, not a theme. “Something for the kitchen” is no gift yet; a bread pan that traps steam is
            one for the friend with a sourdough starter.
          </p>
          <ul className="ticks">
            <li>A specific product, with the reason somebody would love it</li>
            <li>A price range that fits what you mean to spend</li>
            <li>A link to the marketplace of your country, marked as paid</li>
          </ul>
        </div>
        <ul className="sample-card">
          <SuggestionCard suggestion={idea} marketplace={marketplace} headingLevel={3} />
        </ul>
      </div>
    </section>
  );
}
