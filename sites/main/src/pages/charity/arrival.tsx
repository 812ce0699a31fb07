import { confirmArrival, withdrawArrival } from "@gifthearth/client";
import type { OwnDonation } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useRevalidator } from "react-router";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { textOf, useForm } from "../../account/use-form.ts";
import { monthName } from "../impact/month-name.ts";

interface ArrivalProps {
  readonly charityId: string;
  readonly donation: OwnDonation;
}

/** Says that a donation arrived, or takes that back; nothing for what isn't given yet. */
export function Arrival({ charityId, donation }: ArrivalProps) {
  if (donation.platform === "sandbox" || donation.status !== "complete") return null;
  const props = { charityId, donation };
  return donation.arrivedAt === null ? <Confirm {...props} /> : <Withdraw {...props} />;
}

function Confirm({ charityId, donation: { id, month } }: ArrivalProps) {
  const { api, notify } = useHost();
  const { revalidate } = useRevalidator();
  const state = useForm({
    async send() {
      await confirmArrival(api, id);
      await revalidate();
      notify({ kind: "success", text: `Thank you. Everybody can see that ${monthName(month)} arrived.` });
    },
  });
  return (
    <Form state={state}>
      <Which charityId={charityId} id={id} intent="confirm" />
      <Submit sending={state.sending} sendingText="Confirming..." plain>
        {`${monthName(month)} has arrived`}
      </Submit>
    </Form>
  );
}

function Withdraw({ charityId, donation: { id, month } }: ArrivalProps) {
  const { api, notify } = useHost();
  const { revalidate } = useRevalidator();
  const state = useForm({
    async send(values) {
      await withdrawArrival(api, id, textOf(values, "reason"));
      await revalidate();
      notify({ kind: "success", text: `${monthName(month)} is no longer confirmed` });
    },
  });
  return (
    <details className="action-details">
      <summary className="gh-button button-small" aria-label={`Take back that ${monthName(month)} arrived`}>
        Take it back
      </summary>
      <Form state={state}>
        <Which charityId={charityId} id={id} intent="withdraw" />
        <TextField
          label="Why it had not arrived"
          name="reason"
          maxLength={300}
          defaultValue={state.sentValue("reason")}
          error={state.errorOf("reason")}
          hint="Everybody can read it in the ledger."
        />
        <Submit sending={state.sending} sendingText="Taking it back..." kind="danger" plain>
          Take it back
        </Submit>
      </Form>
    </details>
  );
}

/** What the form is about, for a browser that sends it by itself. */
function Which({ charityId, id, intent }: { charityId: string; id: string; intent: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="charity" value={charityId} />
      <input type="hidden" name="donation" value={id} />
    </>
  );
}
