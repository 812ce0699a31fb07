import { confirmEmail } from "@gifthearth/client";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { Link, useRevalidator, useSearchParams } from "react-router";
import { AuthPanel } from "../../account/auth-panel.tsx";
import { Submit } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { useForm } from "../../account/use-form.ts";

/**
 * Confirms an address; a mailed link leads here. By a button: programs that look into mails follow its
 * links, and some of them run scripts too.
 */
export function Component() {
  const { api } = useHost();
  const [parameters] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [isConfirmed, setIsConfirmed] = useState(parameters.has("done"));
  const form = useForm({
    async send() {
      await confirmEmail(api, parameters.get("token") ?? "");
      setIsConfirmed(true);
      await revalidate();
    },
  });
  return (
    <AuthPanel
      title="Confirm Email"
      heading="Confirm your email"
      lead={isConfirmed ? undefined : "One press, and we know that the address is yours."}
    >
      <Form state={form}>
        {!isConfirmed && (
          <Submit plain sending={form.sending} sendingText="Confirming...">
            Confirm My Email
          </Submit>
        )}
        <div role="status">
          {isConfirmed && <p className="gh-note">Thank you, your email is confirmed.</p>}
        </div>
      </Form>
      <p className="auth-switch">
        <Link to={isConfirmed ? "/gift-finder" : "/profile"} viewTransition>
          {isConfirmed ? "Find a gift" : "Ask for a new link in your profile"}
        </Link>
      </p>
    </AuthPanel>
  );
}
