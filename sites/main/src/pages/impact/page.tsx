import { pageTitle } from "@gifthearth/core";
import type { DonationsSummary } from "@gifthearth/core/contract";
import { CharityNotice } from "@gifthearth/widgets";
import { Link, useLoaderData } from "react-router";
import { formatDate } from "../../account/dates.ts";
import { shareExample } from "../../content/share-example.ts";
import { GiftAndSapling } from "../../illustrations/gift-and-sapling.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { useCharityShare, useSiteData } from "../../site-data.ts";
import { ChosenCharitiesSection } from "./chosen-charities.tsx";
import { ClosedMonths } from "./closed-months.tsx";
import { DonationsChart } from "./donations-chart.tsx";
import { LedgerCheck } from "./ledger-check.tsx";
import type { ImpactData } from "./load.ts";
import { monthName } from "./month-name.ts";
import { OwedDonations } from "./owed-donations.tsx";

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
      <section className="wide page-head impact-head">
        <div>
          <h1>Our Impact</h1>
          <p className="lead">
            {share} of the commission we receive is donated. Here is what has been given so far, whom it goes
            to, and how you can check it.
          </p>
        </div>
        <GiftAndSapling />
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
      <ChosenCharitiesSection ledger={ledger} />
      {ledger && ledger.thisMonth.charities.length > 0 && (
        <p className="wide own-charity-link">
          Do you work for one of them? <Link to="/charity">Your charity’s own page</Link> shows what is on its
          way to it.
        </p>
      )}
      <DonationSteps share={share} />
      <PublicLedger ledger={ledger} />
      <CallToAction heading="The next gift counts too">
        Find one for somebody you know; the rest happens by itself.
      </CallToAction>
    </>
  );
}

/** How a donation comes about. */
function DonationSteps({ share }: { readonly share: string }) {
  return (
    <section className="wide section" aria-labelledby="donations">
      <h2 id="donations">How a donation is worked out</h2>
      <ol className="steps">
        <li>
          <h3>On the 1st of each month</h3>
          <p>We add up the commission that the marketplaces paid us for the previous month.</p>
        </li>
        <li>
          <h3>{share} is paid out</h3>
          <p>The money goes to charities chosen for the month, through a donation platform.</p>
        </li>
        <li>
          <h3>Confirmed, then counted</h3>
          <p>The figures above change when the platform confirms a donation, and not before.</p>
        </li>
      </ol>
    </section>
  );
}

/** The ledger, month by month, and how to check it. */
function PublicLedger({ ledger }: { readonly ledger: DonationsSummary | null }) {
  return (
    <section className="wide section ledger" aria-labelledby="ledger">
      <div className="section-head">
        <h2 id="ledger">The ledger</h2>
        <p>
          Every month's calculation and every donation. A donation is complete once its platform says so, or
          once we have recorded the receipt of one that we paid by hand. Commission counts once a marketplace
          or network has approved it; what a report holds beside that is listed with the reason why it doesn't
          count.
        </p>
      </div>
      {!ledger && <p className="gh-note">The ledger can't be shown right now. Please try again later.</p>}
      {ledger?.months.length === 0 && (
        <p className="card">No month has been closed yet. The first one appears here after the 1st.</p>
      )}
      {ledger && ledger.months.length > 0 && (
        <>
          <OwedDonations owed={ledger.owed} asOf={ledger.asOf} />
          <DonationsChart months={ledger.months} />
          <ClosedMonths months={ledger.months} />
          <LeftOut skipped={ledger.skipped} />
          <LedgerRules rules={ledger.rules} />
          <Witnesses witnesses={ledger.log.witnesses ?? []} />
          <LedgerCheck />
        </>
      )}
    </section>
  );
}

/** The months in which nothing was calculated, and why. */
function LeftOut({ skipped }: Pick<DonationsSummary, "skipped">) {
  if (skipped.length === 0) return null;
  return (
    <div className="card">
      <h3>Months left out</h3>
      <ul>
        {skipped.map(({ month, reason }) => (
          <li key={month}>
            {monthName(month)}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who vouches that the ledger only grows, and what each has seen. */
function Witnesses({ witnesses }: { readonly witnesses: NonNullable<DonationsSummary["log"]["witnesses"]> }) {
  if (witnesses.length === 0) return null;
  return (
    <div className="card">
      <h3>Its witnesses</h3>
      <p>
        After each change these independent parties are shown the ledger's checkpoint, and sign it if nothing
        before was changed. Take a witness's key from the witness itself to check that.
      </p>
      <ul>
        {witnesses.map(({ name, key, size, at }) => (
          <li key={key}>
            <strong>{name}</strong>{" "}
            {size === null || at === null
              ? "has not signed yet"
              : `saw ${size} ${size === 1 ? "line" : "lines"} on ${formatDate(at)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function LedgerRules({ rules }: Pick<DonationsSummary, "rules">) {
  return (
    <details className="card ledger-rules">
      <summary>
        <h3>The rules, with rounding and ties</h3>
      </summary>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </details>
  );
}
