import { changePartner, endPartner } from "@gifthearth/client";
import { formatDollars } from "@gifthearth/core";
import type { Partner, Partners } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { type FormEvent, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { Submit } from "../../account/fields.tsx";
import { toProblem } from "../../account/problem.ts";
import { PartnerForm } from "./partner-form.tsx";

interface SettingsProps {
  readonly partner: Partner;
  readonly charities: Partners["charities"];
}

/** What a partner may change, what it may use, and the end of it. */
export function Settings({ partner, charities }: SettingsProps) {
  const { api, notify } = useHost();
  const { revalidate } = useRevalidator();
  return (
    <>
      <section className="card panel" aria-labelledby="settings-heading">
        <h3 id="settings-heading">Settings</h3>
        <PartnerForm
          intent="change"
          partner={partner}
          charities={charities}
          label="Save changes"
          save={async (request) => {
            await changePartner(api, partner.id, request);
            await revalidate();
            notify({ kind: "success", text: "Your changes are saved" });
          }}
        />
      </section>
      <section className="card panel" aria-labelledby="limits-heading">
        <h3 id="limits-heading">Limits</h3>
        <p>
          The AI may answer {partner.hourlyLimit.toLocaleString("en-US")} searches an hour of your widgets,
          and cost {formatDollars(partner.aiDailyLimit)} a day (UTC). Beyond that, and where there is no AI,
          our own catalogue answers, and says so. An administrator can change both for you.
        </p>
      </section>
      <End partner={partner} />
    </>
  );
}

/** Ends the id once the visitor has opened this and confirms; likewise where no script runs. */
function End({ partner }: Pick<SettingsProps, "partner">) {
  const { api, notify } = useHost();
  const navigate = useNavigate();
  const [ending, setEnding] = useState(false);

  async function end(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (ending) return;
    setEnding(true);
    try {
      await endPartner(api, partner.id);
      await navigate("/partners");
      notify({ kind: "success", text: `${partner.id} is ended` });
    } catch (error) {
      notify({ kind: "error", text: toProblem(error).message });
      setEnding(false);
    }
  }

  return (
    <section className="card panel" aria-labelledby="end-heading">
      <h3 id="end-heading">End this partner id</h3>
      <p>
        Widgets with it go on working and count for nobody. Its figures are no longer shown, and the id never
        comes back.
      </p>
      <details className="action-details">
        <summary className="gh-button">End {partner.id}</summary>
        <form className="form" method="post" onSubmit={(event) => void end(event)}>
          <input type="hidden" name="intent" value="end" />
          <p>This can't be undone.</p>
          <Submit sending={ending} sendingText="Ending..." kind="danger" plain>
            {`Yes, end ${partner.id}`}
          </Submit>
        </form>
      </details>
    </section>
  );
}
