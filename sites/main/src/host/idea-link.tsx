import type { ReactNode } from "react";
import { Link } from "react-router";

/** What a search said of an idea, beside what is true of it for anybody. */
export interface FoundIdea {
  readonly why?: string | null | undefined;
  /** The part of its price that the budget allows. */
  readonly priceRange: string;
}

interface IdeaLinkProps {
  readonly to: string;
  readonly idea: FoundIdea;
  readonly children: ReactNode;
}

/**
 * The title of a card as a link to the idea's own page, which then says the same of it as the card; the stylesheet lets
 * it cover the card.
 */
export function IdeaLink({ to, idea, children }: IdeaLinkProps) {
  return (
    <Link className="idea-link" to={to} state={{ found: idea }} viewTransition>
      {children}
    </Link>
  );
}
