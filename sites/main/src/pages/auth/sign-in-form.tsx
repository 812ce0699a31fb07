import { ApiError, signIn } from "@gifthearth/client";
import { useHost } from "@gifthearth/widgets";
import { useEffect, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { CodeField } from "../../account/code-field.tsx";
import { PasswordField, Submit, TextField } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { tellOtherTabs } from "../../account/other-tabs.ts";
import { textOf, useForm } from "../../account/use-form.ts";

/** E-mail and password, and a code where the account asks for one; a blank submit does nothing. */
export function SignInForm() {
  const { api } = useHost();
  const { revalidate } = useRevalidator();
  const [isAskedForCode, setIsAskedForCode] = useState(false);
  const codePlace = useRef<HTMLDivElement>(null);
  const form = useForm({
    async send(values) {
      const credentials = {
        email: textOf(values, "email").trim(),
        password: textOf(values, "password"),
        code: textOf(values, "code").trim(),
      };
      if (!credentials.email || !credentials.password) return;
      try {
        await signIn(api, credentials);
      } catch (error) {
        const wantsCode = error instanceof ApiError && error.fields.code !== undefined;
        if (!wantsCode || values.has("code")) throw error;
        setIsAskedForCode(true);
        return;
      }
      tellOtherTabs();
      // The page, asked anew, leads who is signed in to where they came from.
      await revalidate();
    },
  });
  const wantsCode = isAskedForCode || form.errorOf("code") !== undefined;
  useEffect(() => {
    if (isAskedForCode) codePlace.current?.querySelector("input")?.focus();
  }, [isAskedForCode]);
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
      {wantsCode && (
        <div ref={codePlace}>
          <CodeField
            label="Code"
            error={form.errorOf("code")}
            hint="The code that your authenticator app shows, or a recovery code"
            takesRecoveryCode
          />
        </div>
      )}
      <Submit plain sending={form.sending} sendingText="Signing In...">
        Sign In
      </Submit>
      <Link className="form-aside" to="/auth/forgot" viewTransition>
        Forgot your password?
      </Link>
    </Form>
  );
}
