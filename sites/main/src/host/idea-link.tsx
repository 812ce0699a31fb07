import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useHydrated } from "../account/use-hydrated.ts";

/** What a search said of an idea, beside what is true of it for anybody. */
export interface FoundIdea {
  readonly why?: string | null;
  /** The part of its price that the budget allows. */
  readonly priceRange: string;
}

interface IdeaLinkProps {
  readonly to: string;
  readonly idea: FoundIdea;
  readonly children: ReactNode;
}

/** The title of a card as a link to the idea's own page; the stylesheet lets it cover the card. */
export function IdeaLink({ to, idea, children }: IdeaLinkProps) {
  return (
    <Link className="idea-link" to={to} state={foundState(idea)} viewTransition>
      {children}
    </Link>
  );
}

/** What a link to an idea's page takes along, so that the page says the same of it as the card. */
export function foundState({ why = null, priceRange }: FoundIdea): { readonly found: FoundIdea } {
  return { found: { why, priceRange } };
}

/** What the card said that led to this page; null for who came otherwise, and until the page is live. */
export function useFoundIdea(): FoundIdea | null {
  const isLive = useHydrated();
  const { state } = useLocation();
  return isLive ? toFoundIdea(state?.found) : null;
}

/** The browser keeps it with the page's place in its history, perhaps since an older version of ours. */
function toFoundIdea(kept: Partial<Record<keyof FoundIdea, unknown>> | null | undefined): FoundIdea | null {
  if (typeof kept?.priceRange !== "string") return null;
  return { why: typeof kept.why === "string" ? kept.why : null, priceRange: kept.priceRange };
}
