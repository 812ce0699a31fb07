import { pageTitle } from "@gifthearth/core";
import type { ReactNode } from "react";
import { PageMeta } from "../page-meta.tsx";

interface AuthPanelProps {
  /** Of the page, as the document's title has it. */
  readonly title: string;
  readonly heading: string;
  readonly lead?: ReactNode;
  /** False for a form that the browser can send by itself. */
  readonly needsScript?: boolean;
  readonly children: ReactNode;
}

/** A page with one small form in its middle. */
export function AuthPanel({ title, heading, lead, needsScript = true, children }: AuthPanelProps) {
  return (
    <section className="wide auth">
      <PageMeta title={pageTitle(title)} />
      {/* An address here may hold a mailed link's token: it is told to nobody. */}
      <meta name="referrer" content="no-referrer" />
      <div className="auth-head">
        <h1>{heading}</h1>
        {lead && <p>{lead}</p>}
      </div>
      <div className="card auth-card">{children}</div>
      {needsScript && (
        <noscript>
          <p className="gh-note">This form needs JavaScript.</p>
        </noscript>
      )}
    </section>
  );
}
