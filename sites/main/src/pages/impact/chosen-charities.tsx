import { formatShare } from "@gifthearth/core";
import type { ChosenCharities, DonationsSummary } from "@gifthearth/core/contract";
import { monthName } from "./month-name.ts";

/** Shown while no charity has ever been chosen. */
const CAUSES = [
  {
    when: "This month",
    cause: "Environmental conservation",
    about: "Charities that protect land, water and the animals that live there.",
  },
  {
    when: "Next month",
    cause: "Education access",
    about: "Charities that bring schooling and books to people who would go without.",
  },
];

/** Whom this month's and the next month's donations go to. @param ledger null shows nothing: nobody knows */
export function ChosenCharitiesSection({ ledger }: { readonly ledger: DonationsSummary | null }) {
  if (!ledger) return null;
  const { thisMonth, nextMonth } = ledger;
  const isAnyChosen = thisMonth.charities.length + nextMonth.charities.length > 0;
  return (
    <section className="wide section" aria-labelledby="focus">
      <h2 id="focus">Where it goes</h2>
      <ul className="focus">
        {isAnyChosen ? (
          <>
            <Chosen when="This month" {...thisMonth} />
            <Chosen when="Next month" {...nextMonth} />
          </>
        ) : (
          CAUSES.map(({ when, cause, about }) => (
            <li key={when} className="card">
              <p className="eyebrow">{when}</p>
              <h3>{cause}</h3>
              <p>{about}</p>
            </li>
          ))
        )}
      </ul>
    </section>
  );
}

function Chosen({ when, month, charities }: ChosenCharities & { readonly when: string }) {
  return (
    <li className="card">
      <p className="eyebrow">
        {when}, {monthName(month)}
      </p>
      {charities.length === 0 && <p className="gh-muted">The charities are not chosen yet.</p>}
      {charities.map(({ id, name, website, causes, share }) => (
        <div key={id}>
          <h3>{website ? <a href={website}>{name}</a> : name}</h3>
          <p>
            {[...causes, charities.length > 1 && `${formatShare(share)} of the donation`]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      ))}
    </li>
  );
}
