import { useHost } from "@gifthearth/widgets";
import { useEffect, useState } from "react";
import { Link, useActionData, useLoaderData, useSearchParams } from "react-router";
import { AuthPanel } from "../../account/auth-panel.tsx";
import { signInReason } from "../../account/next-path.ts";
import type { Asked } from "./act.ts";
import { CheckYourMail } from "./check-your-mail.tsx";
import type { loadAuth } from "./load.ts";
import { isSignUp, otherMode } from "./mode.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm, type SignUpNames } from "./sign-up-form.tsx";

/** Sign in / create account (specification, section 2). */
export function Component() {
  const { next } = useLoaderData<typeof loadAuth>();
  const { notify } = useHost();
  const [parameters] = useSearchParams();
  const isNew = isSignUp(parameters);
  const answered = useActionData<Partial<Asked>>();
  const [mailedTo, setMailedTo] = useState(answered?.mailedTo ?? null);
  const [names, setNames] = useState<SignUpNames>({});
  const reason = signInReason(next);

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once; another host is no new reason
  useEffect(() => {
    if (reason) notify({ kind: "error", text: reason });
  }, [reason]);

  if (isNew && mailedTo !== null) {
    return <CheckYourMail email={mailedTo} onBack={() => setMailedTo(null)} />;
  }
  return (
    <AuthPanel
      title={isNew ? "Create Account" : "Sign In"}
      heading={isNew ? "Create your account" : "Welcome back"}
      lead={
        isNew
          ? "Keep the ideas you like, and see what your gifts have given."
          : "Sign in to your saved gifts and searches."
      }
    >
      {parameters.has("reset") && <p className="gh-note">Your password is set. Please sign in with it.</p>}
      {reason && (
        <noscript>
          <p className="gh-note">{reason}</p>
        </noscript>
      )}
      {isNew ? (
        <SignUpForm
          next={next}
          names={names}
          onAsked={(asked) => {
            setNames(asked);
            setMailedTo(asked.email);
          }}
        />
      ) : (
        <SignInForm />
      )}
      <p className="auth-switch">
        {isNew ? "Do you have an account already?" : "New here?"}{" "}
        <Link to={otherMode(parameters)} replace preventScrollReset>
          {isNew ? "Sign in instead" : "Create an account"}
        </Link>
      </p>
    </AuthPanel>
  );
}
