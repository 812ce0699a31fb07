import { changeCharity } from "@gifthearth/client";
import type { Charity } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { monthName } from "../impact/month-name.ts";
import { CharityForm, type CharityIds } from "./charity-form.tsx";
import { useDeed } from "./use-deed.ts";

/** A charity, and the form that changes it. */
export function CharityItem({ charity, ids }: { readonly charity: Charity; readonly ids: CharityIds }) {
  const { api } = useHost();
  const deed = useDeed();
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
      <details key={changes} className="deed-details">
        <summary className="gh-button button-small" aria-label={`Change ${name}`}>
          Change
        </summary>
        <CharityForm
          charity={charity}
          ids={ids}
          label="Save the charity"
          save={async (_, fields) => {
            await deed(
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
