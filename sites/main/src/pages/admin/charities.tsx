import { addCharity, changeCharity } from "@gifthearth/client";
import type { Charity, MonthlyCharities } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { monthName } from "../impact/month-name.ts";
import { CharityForm, type CharityIds } from "./charity-form.tsx";
import { MonthChoice } from "./month-choice.tsx";
import { useAdminAction } from "./use-admin-action.ts";

interface CharitiesProps {
  readonly charities: readonly Charity[];
  readonly choice: MonthlyCharities;
  readonly ids: CharityIds;
}

/** Who may be given to, and who is in which month. */
export function Charities({ charities, choice, ids }: CharitiesProps) {
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
            <CharityItem key={charity.id} charity={charity} ids={ids} />
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

/** A charity, and the form that changes it. */
function CharityItem({ charity, ids }: { readonly charity: Charity; readonly ids: CharityIds }) {
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
    </li>
  );
}
