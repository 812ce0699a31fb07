import { NEWSLETTER_FREQUENCIES } from "@gifthearth/core";
import type { Subscriber, Subscribers } from "@gifthearth/core/contract";
import { Field } from "@gifthearth/widgets";
import { useId } from "react";
import { formatDate } from "../../account/dates.ts";
import { countOf } from "./count-of.ts";
import { Pager } from "./pager.tsx";
import { sectionPath } from "./sections.ts";
import { SelectField } from "./select-field.tsx";
import { STATE_NAMES, type SubscriberQuery, toParameters } from "./subscriber-query.ts";

interface SubscriberListProps {
  readonly subscribers: Subscribers;
  readonly asked: SubscriberQuery;
}

const ANY = { value: "", name: "Any" };
const STATES = [ANY, ...Object.entries(STATE_NAMES).map(([value, name]) => ({ value, name }))];

/** Who gets the newsletter, or asked for it, or had enough. */
export function SubscriberList({ subscribers, asked }: SubscriberListProps) {
  const { items, total, page, pages, counts } = subscribers;
  const { page: _, ...filter } = asked;
  const pathOf = (other: number) =>
    `${sectionPath("subscribers")}&${toParameters({ ...filter, page: other })}`;
  return (
    <section className="card panel" aria-labelledby="subscribers-heading">
      <h2 id="subscribers-heading">Subscribers</h2>
      <dl className="figures">
        {Object.entries(STATE_NAMES).map(([state, name]) => (
          <div key={state}>
            <dt>{name}</dt>
            <dd>
              <p className="figure">{counts[state as keyof typeof counts].toLocaleString("en-US")}</p>
            </dd>
          </div>
        ))}
      </dl>
      <Filter asked={asked} />
      <div className="month-nav">
        <p className="gh-muted" role="status">
          {countOf(total, "subscriber")}
        </p>
        <a
          className="gh-button"
          href={`/api/admin/newsletter-subscribers/export?${toParameters(filter)}`}
          download
        >
          Download as CSV
        </a>
      </div>
      {items.length === 0 ? (
        <p className="gh-note">Nobody is here.</p>
      ) : (
        <table className="admin-table" aria-label="Subscribers">
          <thead>
            <tr>
              <th scope="col">Address</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {items.map((subscriber) => (
              <Row key={subscriber.id} {...subscriber} />
            ))}
          </tbody>
        </table>
      )}
      <Pager label="Pages of subscribers" page={page} pages={pages} pathOf={pathOf} />
    </section>
  );
}

/** The browser's own form: the router's would weigh on the first page of every visitor. */
function Filter({ asked }: Pick<SubscriberListProps, "asked">) {
  const id = useId();
  return (
    <form className="form" action="/admin/dashboard">
      <input type="hidden" name="section" value="subscribers" />
      <div className="fields">
        <SelectField label="State" name="state" options={STATES} defaultValue={asked.state ?? ""} />
        <SelectField
          label="Frequency"
          name="frequency"
          options={[ANY, ...NEWSLETTER_FREQUENCIES]}
          defaultValue={asked.frequency ?? ""}
        />
        <Field id={id} label="Address contains">
          <input className="gh-input" id={id} name="email" maxLength={254} defaultValue={asked.email} />
        </Field>
      </div>
      <button type="submit" className="gh-button">
        Show
      </button>
    </form>
  );
}

function Row({ email, firstName, frequency, state, ...times }: Subscriber) {
  const { requestedAt, confirmedAt, unsubscribedAt } = times;
  return (
    <tr>
      <th scope="row" className="subscriber">
        {email}
        <p className="gh-muted">
          {[firstName, NEWSLETTER_FREQUENCIES.find(({ value }) => value === frequency)?.name]
            .filter(Boolean)
            .join(", ")}
        </p>
      </th>
      <td>
        {STATE_NAMES[state]}
        <p className="gh-muted">Asked {formatDate(requestedAt)}</p>
        {confirmedAt && <p className="gh-muted">Confirmed {formatDate(confirmedAt)}</p>}
        {unsubscribedAt && <p className="gh-muted">Unsubscribed {formatDate(unsubscribedAt)}</p>}
      </td>
    </tr>
  );
}
