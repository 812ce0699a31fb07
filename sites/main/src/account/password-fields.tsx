import { CREDENTIAL_MESSAGES } from "@gifthearth/core/account";
import { PasswordField } from "./fields.tsx";
import type { Problem } from "./problem.ts";
import { type FormState, textOf } from "./use-form.ts";

interface PasswordFieldsProps extends Pick<FormState, "errorOf"> {
  readonly label: string;
}

/** The password that the user has, asked before what can't be undone. */
export function CurrentPasswordField({ label, errorOf }: PasswordFieldsProps) {
  return (
    <PasswordField
      label={label}
      name="currentPassword"
      autoComplete="current-password"
      error={errorOf("currentPassword")}
    />
  );
}

export function currentPasswordOf(values: FormData): string {
  return textOf(values, "currentPassword");
}

/** That the password is missing; null when it is given. */
export function currentPasswordProblem(values: FormData): Problem | null {
  return currentPasswordOf(values)
    ? null
    : { field: "currentPassword", message: CREDENTIAL_MESSAGES.missing };
}

/** A password to be set, and the same once more. */
export function NewPasswordFields({ label, errorOf }: PasswordFieldsProps) {
  return (
    <>
      <PasswordField label={label} name="password" autoComplete="new-password" error={errorOf("password")} />
      <PasswordField
        label={`Confirm ${label.toLowerCase()}`}
        name="confirmPassword"
        autoComplete="new-password"
        error={errorOf("confirmPassword")}
      />
    </>
  );
}

export function newPasswordOf(values: FormData) {
  return { password: textOf(values, "password"), confirmPassword: textOf(values, "confirmPassword") };
}
