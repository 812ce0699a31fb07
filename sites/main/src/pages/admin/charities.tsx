import { addCharity, addCharityMember, changeCharity, removeCharityMember } from "@gifthearth/client";
import type { Charity, CharityMember, MonthlyCharities } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { formatDate } from "../../account/dates.ts";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { textOf, useForm } from "../../account/use-form.ts";
import { monthName } from "../impact/month-name.ts";
import { CharityForm, type CharityIds } from "./charity-form.tsx";
import { MonthChoice } from "./month-choice.tsx";
import { useAdminAction } from "./use-admin-action.ts";

interface CharitiesProps {
  readonly charities: readonly Charity[];
  readonly choice: MonthlyCharities;
  /** Who acts for each, by its id. */
  readonly members: Readonly<Record<string, readonly CharityMember[]>>;
  readonly ids: CharityIds;
}

/** Who may be given to, and who is in which month. */
export function Charities({ charities, choice, members, ids }: CharitiesProps) {
  const { api } = useHost();
  const perform = useAdminAction();
  const [added, setAdded] = useState(0);
  return (
    <>
      <section className="card panel" aria-labelledby="choice-heading">
        <h2 id="choice-heading">The month's charities</h2>
        <MonthChoice key={choice.month} charities={charities} choice={choice} />
      </section>
      <section className="card panel" aria-labelledby="charities-heading">
        <h2 id="charities-heading">Charities</h2>
        {charities.length === 0 && <p>None yet. At most six are active at once.</p>}
        <ul className="admin-list">
          {charities.map((charity) => (
            <CharityItem key={charity.id} charity={charity} members={members[charity.id] ?? []} ids={ids} />
          ))}
        </ul>
        <details key={added} className="action-details">
          <summary className="gh-button">Add a charity</summary>
          <CharityForm
            ids={ids}
            label="Add the charity"
            save={async (id, fields) => {
              await perform(
                () => addCharity(api, { id, ...fields }),
                ({ name }) => `${name} is added`,
              );
              setAdded((count) => count + 1);
            }}
          />
        </details>
      </section>
    </>
  );
}

interface CharityItemProps {
  readonly charity: Charity;
  readonly members: readonly CharityMember[];
  readonly ids: CharityIds;
}

/** A charity, the form that changes it, and who acts for it. */
function CharityItem({ charity, members, ids }: CharityItemProps) {
  const { api } = useHost();
  const perform = useAdminAction();
  const [changes, setChanges] = useState(0);
  const { id, name, registration, country, causes, activeFrom, activeTo, platformIds } = charity;
  const platforms = Object.entries(platformIds).map(([platform, value]) => `${platform} ${value}`);
  return (
    <li>
      <h3>{name}</h3>
      <p className="gh-muted">{[id, `${country} ${registration}`, ...causes, ...platforms].join(" · ")}</p>
      <p>
        Active from {monthName(activeFrom)} {activeTo === null ? "on" : `to ${monthName(activeTo)}`}
      </p>
      <details key={changes} className="action-details">
        <summary className="gh-button button-small" aria-label={`Change ${name}`}>
          Change
        </summary>
        <CharityForm
          charity={charity}
          ids={ids}
          label="Save the charity"
          save={async (_, fields) => {
            await perform(
              () => changeCharity(api, id, fields),
              (changed) => `${changed.name} is changed`,
            );
            setChanges((count) => count + 1);
          }}
        />
      </details>
      <Members charity={charity} members={members} />
    </li>
  );
}

/** Whose accounts see the charity's donations at /charity and confirm them, and the form that lets another. */
function Members({ charity: { id, name }, members }: Omit<CharityItemProps, "ids">) {
  const { api } = useHost();
  const perform = useAdminAction();
  const [removing, setRemoving] = useState(false);
  const state = useForm({
    async send(values) {
      await perform(
        () => addCharityMember(api, id, textOf(values, "email")),
        ({ email }) => `${email} sees ${name} at /charity from now on`,
      );
    },
  });
  async function remove({ userId, email }: CharityMember): Promise<void> {
    if (removing) return;
    setRemoving(true);
    const done = () => `${email} no longer acts for ${name}`;
    // What is refused is told already.
    await perform(() => removeCharityMember(api, id, userId), done).catch(() => {});
    setRemoving(false);
  }
  return (
    <details className="action-details">
      <summary className="gh-button button-small" aria-label={`Who acts for ${name}`}>
        Its people ({members.length})
      </summary>
      <ul>
        {members.map((member) => (
          <li key={member.userId} className="gh-row">
            <span>
              {member.email} <span className="gh-muted">since {formatDate(member.since)}</span>
            </span>
            <button
              type="button"
              className="gh-button button-small"
              aria-disabled={removing}
              aria-label={`End that ${member.email} acts for ${name}`}
              onClick={() => void remove(member)}
            >
              End
            </button>
          </li>
        ))}
      </ul>
      <Form key={members.length} state={state}>
        <TextField
          label="The e-mail address of their account"
          name="email"
          type="email"
          error={state.errorOf("email")}
          hint="Make sure that it is the charity's: they confirm for all to see what has arrived."
        />
        <Submit sending={state.sending} sendingText="Adding...">
          {`Let them act for ${name}`}
        </Submit>
      </Form>
    </details>
  );
}
