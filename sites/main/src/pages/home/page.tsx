import { defaultTitle, formatShare, priceIn } from "@gifthearth/core";
import { CharityNotice, GiftFinder, IdeaTile, type RefinedQuery } from "@gifthearth/widgets";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLoaderData } from "react-router";
import { useCountry } from "../../host/country.tsx";
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
import type { HomeData } from "./load.ts";

const NOTHING = {};

/** Home. */
export function Component() {
  const { examples, hasModel } = useLoaderData<HomeData>();
  const { origin, stats } = useSiteData();
  const [resumed, setResumed] = useState<RefinedQuery | null>();
  const later = useLater();
  const share = formatShare(useCharityShare());
  return (
    <>
      <PageMeta
        title={defaultTitle(hasModel)}
        description={`Describe somebody and get gift ideas that fit them. ${share} of the commission from your purchase goes to charity.`}
      />
      <JsonLd data={webSite(origin)} />
      <Hero share={share} hasModel={hasModel}>
        <section className="home-finder" aria-label="Gift finder">
          <NoScriptFinderPlace initialQuery={NOTHING} />
          <div className="live-finder" data-form-name="gift_finder_form">
            {later && <later.SearchKeeper onResumed={setResumed} />}
            <GiftFinder heading={null} resumed={resumed}>
              {later && <later.RecentSuggestions headingLevel={2} />}
            </GiftFinder>
          </div>
        </section>
      </Hero>
      {examples.length > 0 && <Examples examples={examples} />}
      <Purpose share={share}>
        <CharityNotice elementId="home" headingLevel={3} initialStats={stats ?? undefined} />
      </Purpose>
      <CallToAction heading="Is somebody’s day coming up?">
        Say who it is for and what the day is. It costs nothing.
      </CallToAction>
      <NewsletterBlock />
    </>
  );
}

type Later = typeof import("../gift-finder/search-keeper.tsx");

/** What keeps searches, and shows the last one's ideas, comes when all else is there. */
function useLater(): Later | null {
  const [later, setLater] = useState<Later | null>(null);
  useEffect(() => {
    // Without it, searches have no address, and all else works.
    import("../gift-finder/search-keeper.tsx").then(setLater, () => {});
  }, []);
  return later;
}

interface HeroProps {
  readonly share: string;
  /** Whether an AI is asked for ideas. */
  readonly hasModel: boolean;
  /** The finder. */
  readonly children: ReactNode;
}

/** What the site is for, beside the form that does it. */
function Hero({ share, hasModel, children }: HeroProps) {
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
      {children}
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
        <p>The gift goes to one person. Part of what we earn on it goes further.</p>
      </div>
      <div className="purpose">
        <ul className="purpose-cards">
          <li className="card">
            <GiftIcon />
            <h3>Ideas that fit</h3>
            <p>
              We start from their interests, the occasion and your budget, and leave out what doesn’t fit.
            </p>
          </li>
          <li className="card">
            <CoinIcon />
            <h3>{share} for charity</h3>
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

/** What to expect: people as a visitor would describe them, and what the finder has for them. */
function Examples({ examples }: Pick<HomeData, "examples">) {
  const { code } = useCountry();
  return (
    <section className="band" aria-labelledby="examples">
      <div className="wide section">
        <div className="section-head">
          <h2 id="examples">What we would suggest</h2>
          <p>Three people, and the first ideas the finder has for each.</p>
        </div>
        <ul className="examples">
          {examples.map(({ person, query, ideas }) => (
            <li key={person} className="card example">
              <h3>{person}</h3>
              <ul>
                {ideas.map((idea) => (
                  <li key={idea.id}>
                    <IdeaTile idea={idea} />
                    <div>
                      <Link to={`/gift-ideas/${encodeURIComponent(idea.id)}`} viewTransition>
                        {idea.title}
                      </Link>
                      {idea.why && <p>{idea.why}</p>}
                      <p className="gh-amount">{priceIn(idea.priceRange, code)}</p>
                    </div>
                  </li>
                ))}
              </ul>
              <Link className="gh-button" to={`/gift-finder?${formAddress(query)}`} viewTransition>
                Start from here
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What fills the finder's form with a person; the notes are in no address. */
function formAddress({
  additionalNotes: _,
  ...query
}: HomeData["examples"][number]["query"]): URLSearchParams {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
