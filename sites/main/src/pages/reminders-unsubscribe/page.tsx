import { Link } from "react-router";
import { UnsubscribePage } from "../../account/unsubscribe-page.tsx";

const HEADINGS = {
  ask: "Stop reminders",
  done: "These reminders are stopped",
  failed: "This link is no longer good",
};

/** Ends reminders, of one person or all; each of them leads here. It names nobody: the link may be passed on. */
export function Component() {
  return (
    <UnsubscribePage
      path="/reminders/unsubscribe"
      title="Stop Reminders"
      headings={HEADINGS}
      lead="For the person the mail was about, or for everybody."
      done="We won’t send these reminders any more. What you keep about people stays as it is."
      next={(outcome) =>
        outcome === "done" ? (
          <Link to="/profile?tab=notifications" viewTransition>
            Pressed by mistake? See your settings
          </Link>
        ) : (
          <Link to="/" viewTransition>
            Keep them, and go to the start page
          </Link>
        )
      }
    >
      <button type="submit" className="gh-button gh-button-main" name="ended" value="person">
        Stop them for this person
      </button>
      <button type="submit" className="gh-button" name="ended" value="all">
        Stop all reminders
      </button>
    </UnsubscribePage>
  );
}
