import { UnsubscribePage } from "../../account/unsubscribe-page.tsx";

/** Ends the mails with the public ledger's checkpoint; each of them leads here. */
export function Component() {
  return (
    <UnsubscribePage
      path="/checkpoints/unsubscribe"
      title="Stop the Checkpoints"
      ask={{
        heading: "Stop the ledger’s checkpoints",
        text: "One press, and no more of them come. Those that you keep stay good for ever.",
        link: { to: "/impact#ledger", text: "Keep them, and see the ledger" },
      }}
      done={{
        heading: "The checkpoints are stopped",
        text: "We won’t mail you the ledger’s checkpoint any more. Those that you keep stay good for ever.",
        link: { to: "/profile?tab=notifications", text: "Pressed by mistake? See your settings" },
      }}
    >
      <button type="submit" className="gh-button gh-button-main">
        Stop them
      </button>
    </UnsubscribePage>
  );
}
