import { formatShare, pageTitle } from "@gifthearth/core";
import { GiftFinder, RecentSuggestions } from "@gifthearth/widgets";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { PageMeta } from "../../page-meta.tsx";
import { useCharityShare } from "../../site-data.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { PopularCategories } from "./popular-categories.tsx";
import { parseQueryParameters } from "./query-parameters.ts";

/** Gift Finder (specification, section 2); the address may fill the form. */
export function Component() {
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
      </section>
      <section className="wide narrow" id="finder" aria-label="Gift finder">
        <GiftFinder heading={null} initialQuery={initialQuery}>
          <RecentSuggestions headingLevel={2} />
        </GiftFinder>
      </section>
      <PopularCategories />
      <HowItWorks share={share} />
    </>
  );
}
