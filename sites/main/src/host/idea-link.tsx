import type { ReactNode } from "react";
import { Link } from "react-router";

/** The title of a card as a link to the idea's own page; the stylesheet lets it cover the card. */
export function IdeaLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link className="idea-link" to={to} viewTransition>
      {children}
    </Link>
  );
}
