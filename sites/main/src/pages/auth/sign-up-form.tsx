import { signUp } from "@gifthearth/client";
import { NAME_LIMITS, PASSWORD_LENGTH, signUpProblem } from "@gifthearth/core/account";
import { useHost } from "@gifthearth/widgets";
import { useRevalidator } from "react-router";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { NewPasswordFields, newPasswordOf } from "../../account/password-fields.tsx";
import { textOf, useForm } from "../../account/use-form.ts";

/** Opens an account; its messages come in the specification's order (section 5). */
export function SignUpForm() {
  const { api, notify } = useHost();
  const { revalidate } = useRevalidator();
  const form = useForm({
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
    <Form state={form}>
      <TextField
        label="Email"
        name="email"
        defaultValue={form.sentValue("email")}
        type="email"
        autoComplete="username"
        error={form.errorOf("email")}
      />
      <TextField
        label="Username"
        name="username"
        defaultValue={form.sentValue("username")}
        optional
        autoComplete="nickname"
        maxLength={NAME_LIMITS.username}
        error={form.errorOf("username")}
      />
      <TextField
        label="Full name"
        name="fullName"
        defaultValue={form.sentValue("fullName")}
        optional
        autoComplete="name"
        maxLength={NAME_LIMITS.fullName}
        error={form.errorOf("fullName")}
      />
      <NewPasswordFields label="Password" errorOf={form.errorOf} />
      <p className="gh-muted">
        At least {PASSWORD_LENGTH.min} characters. You must be 13 or older to have an account.
      </p>
      <Submit plain sending={form.sending} sendingText="Creating Account...">
        Create Account
      </Submit>
    </Form>
  );
}

function credentialsOf(values: FormData) {
  return { email: textOf(values, "email").trim(), ...newPasswordOf(values) };
}
