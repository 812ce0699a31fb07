import { finishSignUp } from "@gifthearth/client";
import { CREDENTIAL_MESSAGES } from "@gifthearth/core/account";
import { useHost } from "@gifthearth/widgets";
import { Link, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { AuthPanel } from "../../account/auth-panel.tsx";
import { PasswordField, Submit } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { AFTER_SIGN_IN, toNextPath } from "../../account/next-path.ts";
import { tellOtherTabs } from "../../account/other-tabs.ts";
import { textOf, useForm } from "../../account/use-form.ts";

/**
 * Opens the account that somebody signed up for; a mailed link leads here. By a button: programs that look into mails
 * follow its links. And with the password: whoever has the mailbox and didn't sign up would else open an account there
 * whose password a stranger knows.
 */
export function Component() {
  const { api, notify } = useHost();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useForm({
    check: (values) =>
      textOf(values, "password") ? null : { field: "password", message: CREDENTIAL_MESSAGES.missing },
    async send(values) {
      const { next } = await finishSignUp(api, parameters.get("token") ?? "", textOf(values, "password"));
      tellOtherTabs();
      await revalidate();
      await navigate(toNextPath(next) ?? AFTER_SIGN_IN, { replace: true });
      // Once the page is there: the few seconds for which it shows would else be gone while it loads.
      notify({ kind: "success", text: "Your account is ready" });
    },
  });
  return (
    <AuthPanel
      title="Finish Your Account"
      heading="Finish your account"
      lead="Type the password that you chose when you signed up, and your account is ready."
    >
      <Form state={form}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={form.errorOf("password")}
        />
        <Submit plain sending={form.sending} sendingText="Finishing...">
          Finish My Account
        </Submit>
        <p className="gh-muted">
          If you didn't ask for an account, just close this page: none will be opened.
        </p>
      </Form>
      <p className="auth-switch">
        Forgot it, or is the link too old?{" "}
        <Link to="/auth?mode=sign-up" viewTransition>
          Sign up again
        </Link>
      </p>
    </AuthPanel>
  );
}
