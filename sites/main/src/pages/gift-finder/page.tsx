import type { GiftQuery } from "@gifthearth/core";
import { formatShare, MARKETPLACES, pageTitle } from "@gifthearth/core";
import type { FeaturesResponse } from "@gifthearth/core/contract";
import { SaveButton, useHost } from "@gifthearth/widgets";
import { useEffect, useState } from "react";
import { Link, useLoaderData } from "react-router";
import { useCountry } from "../../host/country.tsx";
import { PartnerHost } from "../../host/partner-host.tsx";
import { useSiteMemory } from "../../host/site-memory.ts";
import { NoScriptFinderPlace } from "../../no-script/no-script-finder-place.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { useCharityShare } from "../../site-data.ts";
import { wishSearch } from "../recommendations/wish.ts";
import { FinderModes } from "./finder-modes.tsx";
import { PopularCategories } from "./popular-categories.tsx";
import { useSearchAddress } from "./search-address.ts";

const STEPS = (share: string) => [
  {
    title: "Describe the person",
    text: "Who they are, what they like, the occasion and a budget. A note helps: what they have, what to avoid.",
  },
  {
    title: "Look through the ideas",
    text: "Each says why it fits. Keep what you like, take away what isn’t for them, and ask for more like your favorites.",
  },
  {
    title: "Buy where you like",
    text: `“Shop” opens a search at your country’s marketplace. If you buy there, we earn a commission and give ${share} of it to charity.`,
  },
];

function HowItWorks({ share }: { readonly share: string }) {
  return (
    <section className="wide narrow section" aria-labelledby="how-it-works">
      <h2 id="how-it-works">How it works</h2>
      <ol className="steps">
        {STEPS(share).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Gift Finder; the address may fill the form. */
export function Component() {
  const features = useLoaderData<FeaturesResponse>();
  const share = formatShare(useCharityShare());
  const { initialQuery, resumed } = useSearchAddress();
  return (
    <>
      <PageMeta
        title={pageTitle("Gift Finder")}
        description="Tell us who it is for, what they like and what you mean to spend, and get gift ideas that fit."
      />
      <section className="wide narrow page-head finder-head">
        <h1>Find the Perfect Gift</h1>
        <p className="lead">
          Tell us who it is for and what they like. If you buy, {share} of our commission goes to charity.
        </p>
      </section>
      <section className="wide narrow" id="finder" aria-label="Gift finder">
        <NoScriptFinderPlace initialQuery={initialQuery} />
        <PartnerHost>
          <FinderModes isChatOn={features.chat} initialQuery={initialQuery} resumed={resumed} />
        </PartnerHost>
        <LastSearch />
      </section>
      <PopularCategories />
      <HowItWorks share={share} />
    </>
  );
}

/** What can be done with this visit's last search; nothing before there is one. */
function LastSearch() {
  const memory = useSiteMemory();
  const { saveSearch } = useHost();
  const { currency } = MARKETPLACES.rowOf(useCountry().code);
  const [search, setSearch] = useState<GiftQuery | null>(null);

  // After hydration: the server knows of no search.
  useEffect(() => {
    setSearch(memory?.lastSearch() ?? null);
    return memory?.onSearch(setSearch);
  }, [memory]);

  if (!search) return null;
  const { occasion, interests, budgetMin, budgetMax, relation, age } = search;
  const wish = {
    ...{ occasion, interests, budgetMin, budgetMax },
    ...(relation !== undefined && { relationship: relation }),
    ...(age !== undefined && { age }),
    ...(currency !== "USD" && { currency }),
  };
  return (
    <div className="gh-row last-search" role="group" aria-label="Your last search">
      {search.occasion && (
        <SaveButton name="search" onSave={async () => (await saveSearch?.(search)) ?? false}>
          Save search
        </SaveButton>
      )}
      {/* Notes are in no address, and what they forbid must not be shown there. */}
      {!search.additionalNotes && (
        <Link to={`/recommendations${wishSearch(wish)}`} viewTransition>
          See more ways to choose
        </Link>
      )}
    </div>
  );
}
