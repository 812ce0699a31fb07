import type { GiftSuggestion, Marketplace } from "@gifthearth/core";
import { estimatesIn, formatShare, pageTitle } from "@gifthearth/core";
import { toRecommendation } from "@gifthearth/core/recommend";
import { RecommendationCard } from "@gifthearth/widgets";
import { useEffect, useMemo, useRef } from "react";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { useCountry } from "../../host/country.tsx";
import { useMarketplace } from "../../host/use-marketplace.ts";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { useCharityShare } from "../../site-data.ts";
import {
  type BrowseTab,
  type BrowseValue,
  browseAddress,
  MOST_IDEAS,
  moreAddress,
  readBrowse,
} from "./browse.ts";
import { BrowseTabs, PANEL_ID, tabId } from "./browse-tabs.tsx";
import type { GiftIdeasData } from "./load.ts";

/** Browse Gift Ideas: our catalogue by occasion, by interest, by price. */
export function Component() {
  const [parameters] = useSearchParams();
  const browse = useMemo(() => readBrowse(parameters), [parameters]);
  const { ideas, total, marketplaces } = useLoaderData<GiftIdeasData>();
  const marketplace = useMarketplace(marketplaces);
  const share = formatShare(useCharityShare());
  const { tab, value } = browse;
  return (
    <>
      <PageMeta
        title={pageTitle(browse.isNamed ? value.heading : "Browse Gift Ideas")}
        description={`${value.heading} that somebody would be glad to have, each with a price and a reason. ${share} of our commission goes to charity.`}
      />
      <section className="wide page-head">
        <h1>Browse Gift Ideas</h1>
        <p className="lead">
          Things we would give ourselves, each with the reason why. Choose where to begin, or{" "}
          <Link to="/gift-finder" viewTransition>
            tell the gift finder
          </Link>{" "}
          who it is for.
        </p>
      </section>
      <section className="wide browse" aria-label="Gift ideas">
        <BrowseTabs chosen={tab} />
        <div className="browse-panel" role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(tab)}>
          <ValueChips tab={tab} chosen={value} />
          <div className="browse-head">
            <h2>{estimatesIn(value.heading, marketplace.countryCode)}</h2>
            <p className="gh-muted" role="status">
              {countText(ideas.length, total)}
            </p>
          </div>
          <p className="gh-muted browse-paid">
            Links marked “paid link” open a search at {marketplace.domain}. If you buy there we earn a
            commission, your price stays the same, and {share} of the commission goes to charity. Prices are
            estimates.
          </p>
          <IdeaCards key={`${tab.by} ${value.name}`} ideas={ideas} marketplace={marketplace} />
          {ideas.length < total && (
            <Link className="gh-button button-large browse-more" to={moreAddress(browse)} preventScrollReset>
              Show more
            </Link>
          )}
        </div>
      </section>
      <CallToAction heading="Looking for one person?">
        Say what they like and what you mean to spend, and see only what fits.
      </CallToAction>
    </>
  );
}

/** "12 of 80 ideas"; with a plus where one list can't hold them all. */
function countText(shown: number, total: number): string {
  const ideas = `${total}${total === MOST_IDEAS ? "+" : ""} ideas`;
  return shown === total ? ideas : `${shown} of ${ideas}`;
}

interface IdeaCardsProps {
  readonly ideas: readonly GiftSuggestion[];
  readonly marketplace: Marketplace;
}

/** The ideas' cards. When more are shown, the focus goes to the first of those that came. */
function IdeaCards({ ideas, marketplace }: IdeaCardsProps) {
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

interface ValueChipsProps {
  readonly tab: BrowseTab;
  readonly chosen: BrowseValue;
}

/** What a tab can be browsed by; where there are many, the less usual ones wait behind a "more". */
function ValueChips({ tab, chosen }: ValueChipsProps) {
  const rare = tab.values.filter(({ isRare }) => isRare);
  const usual = tab.values.filter(({ isRare }) => !isRare);
  return (
    <nav className="browse-values" aria-label={tab.title}>
      <Chips tab={tab} values={usual} chosen={chosen} />
      {rare.length > 0 && (
        <details open={chosen.isRare ?? false}>
          <summary>{rare.length} more interests</summary>
          <Chips tab={tab} values={rare} chosen={chosen} />
        </details>
      )}
    </nav>
  );
}

function Chips({ tab, values, chosen }: ValueChipsProps & { readonly values: readonly BrowseValue[] }) {
  const { code } = useCountry();
  return (
    <ul className="gh-row">
      {values.map((value) => (
        <li key={value.name}>
          <Link
            className="gh-chip browse-chip"
            to={browseAddress(tab, value)}
            aria-current={value === chosen ? "true" : undefined}
            preventScrollReset
          >
            {estimatesIn(value.label, code)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
