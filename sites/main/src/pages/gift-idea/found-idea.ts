import { useLocation } from "react-router";
import { useHydrated } from "../../account/use-hydrated.ts";
import type { FoundIdea } from "../../host/idea-link.tsx";

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
