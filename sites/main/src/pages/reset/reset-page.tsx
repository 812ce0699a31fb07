import { resetPassword } from "@gifthearth/client";
import { PASSWORD_LENGTH, passwordProblem } from "@gifthearth/core/account";
import { useHost } from "@gifthearth/widgets";
import { Link, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { AuthPanel } from "../../account/auth-panel.tsx";
import { FormError, PasswordField, Submit } from "../../account/fields.tsx";
import { textOf, useForm } from "../../account/use-form.ts";

/** Sets a new password; a mailed link leads here. */
export function Component() {
  const { api, notify } = useHost();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { sending, onSubmit, errorOf, error } = useForm({
    check: (values) => passwordProblem(textOf(values, "password"), textOf(values, "confirmPassword")),
    async send(values) {
      const password = textOf(values, "password");
      const form = { password, confirmPassword: textOf(values, "confirmPassword") };
      await resetPassword(api, parameters.get("token") ?? "", form);
      notify({ kind: "success", text: "Your password is set", description: "Please sign in with it." });
      await navigate("/auth", { replace: true });
      // A session that this browser had has ended too.
      await revalidate();
    },
  });
  return (
    <AuthPanel
      title="New Password"
      heading="Set a new password"
      lead="You will be signed out everywhere, and can sign in again with the new one."
    >
      <form className="form" method="post" noValidate onSubmit={onSubmit}>
        <FormError>{error}</FormError>
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
        <p className="gh-muted">At least {PASSWORD_LENGTH.min} characters.</p>
        <Submit sending={sending} sendingText="Saving...">
          Set Password
        </Submit>
      </form>
      <p className="auth-switch">
        Is the link too old?{" "}
        <Link to="/auth/forgot" viewTransition>
          Ask for a new one
        </Link>
      </p>
    </AuthPanel>
  );
}
