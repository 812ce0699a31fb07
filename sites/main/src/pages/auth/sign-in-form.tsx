import { signIn } from "@gifthearth/client";
import { useHost } from "@gifthearth/widgets";
import { Link, useRevalidator } from "react-router";
import { PasswordField, Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { tellOtherTabs } from "../../account/other-tabs.ts";
import { textOf, useForm } from "../../account/use-form.ts";

/** E-mail and password; a blank submit does nothing. */
export function SignInForm() {
  const { api } = useHost();
  const { revalidate } = useRevalidator();
  const form = useForm({
    async send(values) {
      const credentials = { email: textOf(values, "email").trim(), password: textOf(values, "password") };
      if (!credentials.email || !credentials.password) return;
      await signIn(api, credentials);
      tellOtherTabs();
      // The page, asked anew, leads who is signed in to where they came from.
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
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={form.errorOf("password")}
      />
      <Submit plain sending={form.sending} sendingText="Signing In...">
        Sign In
      </Submit>
      <Link className="form-aside" to="/auth/forgot" viewTransition>
        Forgot your password?
      </Link>
    </Form>
  );
}
