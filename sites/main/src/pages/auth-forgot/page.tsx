import { requestPasswordReset } from "@gifthearth/client";
import { CREDENTIAL_MESSAGES, isEmail } from "@gifthearth/core/account";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { AuthPanel } from "../../account/auth-panel.tsx";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { textOf, useForm } from "../../account/use-form.ts";

/** Asks for a mail with a link to set a new password. */
export function Component() {
  const { api } = useHost();
  const [parameters] = useSearchParams();
  const [isSent, setIsSent] = useState(parameters.has("sent"));
  const form = useForm({
    check: (values) =>
      isEmail(textOf(values, "email")) ? null : { field: "email", message: CREDENTIAL_MESSAGES.email },
    async send(values) {
      await requestPasswordReset(api, textOf(values, "email").trim());
      setIsSent(true);
    },
  });
  return (
    <AuthPanel
      title="Forgot Password"
      heading="Forgot your password?"
      lead="Tell us your email, and we’ll send you a link to set a new one."
    >
      <Form state={form} action="/auth/forgot">
        <TextField
          label="Email"
          name="email"
          defaultValue={form.sentValue("email")}
          type="email"
          autoComplete="username"
          error={form.errorOf("email")}
        />
        <Submit plain sending={form.sending} sendingText="Sending...">
          Send the Link
        </Submit>
        <div role="status">
          {isSent && (
            <p className="gh-note">
              If there is an account with this email, a mail is on its way. Its link is good for an hour.
            </p>
          )}
        </div>
      </Form>
      <p className="auth-switch">
        <Link to="/auth" viewTransition>
          Back to sign in
        </Link>
      </p>
    </AuthPanel>
  );
}
