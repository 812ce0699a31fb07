import { pageTitle } from "@gifthearth/core";
import { CharityNotice } from "@gifthearth/widgets";
import { useLoaderData } from "react-router";
import { shareExample } from "../../content/share-example.ts";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { useCharityShare, useSiteData } from "../../site-data.ts";
import { ChosenCharitiesSection } from "./chosen-charities.tsx";
import { DonationSteps } from "./donation-steps.tsx";
import type { ImpactData } from "./load.ts";
import { PublicLedger } from "./public-ledger.tsx";

/** Our Impact. */
export function Component() {
  const { ledger } = useLoaderData<ImpactData>();
  const { stats } = useSiteData();
  const { share, price, exactPrice, rate, commission, donated } = shareExample(useCharityShare());
  return (
    <>
      <PageMeta
        title={pageTitle("Our Impact")}
        description={`What GiftHearth has given so far, how the ${share} share is worked out, and what it goes to.`}
      />
      <section className="wide page-head">
        <h1>Our Impact</h1>
        <p className="lead">
          {share} of the commission we receive is donated. Here is what has been given so far, and how we get
          from a gift to a donation.
        </p>
      </section>
      <section className="wide impact" aria-label="Figures">
        <CharityNotice elementId="impact" initialStats={stats ?? undefined} />
        <div className="card worth">
          <h2>What {share} comes to</h2>
          <p>
            <strong>{donated}</strong>
            <span className="gh-muted">donated from a {price} purchase</span>
          </p>
          <dl>
            <div>
              <dt>A purchase</dt>
              <dd>{exactPrice}</dd>
            </div>
            <div>
              <dt>Our commission at {rate}</dt>
              <dd>{commission}</dd>
            </div>
            <div className="worth-total">
              <dt>Donated, {share} of it</dt>
              <dd>{donated}</dd>
            </div>
          </dl>
          <p>
            On a {price} purchase at {rate} that is about {donated}. Rates differ by product, and your price
            stays the same.
          </p>
        </div>
      </section>
      <PublicLedger ledger={ledger} />
      <DonationSteps share={share} />
      <ChosenCharitiesSection ledger={ledger} />
      <CallToAction heading="The next gift counts too">
        Find one for somebody you know; the rest happens by itself.
      </CallToAction>
    </>
  );
}
