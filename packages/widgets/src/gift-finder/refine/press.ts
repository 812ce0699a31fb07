import type { FoundSuggestion } from "@gifthearth/core";
import type { English } from "../../text/en.ts";
import type { Mark } from "./marks.ts";

/** What one press says of an idea: what the next ideas go by, or that it is to be compared with others. */
export type Saying = Mark | "compare";

/** How each is named, in the order of a card's buttons. */
export const SAYINGS = {
  notThis: "Not for them",
  alreadyHas: "Has it",
  moreLike: "More like this",
} as const satisfies Record<Mark, English>;

/** A press on a control of the results that refining answers: on one of a card's own, or the named button below all. */
export type RefinePress =
  | { readonly what: Saying; readonly idea: FoundSuggestion; readonly button: HTMLElement }
  | { readonly what: "Show me others" | "Share" };

/** The titles of the ideas of which each was said by now. */
export type Said = Partial<Readonly<Record<Saying, readonly string[]>>>;
