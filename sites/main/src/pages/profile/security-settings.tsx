import { changePassword } from "@gifthearth/client";
import { CREDENTIAL_MESSAGES, PASSWORD_LENGTH, passwordProblem } from "@gifthearth/core/account";
import type { ActiveSession } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useRevalidator } from "react-router";
import { FormError, PasswordField, Submit } from "../../account/fields.tsx";
import { textOf, useForm } from "../../account/use-form.ts";
import { ActiveSessions } from "./active-sessions.tsx";
import { Preview, PreviewSwitch } from "./preview.tsx";

interface SecuritySettingsProps {
  /** Null when they can't be had. */
  readonly sessions: readonly ActiveSession[] | null;
}

/** Password and sessions are real; the second factor is still a preview. */
export function SecuritySettings({ sessions }: SecuritySettingsProps) {
  return (
    <>
      <ChangePassword />
      <ActiveSessions sessions={sessions} />
      <Preview id="two-factor" heading="Two-Factor Authentication" what="Two-factor authentication">
        <PreviewSwitch name="Two-factor authentication" text="A code besides your password." />
      </Preview>
    </>
  );
}

function ChangePassword() {
  const { api, notify } = useHost();
  const { revalidate } = useRevalidator();
  const { sending, onSubmit, errorOf, error } = useForm({
    check(values) {
      const missing = { field: "currentPassword", message: CREDENTIAL_MESSAGES.missing };
      if (!textOf(values, "currentPassword")) return missing;
      return passwordProblem(textOf(values, "password"), textOf(values, "confirmPassword"));
    },
    async send(values) {
      await changePassword(api, {
        currentPassword: textOf(values, "currentPassword"),
        password: textOf(values, "password"),
        confirmPassword: textOf(values, "confirmPassword"),
      });
      notify({
        kind: "success",
        text: "Password changed",
        description: "Every other session was signed out.",
      });
      await revalidate();
    },
  });
  return (
    <section className="card panel" aria-labelledby="password-heading">
      <h2 id="password-heading">Change Password</h2>
      <form className="form" method="post" noValidate onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={errorOf("currentPassword")}
        />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          error={errorOf("password")}
        />
        <PasswordField
          label="Confirm new password"
          name="confirmPassword"
          autoComplete="new-password"
          error={errorOf("confirmPassword")}
        />
        <p className="gh-muted">
          At least {PASSWORD_LENGTH.min} characters. Changing it signs you out everywhere else.
        </p>
        <Submit sending={sending} sendingText="Changing...">
          Change Password
        </Submit>
      </form>
    </section>
  );
}
