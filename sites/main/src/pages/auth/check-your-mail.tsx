import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { AuthPanel } from "../../account/auth-panel.tsx";
import { focusHeading } from "../../account/focus-heading.ts";
import { otherMode } from "./mode.ts";

interface CheckYourMailProps {
  /** Where the mail goes, as it was typed. */
  readonly email: string;
  readonly onBack: () => void;
}

/** What comes after signing up, whether or not the address has an account: its owner learns that by mail. */
export function CheckYourMail({ email, onBack }: CheckYourMailProps) {
  const [parameters] = useSearchParams();
  // The button that was pressed is gone.
  useEffect(focusHeading, []);
  return (
    <AuthPanel title="Check Your Mail" heading="Check your mail">
      <p>
        We're sending a mail to <strong className="mailed-to">{email}</strong>. Open the link in it within 24
        hours to finish your account.
      </p>
      <div className="gh-note">
        <p>Nothing there after a few minutes?</p>
        <ul>
          <li>Look in your spam folder.</li>
          <li>Check that the address is right.</li>
          <li>Sign up again, and we'll send another mail.</li>
        </ul>
      </div>
      {/* Where no script runs, the same address shows the form again. */}
      <Link className="gh-button" to={`?${parameters}`} replace preventScrollReset onClick={onBack}>
        Back to the Form
      </Link>
      <p className="auth-switch">
        Do you have an account already?{" "}
        <Link to={otherMode(parameters)} replace preventScrollReset>
          Sign in instead
        </Link>
      </p>
    </AuthPanel>
  );
}
