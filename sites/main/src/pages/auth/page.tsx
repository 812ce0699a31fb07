import { useHost } from "@gifthearth/widgets";
import { useEffect, useState } from "react";
import { Link, useActionData, useLoaderData, useSearchParams } from "react-router";
import { AuthPanel } from "../../account/auth-panel.tsx";
import { focusHeading } from "../../account/focus-heading.ts";
import { signInReason } from "../../account/next-path.ts";
import type { Asked } from "./act.ts";
import type { loadAuth } from "./load.ts";
import { isSignUp, otherMode } from "./mode.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm, type SignUpNames } from "./sign-up-form.tsx";

/** Sign in / create account. */
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
        {isNew ? "Already have an account?" : "New here?"}{" "}
        <Link to={otherMode(parameters)} replace preventScrollReset>
          {isNew ? "Sign in instead" : "Create an account"}
        </Link>
      </p>
    </AuthPanel>
  );
}

interface CheckYourMailProps {
  /** Where the mail goes, as it was typed. */
  readonly email: string;
  readonly onBack: () => void;
}

/** What comes after signing up, whether or not the address has an account: its owner learns that by mail. */
function CheckYourMail({ email, onBack }: CheckYourMailProps) {
  const [parameters] = useSearchParams();
  // The button that was pressed is gone.
  useEffect(focusHeading, []);
  return (
    <AuthPanel title="Check Your Email" heading="Check your email">
      <p>
        We're sending an email to <strong className="mailed-to">{email}</strong>. Open the link in it within
        24 hours to finish your account.
      </p>
      <div className="gh-note">
        <p>Nothing there after a few minutes?</p>
        <ul>
          <li>Look in your spam folder.</li>
          <li>Check that the address is right.</li>
          <li>Sign up again, and we'll send another email.</li>
        </ul>
      </div>
      {/* Where no script runs, the same address shows the form again. */}
      <Link className="gh-button" to={`?${parameters}`} replace preventScrollReset onClick={onBack}>
        Back to the Form
      </Link>
      <p className="auth-switch">
        Already have an account?{" "}
        <Link to={otherMode(parameters)} replace preventScrollReset>
          Sign in instead
        </Link>
      </p>
    </AuthPanel>
  );
}
