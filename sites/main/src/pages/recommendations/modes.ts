import type { RecommendationsRequest } from "@gifthearth/core/contract";

/** One of the result pages. */
export interface Mode {
  /** The rest of its path behind `/recommendations`; empty for the standard one. */
  readonly name: string;
  /** Among the ways to choose. */
  readonly tab: string;
  readonly title: string;
  /** Beside the title; null for the standard one, which needs none. */
  readonly badge: string | null;
  /** What it asks of the engine. */
  readonly request: Pick<RecommendationsRequest, "strategy" | "prefersDiversity" | "highQuality">;
  /** How it chooses, in a sentence. */
  readonly how: string;
  readonly showsScores: boolean;
}

export const MODES: readonly Mode[] = [
  {
    name: "",
    tab: "Standard",
    title: "Gift Recommendations",
    badge: null,
    // The strategy is left to the API: personalized for who is signed in, else standard.
    request: {},
    how: "What fits best comes first: their interests, the occasion, your budget, and what you have saved if you are signed in.",
    showsScores: false,
  },
  {
    name: "enhanced",
    tab: "Enhanced",
    title: "Enhanced Gift Recommendations",
    badge: "Enhanced",
    request: { strategy: "enhanced" },
    how: "More ideas are looked at, and those that answer most of what you told us are kept.",
    showsScores: false,
  },
  {
    name: "diverse",
    tab: "Diverse",
    title: "Diverse Gift Recommendations",
    badge: "Diverse",
    request: { strategy: "enhanced", prefersDiversity: true },
    how: "Up to five, as different from one another as they can be, in kind and in price.",
    showsScores: false,
  },
  {
    name: "high-quality",
    tab: "High Quality",
    title: "High-Quality Gift Recommendations",
    badge: "High Quality",
    request: { strategy: "enhanced", highQuality: true },
    how: "Only ideas that score well by our own measure, and each shows its score.",
    showsScores: true,
  },
];

/** The mode that a path names; undefined for one that there isn't. */
export function findMode(name = ""): Mode | undefined {
  return MODES.find((mode) => mode.name === name);
}

/** Its page for the context that `search` carries: a query with its question mark, or nothing. */
export function modeAddress({ name }: Mode, search: string): string {
  return `/recommendations${name && `/${name}`}${search}`;
}
