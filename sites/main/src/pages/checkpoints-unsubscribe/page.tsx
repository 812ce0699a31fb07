import { Link } from "react-router";
import { UnsubscribePage } from "../../account/unsubscribe-page.tsx";

const HEADINGS = {
  ask: "Stop the ledger’s checkpoints",
  done: "The checkpoints are stopped",
  failed: "This link is no longer good",
};

/** Ends the mails with the public ledger's checkpoint; each of them leads here. */
export function Component() {
  return (
    <UnsubscribePage
      path="/checkpoints/unsubscribe"
      title="Stop the Checkpoints"
      headings={HEADINGS}
      lead="One press, and no more of them come. Those that you keep stay good for ever."
      done="We won’t mail you the ledger’s checkpoint any more. Those that you keep stay good for ever."
      next={(outcome) =>
        outcome === "done" ? (
          <Link to="/profile?tab=notifications" viewTransition>
            Pressed by mistake? See your settings
          </Link>
        ) : (
          <Link to="/impact#ledger" viewTransition>
            Keep them, and see the ledger
          </Link>
        )
      }
    >
      <button type="submit" className="gh-button gh-button-main">
        Stop them
      </button>
    </UnsubscribePage>
  );
}
