import { formatShare, pageTitle } from "@gifthearth/core";
import type { FeaturesResponse } from "@gifthearth/core/contract";
import { useMemo } from "react";
import { useLoaderData, useSearchParams } from "react-router";
import { PartnerHost } from "../../host/partner-host.tsx";
import { PlainFinderPlace } from "../../no-script/plain-finder-place.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { useCharityShare } from "../../site-data.ts";
import { FinderModes } from "./finder-modes.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LastSearch } from "./last-search.tsx";
import { PopularCategories } from "./popular-categories.tsx";
import { PremiumButton } from "./premium-button.tsx";
import { parseQueryParameters } from "./query-parameters.ts";

/** Gift Finder (specification, section 2); the address may fill the form. */
export function Component() {
  const features = useLoaderData<FeaturesResponse>();
  const [parameters] = useSearchParams();
  const share = formatShare(useCharityShare());
  const initialQuery = useMemo(() => parseQueryParameters(parameters), [parameters]);
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
        <PlainFinderPlace initialQuery={initialQuery} />
        <PartnerHost>
          <FinderModes isChatOn={features.chat} initialQuery={initialQuery} />
        </PartnerHost>
        <LastSearch />
      </section>
      <PopularCategories />
      <HowItWorks share={share} />
    </>
  );
}
