import { signUp } from "@gifthearth/client";
import { NAME_LIMITS, PASSWORD_LENGTH, signUpProblem } from "@gifthearth/core/account";
import { useHost } from "@gifthearth/widgets";
import { Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { NewPasswordFields, newPasswordOf } from "../../account/password-fields.tsx";
import { textOf, useForm } from "../../account/use-form.ts";

/** What is typed into the form, but for the password. */
export type SignUpNames = Partial<Record<"email" | "username" | "fullName", string>>;

interface SignUpFormProps {
  /** Where the visitor is heading, if they came from a page of ours. */
  readonly next: string | null;
  /** What the form begins with. */
  readonly names: SignUpNames;
  /** The sign-up was taken, and a mail is on its way. */
  readonly onAsked: (names: Required<SignUpNames>) => void;
}

/** Asks for an account. */
export function SignUpForm({ next, names, onAsked }: SignUpFormProps) {
  const { api } = useHost();
  const form = useForm({
    check: (values) => signUpProblem(credentialsOf(values)),
    async send(values) {
      const credentials = credentialsOf(values);
      const typed = { username: textOf(values, "username"), fullName: textOf(values, "fullName") };
      await signUp(api, { ...credentials, ...typed, next });
      onAsked({ email: credentials.email, ...typed });
    },
  });
  const firstValue = (field: keyof SignUpNames) => names[field] ?? form.sentValue(field);
  return (
    <Form state={form}>
      <TextField
        label="Email"
        name="email"
        defaultValue={firstValue("email")}
        type="email"
        autoComplete="username"
        error={form.errorOf("email")}
      />
      <TextField
        label="Username"
        name="username"
        defaultValue={firstValue("username")}
        optional
        autoComplete="nickname"
        maxLength={NAME_LIMITS.username}
        error={form.errorOf("username")}
      />
      <TextField
        label="Full name"
        name="fullName"
        defaultValue={firstValue("fullName")}
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
