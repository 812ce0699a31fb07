import { UnsubscribePage } from "../../account/unsubscribe-page.tsx";

/** Ends reminders, of one person or all; each of them leads here. It names nobody: the link may be passed on. */
export function Component() {
  return (
    <UnsubscribePage
      path="/reminders/unsubscribe"
      title="Stop Reminders"
      ask={{
        heading: "Stop reminders",
        text: "For the person the mail was about, or for everybody.",
        link: { to: "/", text: "Keep them, and go to the start page" },
      }}
      done={{
        heading: "These reminders are stopped",
        text: "We won’t send these reminders any more. What you keep about people stays as it is.",
        link: { to: "/profile?tab=notifications", text: "Pressed by mistake? See your settings" },
      }}
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
