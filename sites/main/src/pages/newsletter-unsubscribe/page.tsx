import { Link } from "react-router";
import { UnsubscribePage } from "../../account/unsubscribe-page.tsx";

const HEADINGS = {
  ask: "Unsubscribe from the newsletter",
  done: "You are unsubscribed",
  failed: "This link is no longer good",
};

/** Ends a subscription; each newsletter mail leads here. */
export function Component() {
  return (
    <UnsubscribePage
      path="/newsletter/unsubscribe"
      title="Unsubscribe"
      headings={HEADINGS}
      lead="One press, and you get no more newsletters."
      done="You won’t get the newsletter any more. We are sorry to see you go."
      next={(outcome) =>
        outcome === "done" ? (
          <Link to="/newsletter" viewTransition>
            Pressed by mistake? Sign up again
          </Link>
        ) : (
          <Link to="/" viewTransition>
            Keep it, and go to the start page
          </Link>
        )
      }
    >
      <button type="submit" className="gh-button gh-button-main">
        Unsubscribe
      </button>
    </UnsubscribePage>
  );
}
