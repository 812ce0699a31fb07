import { pageTitle } from "@gifthearth/core";
import type { Calendar, Recipient } from "@gifthearth/core/contract";
import { RELATION_LABELS } from "@gifthearth/widgets";
import { Link, useLoaderData } from "react-router";
import { LoadFailure } from "../../account/load-failure.tsx";
import { EmptyBox } from "../../illustrations/empty-box.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { comingDays, inDays } from "../person/coming-days.ts";
import { CalendarAddress } from "./calendar-address.tsx";

interface PeopleData {
  /** Null when they can't be had just now. */
  readonly people: readonly Recipient[] | null;
  readonly calendar: Calendar | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The people whom the user gives to, those first whose day comes next. */
export function Component() {
  const { people, calendar, today } = useLoaderData<PeopleData>();
  return (
    <section className="wide saved">
      <PageMeta title={pageTitle("People")} />
      <div className="gh-row gh-row-apart">
        <h1>People</h1>
        <Link className="gh-button gh-button-main" to="/people/new" viewTransition>
          Add a person
        </Link>
      </div>
      {people === null && <LoadFailure message="Your people could not be loaded" />}
      {people?.length === 0 && (
        <div className="empty">
          <EmptyBox />
          <p>Nobody here yet. Add somebody you give to, and finding ideas for them takes one press.</p>
        </div>
      )}
      <ul className="saved-grid">
        {people &&
          sortedByDay(people, today).map((person) => <Person key={person.id} {...{ person, today }} />)}
      </ul>
      {calendar !== null && people !== null && people.length > 0 && (
        <CalendarAddress createdAt={calendar.createdAt} />
      )}
      {people !== null && (
        <p className="gh-muted">
          What you keep here is for you alone: for your searches, and for the reminders you ask for. You can
          download it with your data, and it is deleted with your account.
        </p>
      )}
    </section>
  );
}

function Person({ person, today }: { readonly person: Recipient; readonly today: string }) {
  const { id, name, relation, tastes } = person;
  const [next] = comingDays(person.days, today);
  return (
    <li className="card">
      <h2>
        <Link to={`/people/${id}`} viewTransition>
          {name}
        </Link>
      </h2>
      {relation && <p className="gh-muted">{RELATION_LABELS[relation]}</p>}
      {next && (
        <p className="gh-label">
          {next.name} {inDays(next.inDays)}
        </p>
      )}
      {tastes.length > 0 && <p>{tastes.join(", ")}</p>}
    </li>
  );
}

function sortedByDay(people: readonly Recipient[], today: string): readonly Recipient[] {
  const wait = ({ days }: Recipient) => comingDays(days, today)[0]?.inDays ?? Number.POSITIVE_INFINITY;
  return people.toSorted((a, b) => (wait(a) === wait(b) ? 0 : wait(a) - wait(b)));
}
