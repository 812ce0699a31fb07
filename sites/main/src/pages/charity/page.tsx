import { formatDollars, PRODUCT_NAME, pageTitle } from "@gifthearth/core";
import type { OwnCharity, OwnDonation } from "@gifthearth/core/contract";
import { Link, useLoaderData } from "react-router";
import { formatDate } from "../../account/dates.ts";
import { LoadFailure } from "../../account/load-failure.tsx";
import { Code } from "../../code/code.tsx";
import { elementHtml, scriptHtml, styleHtml } from "../../embedding/embed-html.ts";
import { PageMeta } from "../../seo/page-meta.tsx";
import { useSiteData } from "../../site-data.ts";
import { monthName } from "../impact/month-name.ts";
import { charityPath } from "./address.ts";
import { Arrival } from "./arrival.tsx";
import type { LoadedCharity, OwnCharitiesData } from "./load.ts";
import { Statement } from "./statement.tsx";

/** For a charity's own people: what is on its way to it, what came, and what they say of that. */
export function Component() {
  const loaded = useLoaderData<LoadedCharity>();
  return (
    <section className="wide narrow own-charity">
      <PageMeta title={pageTitle("Your Charity")} />
      <div className="profile-head">
        <h1>Your Charity</h1>
        <p className="gh-muted">What {PRODUCT_NAME} gives to it, and what has arrived.</p>
      </div>
      {loaded === null && (
        <div className="own-charity-main">
          <LoadFailure message="Your charity's donations can't be loaded right now." />
        </div>
      )}
      {loaded === "unknown" && (
        <div className="own-charity-main">
          <p className="gh-note">
            You act for no such charity. <Link to="/charity">See the ones you act for.</Link>
          </p>
        </div>
      )}
      {loaded !== null && loaded !== "unknown" && <Own {...loaded} />}
    </section>
  );
}

function Own({ items, shown, month }: OwnCharitiesData) {
  const donation = shown?.donations.find((each) => each.month === month);
  return (
    <>
      {items.length > 1 && (
        <nav className="side-tabs no-print" aria-label="Your charities">
          {items.map(({ charity: { id, name } }) => (
            <Link
              key={id}
              to={charityPath(id)}
              preventScrollReset
              aria-current={id === shown?.charity.id ? "page" : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <div className="own-charity-main">
        {!shown && <Nobody />}
        {shown && !donation && <Overview own={shown} />}
        {shown && donation && <Statement charity={shown.charity} donation={donation} />}
      </div>
    </>
  );
}

/** For who acts for no charity yet. */
function Nobody() {
  return (
    <div className="card panel">
      <h2>No charity yet</h2>
      <p>
        Do you work for one of <Link to="/impact">the charities that we give to</Link>? Write to us from an
        address of the charity's, and tell us the address of this account. An administrator who has made sure
        whose it is opens this page for you: what is on its way, what came, a statement for each month, and
        the button that tells everybody that it arrived.
      </p>
    </div>
  );
}

function Overview({ own: { charity, donations } }: { readonly own: OwnCharity }) {
  const { name, country, registration } = charity;
  const real = donations.filter(({ platform }) => platform !== "sandbox");
  const sum = (some: readonly OwnDonation[]) =>
    formatDollars(some.reduce((all, each) => all + each.amount, 0));
  const figures = {
    "Owed, not given yet": real.filter(({ status }) => status !== "complete"),
    "Given, not confirmed yet": real.filter(
      ({ status, arrivedAt }) => status === "complete" && arrivedAt === null,
    ),
    "Confirmed by you": real.filter(({ arrivedAt }) => arrivedAt !== null),
  };
  return (
    <>
      <div className="partner-head">
        <h2>{name}</h2>
        <p className="gh-muted">
          {country} {registration}
        </p>
      </div>
      <dl className="figures">
        {Object.entries(figures).map(([title, some]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="figure">{sum(some)}</dd>
          </div>
        ))}
      </dl>
      <section className="card panel" aria-labelledby="donations-heading">
        <h3 id="donations-heading">Month by month</h3>
        {donations.length === 0 && (
          <p>Nothing has been calculated for {name} yet. It appears here once a month is closed.</p>
        )}
        <ul className="admin-list">
          {donations.map((donation) => (
            <Donation key={donation.id} charity={charity} donation={donation} />
          ))}
        </ul>
        <p className="gh-muted">
          What you confirm is a line of <Link to="/impact#ledger">the public ledger</Link>, which names the
          charity and nobody else. It can be taken back, with a reason, and stays on record all the same. So
          that nobody can change it unseen,{" "}
          <Link to="/profile?tab=notifications">have its checkpoint mailed to you</Link> whenever a month is
          closed.
        </p>
      </section>
      <Board charity={charity} />
    </>
  );
}

interface DonationProps {
  readonly charity: OwnCharity["charity"];
  readonly donation: OwnDonation;
}

function Donation({ charity, donation }: DonationProps) {
  const { month, amount, platform } = donation;
  return (
    <li>
      <h4>
        {monthName(month)}: {formatDollars(amount)}
      </h4>
      <p className="gh-muted">
        {stateOf(donation)}
        {platform === "sandbox" && " A test: no money moves."}
      </p>
      <div className="gh-row">
        <Link
          className="gh-button button-small"
          to={charityPath(charity.id, month)}
          aria-label={`Statement of ${monthName(month)}`}
          viewTransition
        >
          Statement
        </Link>
        <Arrival charityId={charity.id} donation={donation} />
      </div>
    </li>
  );
}

function stateOf(donation: OwnDonation): string {
  const { status, closedAt, completedAt, arrivedAt, reversedAt, attempts, platform } = donation;
  if (arrivedAt !== null) return `You confirmed on ${formatDate(arrivedAt)} that it arrived.`;
  if (status === "complete" && completedAt)
    return `Given on ${formatDate(completedAt)}.${platform === "sandbox" ? "" : " Has it arrived?"}`;
  const since = `Owed since ${formatDate(closedAt)}`;
  if (status === "failed" && reversedAt)
    return `${since}. It was given, and taken back on ${formatDate(reversedAt)}; it will be made again.`;
  if (status === "failed") return `${since}. The last try to give it failed; it will be made again.`;
  if (status === "submitted") return `${since}, and on its way.`;
  return `${since}${attempts > 1 ? `, try ${attempts}` : ""}, and about to be paid.`;
}

/** What the charity pastes into its own site. */
function Board({ charity: { id, name } }: Pick<DonationProps, "charity">) {
  const { origin } = useSiteData();
  const html = [
    scriptHtml(origin),
    styleHtml("impact-scoreboard", {}),
    elementHtml(origin, "impact-scoreboard", { charity: id }),
  ].join("\n");
  return (
    <section className="card panel" aria-labelledby="board-heading">
      <h3 id="board-heading">Your own board</h3>
      <p>
        It shows on your site what was given to {name}, and nothing else. With{" "}
        <Link to="/partners">a partner id</Link> it counts what comes of it.
      </p>
      <Code label={`The board of ${name}`} text={html} />
    </section>
  );
}
