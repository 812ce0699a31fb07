import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { AuthPanel } from "./auth-panel.tsx";

interface UnsubscribePageProps {
  /** Where the mailed link leads; the buttons post there. */
  readonly path: string;
  readonly title: string;
  /** What the page says before and after a button was pressed. */
  readonly ask: Saying;
  readonly done: Saying;
  /** The buttons. */
  readonly children: ReactNode;
}

interface Saying {
  readonly heading: string;
  readonly text: string;
  /** What else can be done. */
  readonly link: { readonly to: string; readonly text: string };
}

/**
 * What a mailed link to unsubscribe opens. Opening it changes nothing: a button posts to the same address, as mail
 * programs do (RFC 8058), and comes back with the outcome. It needs no script.
 */
export function UnsubscribePage({ path, title, ask, done, children }: UnsubscribePageProps) {
  const [parameters] = useSearchParams();
  const outcome = parameters.get("outcome");
  const token = parameters.get("token") ?? "";
  const failed = {
    heading: "This link is no longer good",
    text: "Please use the link of a later mail, or the “unsubscribe” that your mail program shows beside it.",
    link: ask.link,
  };
  const isAsked = outcome !== "done" && outcome !== "failed";
  const { heading, text, link } = isAsked ? ask : { done, failed }[outcome];
  return (
    <AuthPanel title={title} heading={heading} lead={isAsked ? text : undefined}>
      {isAsked ? (
        <form className="form" method="post" action={`${path}?${new URLSearchParams({ token })}`}>
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <input type="hidden" name="from" value="page" />
          {children}
        </form>
      ) : (
        <p>{text}</p>
      )}
      <p className="auth-switch">
        <Link to={link.to} viewTransition>
          {link.text}
        </Link>
      </p>
    </AuthPanel>
  );
}
