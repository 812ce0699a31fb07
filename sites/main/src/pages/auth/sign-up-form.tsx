import { signUp } from "@gifthearth/client";
import { NAME_LIMITS, PASSWORD_LENGTH, signUpProblem } from "@gifthearth/core/account";
import { useHost } from "@gifthearth/widgets";
import { useRevalidator } from "react-router";
import { FormError, PasswordField, Submit, TextField } from "../../account/fields.tsx";
import { textOf, useForm } from "../../account/use-form.ts";

/** Opens an account; its messages come in the specification's order (section 5). */
export function SignUpForm() {
  const { api, notify } = useHost();
  const { revalidate } = useRevalidator();
  const { sending, onSubmit, errorOf, error } = useForm({
    check: (values) => signUpProblem(credentialsOf(values)),
    async send(values) {
      const names = { username: textOf(values, "username"), fullName: textOf(values, "fullName") };
      await signUp(api, { ...credentialsOf(values), ...names });
      notify({
        kind: "success",
        text: "Your account is ready",
        description: "We sent you a mail to confirm your address.",
      });
      await revalidate();
    },
  });
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      <FormError>{error}</FormError>
      <TextField label="Email" name="email" type="email" autoComplete="username" error={errorOf("email")} />
      <TextField
        label="Username"
        name="username"
        optional
        autoComplete="nickname"
        maxLength={NAME_LIMITS.username}
        error={errorOf("username")}
      />
      <TextField
        label="Full name"
        name="fullName"
        optional
        autoComplete="name"
        maxLength={NAME_LIMITS.fullName}
        error={errorOf("fullName")}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        error={errorOf("password")}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errorOf("confirmPassword")}
      />
      <p className="gh-muted">
        At least {PASSWORD_LENGTH.min} characters. You must be 13 or older to have an account.
      </p>
      <Submit sending={sending} sendingText="Creating Account...">
        Create Account
      </Submit>
    </form>
  );
}

function credentialsOf(values: FormData) {
  return {
    email: textOf(values, "email").trim(),
    password: textOf(values, "password"),
    confirmPassword: textOf(values, "confirmPassword"),
  };
}
