import { defaultTitle, formatShare } from "@gifthearth/core";
import { CharityNotice, GiftFinder, RecentSuggestions } from "@gifthearth/widgets";
import { useLoaderData } from "react-router";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { NewsletterBlock } from "../../newsletter/newsletter-block.tsx";
import { PlainFinderPlace } from "../../no-script/plain-finder-place.tsx";
import { JsonLd } from "../../seo/json-ld.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { webSite } from "../../seo/web-site.ts";
import { useCharityShare, useSiteData } from "../../site-data.ts";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./load.ts";
import { Purpose } from "./purpose.tsx";
import { Sample } from "./sample.tsx";

const NOTHING = {};

/** Home. */
export function Component() {
  const { sample, marketplaces, hasModel } = useLoaderData<HomeData>();
  const { origin, stats } = useSiteData();
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
        <PlainFinderPlace heading="Find the Perfect Gift" initialQuery={NOTHING} />
        <div className="live-finder" data-form-name="gift_finder_form">
          <GiftFinder>
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
