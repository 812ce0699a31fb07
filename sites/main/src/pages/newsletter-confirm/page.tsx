import { confirmNewsletter } from "@gifthearth/client";
import { useHost } from "@gifthearth/widgets";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { AuthPanel } from "../../account/auth-panel.tsx";
import { useForm } from "../../account/use-form.ts";
import { storeBrowserKey } from "../../newsletter/browser-key.ts";

const BAD_LINK = "This link is no longer good. Please sign up again.";

/**
 * Confirms a subscription; a mailed link leads here. By a button: programs that look into mails follow its links.
 * Without scripts the browser posts the form, and comes back with the outcome.
 */
export function Component() {
  const { api } = useHost();
  const [parameters] = useSearchParams();
  const token = parameters.get("token") ?? "";
  const outcome = parameters.get("outcome");
  const [isDone, setIsDone] = useState(outcome === "done");
  const form = useForm({
    async send() {
      const { browserKey } = await confirmNewsletter(api, token);
      storeBrowserKey(browserKey);
      setIsDone(true);
    },
  });
  const error = form.error ?? (outcome === "failed" ? BAD_LINK : undefined);
  const isAsking = !isDone && outcome !== "failed";
  return (
    <AuthPanel
      title="Confirm Newsletter"
      heading={isDone ? "Welcome to the newsletter" : "Confirm your newsletter"}
      lead={isAsking ? "One press, and it comes to the address that this link was sent to." : undefined}
    >
      <form className="form" method="post" action="/newsletter/confirm" onSubmit={form.onSubmit}>
        <div role="alert">{error && <p className="form-error">{error}</p>}</div>
        <input type="hidden" name="token" value={token} />
        {isAsking && (
          <button type="submit" className="gh-button gh-button-main" aria-disabled={form.sending}>
            {form.sending ? "Confirming..." : "Confirm My Subscription"}
          </button>
        )}
        <div role="status">{isDone && <p className="gh-note">Thank you, you are subscribed.</p>}</div>
      </form>
      <p className="auth-switch">
        <Link to={isDone ? "/gift-finder" : "/newsletter"} viewTransition>
          {isDone ? "Find a gift" : "Sign up again"}
        </Link>
      </p>
    </AuthPanel>
  );
}
