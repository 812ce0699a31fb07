import type { GiftSuggestion, Marketplace } from "@gifthearth/core";
import { defaultTitle, formatShare, priceIn } from "@gifthearth/core";
import {
  CharityNotice,
  GiftFinder,
  RecentSuggestions,
  type RefinedQuery,
  SuggestionCard,
} from "@gifthearth/widgets";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Link, useLoaderData } from "react-router";
import { useMarketplace } from "../../host/use-marketplace.ts";
import { GiftTable } from "../../illustrations/gift-table.tsx";
import {
  ClockIcon,
  CoinIcon,
  GiftIcon,
  HeartIcon,
  LedgerIcon,
  SparkIcon,
} from "../../illustrations/icons.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { NewsletterBlock } from "../../newsletter/newsletter-block.tsx";
import { NoScriptFinderPlace } from "../../no-script/no-script-finder-place.tsx";
import { JsonLd } from "../../seo/json-ld.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { webSite } from "../../seo/web-site.ts";
import { useCharityShare, useSiteData } from "../../site-data.ts";
import type { SearchKeeperProps } from "../gift-finder/search-keeper.tsx";
import type { HomeData } from "./load.ts";

const NOTHING = {};

/** Home. */
export function Component() {
  const { sample, marketplaces, hasModel } = useLoaderData<HomeData>();
  const { origin, stats } = useSiteData();
  const [resumed, setResumed] = useState<RefinedQuery | null>();
  const SearchKeeper = useSearchKeeper();
  const share = formatShare(useCharityShare());
  return (
    <>
      <PageMeta
        title={defaultTitle(hasModel)}
        description={`Describe somebody and get gift ideas that fit them. ${share} of the commission from your purchase goes to charity.`}
      />
      <JsonLd data={webSite(origin)} />
      <Hero share={share} hasModel={hasModel} />
      {sample && <Sample idea={sample} marketplaces={marketplaces} />}
      <section className="wide narrow section" aria-label="Gift finder">
        <NoScriptFinderPlace heading="Find the Perfect Gift" initialQuery={NOTHING} />
        <div className="live-finder" data-form-name="gift_finder_form">
          {SearchKeeper && <SearchKeeper onResumed={setResumed} />}
          <GiftFinder resumed={resumed}>
            <RecentSuggestions headingLevel={3} />
          </GiftFinder>
        </div>
      </section>
      <Purpose share={share}>
        <CharityNotice elementId="home" headingLevel={3} initialStats={stats ?? undefined} />
      </Purpose>
      <CallToAction heading="Is somebody’s day coming up?">
        An occasion and one interest are enough to begin. It costs nothing, and {share} of our commission goes
        to charity.
      </CallToAction>
      <NewsletterBlock />
    </>
  );
}

/** What keeps searches comes when all else is there. */
function useSearchKeeper(): ComponentType<SearchKeeperProps> | null {
  const [keeper, setKeeper] = useState<ComponentType<SearchKeeperProps> | null>(null);
  useEffect(() => {
    // Without it, searches have no address, and all else works.
    import("../gift-finder/search-keeper.tsx").then(
      ({ default: component }) => setKeeper(() => component),
      () => {},
    );
  }, []);
  return keeper;
}

interface HeroProps {
  readonly share: string;
  /** Whether an AI is asked for ideas. */
  readonly hasModel: boolean;
}

function Hero({ share, hasModel }: HeroProps) {
  return (
    <section className="wide hero">
      <div className="hero-text">
        <h1>Find the Perfect Gift & Make a Difference</h1>
        <p className="lead">
          Tell us who it is for. We suggest things they would be glad to have, and {share} of the commission
          we earn goes to charity.
        </p>
        <div className="gh-row hero-actions">
          <Link className="gh-button gh-button-main button-large" to="/gift-finder" viewTransition>
            Find a gift
          </Link>
          <Link className="gh-button button-large" to="/about" viewTransition>
            Learn how it works
          </Link>
        </div>
        <ul className="badges">
          <li>
            <SparkIcon /> {hasModel ? "AI-Powered" : "Hand-picked ideas"}
          </li>
          <li>
            <HeartIcon /> {share} to Charity
          </li>
          <li>
            <ClockIcon /> Time-Saving Simplicity
          </li>
        </ul>
      </div>
      <GiftTable />
    </section>
  );
}

interface PurposeProps {
  readonly share: string;
  /** The scoreboard. */
  readonly children: ReactNode;
}

function Purpose({ share, children }: PurposeProps) {
  return (
    <section className="wide section">
      <div className="section-head">
        <h2>Gifting with Purpose</h2>
        <p>The gift goes to one person. Part of what we earn by it goes further.</p>
      </div>
      <div className="purpose">
        <ul className="purpose-cards">
          <li className="card">
            <GiftIcon />
            <h3>Ideas that fit</h3>
            <p>We go by their interests, the occasion and your budget, and leave out what misses them.</p>
          </li>
          <li className="card">
            <CoinIcon />
            <h3>{share} given on</h3>
            <p>
              The marketplace pays us a commission, your price stays the same, and we donate {share} of it.
            </p>
          </li>
          <li className="card">
            <LedgerIcon />
            <h3>Figures in the open</h3>
            <p>A donation counts once it is confirmed. What is still pending is shown as pending.</p>
          </li>
        </ul>
        {children}
      </div>
    </section>
  );
}

interface SampleProps {
  readonly idea: GiftSuggestion;
  readonly marketplaces: readonly Marketplace[];
}

/** What a suggestion looks like: a real idea of our catalogue in the card that the finder shows. */
function Sample({ idea, marketplaces }: SampleProps) {
  const marketplace = useMarketplace(marketplaces);
  const priceRange = priceIn(idea.priceRange, marketplace.countryCode);
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
          <SuggestionCard suggestion={{ ...idea, priceRange }} marketplace={marketplace} headingLevel={3} />
        </ul>
      </div>
    </section>
  );
}
