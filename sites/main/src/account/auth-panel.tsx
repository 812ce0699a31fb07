import { pageTitle } from "@gifthearth/core";
import type { ReactNode } from "react";
import { PageMeta } from "../seo/page-meta.tsx";

interface AuthPanelProps {
  /** Of the page, as the document's title has it. */
  readonly title: string;
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one small form in its middle. */
export function AuthPanel({ title, heading, lead, children }: AuthPanelProps) {
  return (
    <section className="wide auth">
      <PageMeta title={pageTitle(title)} />
      {/* An address here may hold a mailed link's token: it is told to nobody else. With "no-referrer" a form
          that the browser sends by itself would not say either that it comes from a page of ours. */}
      <meta name="referrer" content="same-origin" />
      <div className="auth-head">
        <h1>{heading}</h1>
        {lead && <p>{lead}</p>}
      </div>
      <div className="card auth-card">{children}</div>
    </section>
  );
}
