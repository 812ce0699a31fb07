import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { AuthPanel } from "./auth-panel.tsx";

interface UnsubscribePageProps {
  /** Where the mailed link leads; the buttons post there. */
  readonly path: string;
  readonly title: string;
  readonly headings: Readonly<Record<Outcome, string>>;
  readonly lead: string;
  /** The buttons. */
  readonly children: ReactNode;
  readonly done: string;
  /** What else can be done, by how it went. */
  readonly next: (outcome: Outcome) => ReactNode;
}

type Outcome = "ask" | "done" | "failed";

/**
 * What a mailed link to unsubscribe opens. Opening it changes nothing: a button posts to the same address, as mail
 * programs do (RFC 8058), and comes back with the outcome. It needs no script.
 */
export function UnsubscribePage({ path, title, headings, lead, children, done, next }: UnsubscribePageProps) {
  const [parameters] = useSearchParams();
  const asked = parameters.get("outcome");
  const outcome = asked === "done" || asked === "failed" ? asked : "ask";
  const token = parameters.get("token") ?? "";
  return (
    <AuthPanel title={title} heading={headings[outcome]} lead={outcome === "ask" ? lead : undefined}>
      {outcome === "ask" && (
        <form className="form" method="post" action={`${path}?${new URLSearchParams({ token })}`}>
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <input type="hidden" name="from" value="page" />
          {children}
        </form>
      )}
      {outcome === "done" && <p>{done}</p>}
      {outcome === "failed" && (
        <p>
          Please use the link of a later mail, or the “unsubscribe” that your mail program shows beside it.
        </p>
      )}
      <p className="auth-switch">{next(outcome)}</p>
    </AuthPanel>
  );
}
