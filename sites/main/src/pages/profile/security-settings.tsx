import { changePassword } from "@gifthearth/client";
import { PASSWORD_LENGTH, passwordProblem } from "@gifthearth/core/account";
import type { ActiveSession, TwoFactorState } from "@gifthearth/core/contract";
import { useHost } from "@gifthearth/widgets";
import { useRevalidator } from "react-router";
import { Submit } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import {
  CurrentPasswordField,
  currentPasswordOf,
  currentPasswordProblem,
  NewPasswordFields,
  newPasswordOf,
} from "../../account/password-fields.tsx";
import { useForm } from "../../account/use-form.ts";
import { ActiveSessions } from "./active-sessions.tsx";
import { TwoFactor } from "./two-factor.tsx";

interface SecuritySettingsProps {
  /** Null when they can't be had. */
  readonly sessions: readonly ActiveSession[] | null;
  readonly twoFactor: TwoFactorState | null;
}

/** The password, where one is signed in, and the second factor. */
export function SecuritySettings({ sessions, twoFactor }: SecuritySettingsProps) {
  return (
    <>
      <ChangePassword />
      <ActiveSessions sessions={sessions} />
      <TwoFactor state={twoFactor} />
    </>
  );
}

function ChangePassword() {
  const { api, notify } = useHost();
  const { revalidate } = useRevalidator();
  const form = useForm({
    check: (values) => currentPasswordProblem(values) ?? passwordProblem(newPasswordOf(values)),
    async send(values) {
      await changePassword(api, { currentPassword: currentPasswordOf(values), ...newPasswordOf(values) });
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
      <Form state={form}>
        <CurrentPasswordField label="Current password" errorOf={form.errorOf} />
        <NewPasswordFields label="New password" errorOf={form.errorOf} />
        <p className="gh-muted">
          At least {PASSWORD_LENGTH.min} characters. Changing it signs you out everywhere else.
        </p>
        <Submit sending={form.sending} sendingText="Changing...">
          Change Password
        </Submit>
      </Form>
    </section>
  );
}
