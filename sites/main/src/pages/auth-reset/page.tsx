import { resetPassword } from "@gifthearth/client";
import { PASSWORD_LENGTH, passwordProblem } from "@gifthearth/core/account";
import { useHost } from "@gifthearth/widgets";
import { Link, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { AuthPanel } from "../../account/auth-panel.tsx";
import { Submit } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { tellOtherTabs } from "../../account/other-tabs.ts";
import { NewPasswordFields, newPasswordOf } from "../../account/password-fields.tsx";
import { useForm } from "../../account/use-form.ts";

/** Sets a new password; a mailed link leads here. */
export function Component() {
  const { api, notify } = useHost();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useForm({
    check: (values) => passwordProblem(newPasswordOf(values)),
    async send(values) {
      await resetPassword(api, parameters.get("token") ?? "", newPasswordOf(values));
      tellOtherTabs();
      await navigate("/auth", { replace: true });
      notify({ kind: "success", text: "Your password is set", description: "Please sign in with it." });
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
      <Form state={form}>
        <NewPasswordFields label="New password" errorOf={form.errorOf} />
        <p className="gh-muted">At least {PASSWORD_LENGTH.min} characters.</p>
        <Submit plain sending={form.sending} sendingText="Saving...">
          Set Password
        </Submit>
      </Form>
      <p className="auth-switch">
        Is the link too old?{" "}
        <Link to="/auth/forgot" viewTransition>
          Ask for a new one
        </Link>
      </p>
    </AuthPanel>
  );
}
