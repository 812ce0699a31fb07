import { signIn } from "@gifthearth/client";
import { useHost } from "@gifthearth/widgets";
import { Link, useRevalidator } from "react-router";
import { FormError, PasswordField, Submit, TextField } from "../../account/fields.tsx";
import { textOf, useForm } from "../../account/use-form.ts";

/** E-mail and password; a blank submit does nothing (specification, section 5). */
export function SignInForm() {
  const { api } = useHost();
  const { revalidate } = useRevalidator();
  const { sending, onSubmit, errorOf, error } = useForm({
    async send(values) {
      const form = { email: textOf(values, "email").trim(), password: textOf(values, "password") };
      if (!form.email || !form.password) return;
      await signIn(api, form);
      // The page, asked anew, leads who is signed in to where they came from.
      await revalidate();
    },
  });
  return (
    <form className="form" method="post" noValidate onSubmit={onSubmit}>
      <FormError>{error}</FormError>
      <TextField label="Email" name="email" type="email" autoComplete="username" error={errorOf("email")} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errorOf("password")}
      />
      <Submit sending={sending} sendingText="Signing In...">
        Sign In
      </Submit>
      <Link className="form-aside" to="/auth/forgot" viewTransition>
        Forgot your password?
      </Link>
    </form>
  );
}
