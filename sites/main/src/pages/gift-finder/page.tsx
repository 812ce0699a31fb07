import type { GiftQuery } from "@gifthearth/core";
import { formatShare, pageTitle } from "@gifthearth/core";
import type { FeaturesResponse } from "@gifthearth/core/contract";
import { SaveButton, useHost } from "@gifthearth/widgets";
import { useEffect, useRef, useState } from "react";
import { Link, useLoaderData } from "react-router";
import { PartnerHost } from "../../host/partner-host.tsx";
import { useSiteMemory } from "../../host/site-memory.ts";
import { SparkIcon } from "../../illustrations/icons.tsx";
import { NoScriptFinderPlace } from "../../no-script/no-script-finder-place.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { useCharityShare } from "../../site-data.ts";
import { wishSearch } from "../recommendations/wish.ts";
import { FinderModes } from "./finder-modes.tsx";
import { PopularCategories } from "./popular-categories.tsx";
import { useSearchAddress } from "./search-address.ts";

/** How long a pointer rests before the tooltip shows, milliseconds. */
const TOOLTIP_DELAY = 300;

/** Says that premium features are on their way, and does nothing else. */
function PremiumButton() {
  const [isShown, setShown] = useState(false);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);

  function showAfter(delay: number): void {
    clearTimeout(wait.current);
    wait.current = setTimeout(() => setShown(true), delay);
  }

  function hide(): void {
    clearTimeout(wait.current);
    setShown(false);
  }

  useEffect(() => () => clearTimeout(wait.current), []);

  return (
    <span className="premium-offer" onPointerEnter={() => showAfter(TOOLTIP_DELAY)} onPointerLeave={hide}>
      <button
        type="button"
        className="gh-button"
        aria-describedby="premium-tooltip"
        onFocus={() => showAfter(0)}
        onBlur={hide}
        onClick={() => showAfter(0)}
        onKeyDown={({ key }) => key === "Escape" && hide()}
      >
        <SparkIcon /> Premium
      </button>
      <span role="tooltip" id="premium-tooltip" className="tooltip" data-shown={isShown}>
        Premium features coming soon!
      </span>
    </span>
  );
}

const STEPS = (share: string) => [
  {
    title: "Describe the person",
    text: "An occasion, an interest or two and a budget. Notes help: their age, what they have, what to avoid.",
  },
  {
    title: "Look through the ideas",
    text: "They appear as they are found. Where no AI is set up, our own catalogue answers, and the page says which.",
  },
  {
    title: "Buy where you like",
    text: `“Shop” opens a search at your country’s marketplace. If you buy there we earn a commission, and ${share} of it is donated.`,
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
        description="Tell us the occasion, what they like and what you mean to spend, and get gift ideas that fit."
      />
      <section className="wide narrow page-head">
        <h1>Find the Perfect Gift</h1>
        <p className="lead">
          Tell us the occasion, what they like and what you mean to spend. {share} of the commission from what
          you buy goes to charity.
        </p>
        <PremiumButton />
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
