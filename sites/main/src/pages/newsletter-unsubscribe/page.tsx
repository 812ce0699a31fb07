import { Link, useSearchParams } from "react-router";
import { AuthPanel } from "../../account/auth-panel.tsx";

const HEADINGS = {
  ask: "Unsubscribe from the newsletter",
  done: "You are unsubscribed",
  failed: "This link is no longer good",
};

/**
 * Ends a subscription; each newsletter mail leads here. Opening the page changes nothing: the button posts to the
 * same address, as mail programs do (RFC 8058), and comes back with the outcome. It needs no script.
 */
export function Component() {
  const [parameters] = useSearchParams();
  const asked = parameters.get("outcome");
  const outcome = asked === "done" || asked === "failed" ? asked : "ask";
  const token = parameters.get("token") ?? "";
  return (
    <AuthPanel
      title="Unsubscribe"
      heading={HEADINGS[outcome]}
      lead={outcome === "ask" ? "One press, and no newsletter comes to you any more." : undefined}
    >
      {outcome === "ask" && (
        <form
          className="form"
          method="post"
          action={`/newsletter/unsubscribe?${new URLSearchParams({ token })}`}
        >
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <input type="hidden" name="from" value="page" />
          <button type="submit" className="gh-button gh-button-main">
            Unsubscribe
          </button>
        </form>
      )}
      {outcome === "done" && <p>No newsletter comes to your address any more. We are sorry to see you go.</p>}
      {outcome === "failed" && (
        <p>
          Please use the link of a later mail, or the “unsubscribe” that your mail program shows beside it.
        </p>
      )}
      <p className="auth-switch">
        {outcome === "done" ? (
          <Link to="/newsletter" viewTransition>
            Pressed by mistake? Sign up again
          </Link>
        ) : (
          <Link to="/" viewTransition>
            Keep it, and go to the start page
          </Link>
        )}
      </p>
    </AuthPanel>
  );
}
