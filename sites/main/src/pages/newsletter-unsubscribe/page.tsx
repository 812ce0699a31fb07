import { UnsubscribePage } from "../../account/unsubscribe-page.tsx";

/** Ends a subscription; each newsletter mail leads here. */
export function Component() {
  return (
    <UnsubscribePage
      path="/newsletter/unsubscribe"
      title="Unsubscribe"
      ask={{
        heading: "Unsubscribe from the newsletter",
        text: "One press, and you get no more newsletters.",
        link: { to: "/", text: "Keep it, and go to the start page" },
      }}
      done={{
        heading: "You are unsubscribed",
        text: "You won’t get the newsletter any more. We are sorry to see you go.",
        link: { to: "/newsletter", text: "Pressed by mistake? Sign up again" },
      }}
    >
      <button type="submit" className="gh-button gh-button-main">
        Unsubscribe
      </button>
    </UnsubscribePage>
  );
}
