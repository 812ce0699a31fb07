import { deleteAccount } from "@gifthearth/client";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { ConfirmDialog } from "../../account/confirm-dialog.tsx";
import { Submit } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import {
  CurrentPasswordField,
  currentPasswordOf,
  currentPasswordProblem,
} from "../../account/password-fields.tsx";
import { useForm } from "../../account/use-form.ts";
import { useLeaveAccount } from "../../account/use-sign-out.ts";

/** A copy of all that is kept, and the end of the account. */
export function YourData() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="card panel" aria-labelledby="data-heading">
      <h2 id="data-heading">Your Data</h2>
      <p className="gh-muted">Download everything we keep about you, or delete it all.</p>
      <div className="gh-row">
        <a className="gh-button" href="/api/account/data" download="gifthearth-data.json">
          Download my data
        </a>
        <button type="button" className="gh-button button-danger" onClick={() => setIsAsking(true)}>
          Delete my account
        </button>
      </div>
      {isAsking && <DeleteAccount onCancel={() => setIsAsking(false)} />}
    </section>
  );
}

function DeleteAccount({ onCancel }: { readonly onCancel: () => void }) {
  const { api, notify } = useHost();
  const leave = useLeaveAccount();
  const form = useForm({
    check: currentPasswordProblem,
    async send(values) {
      await deleteAccount(api, currentPasswordOf(values));
      await leave();
      notify({ kind: "success", text: "Your account was deleted" });
    },
  });
  return (
    <ConfirmDialog
      heading="Delete your account?"
      text="This will permanently delete your account with everything you saved. It can't be undone."
      busy={form.sending}
      onCancel={onCancel}
    >
      <Form state={form}>
        <CurrentPasswordField label="Your password" errorOf={form.errorOf} />
        <div className="gh-row dialog-actions">
          <button type="button" className="gh-button" onClick={onCancel} aria-disabled={form.sending}>
            Cancel
          </button>
          <Submit kind="danger" sending={form.sending} sendingText="Deleting...">
            Delete My Account
          </Submit>
        </div>
      </Form>
    </ConfirmDialog>
  );
}
