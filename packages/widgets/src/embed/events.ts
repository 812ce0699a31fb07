/** `gh-ready`: the widget stands and can be used. */
export interface ReadyDetail {
  readonly widget: "gift-finder" | "impact-scoreboard";
  /** Version of the widgets, such as `1.2.3`. */
  readonly version: string;
}

/** `gh-search`: a search has begun. It tells how much was said, and not what. */
export interface SearchDetail {
  /** The `country` option; null where the visitor's address decides. */
  readonly country: string | null;
  /** Whole units of the visitor's currency. */
  readonly budgetMin: number;
  /** Whole units of the visitor's currency; 200 is open above. */
  readonly budgetMax: number;
  readonly interestCount: number;
  readonly hasOccasion: boolean;
  readonly hasNotes: boolean;
  /** Only with `event-text`. */
  readonly text?: {
    readonly occasion: string;
    readonly interests: readonly string[];
    readonly additionalNotes: string;
  };
}

/** `gh-results`: the ideas are there. */
export interface ResultsDetail {
  readonly count: number;
  /** Where they come from: an AI, our catalogue, or a few standing favourites; null when nobody says. */
  readonly source: "openai" | "curated" | "builtin" | null;
  /** How they were chosen, such as `standard`; null when nobody says. */
  readonly strategy: string | null;
  /** Only with `event-text`. */
  readonly text?: { readonly titles: readonly string[] };
}

/** `gh-shop`: the visitor follows an idea's link to a shop or to our page of the idea. */
export interface ShopDetail {
  readonly ideaId: string;
  readonly category: string;
  /** Country whose marketplace it is. */
  readonly country: string;
  /** Place among the ideas found, from 1. */
  readonly position: number;
  /** Only with `event-text`. */
  readonly text?: { readonly title: string; readonly url: string };
}

/** `gh-save`: the visitor follows the link that saves an idea on our site. */
export interface SaveDetail {
  readonly ideaId: string;
  readonly category: string;
  /** Only with `event-text`. */
  readonly text?: { readonly title: string };
}

/**
 * `gh-error`: something failed, and the visitor was told so, or shown the link inside. It comes once for a widget that
 * can't be loaded, which is tried again, and `gh-ready` once it is there. Where it is our API that failed at
 * a search, `gh-results` follows, since a few standing favourites are shown instead.
 */
export interface ErrorDetail {
  /**
   * The API's code, such as `too_many_requests`; `unavailable` when there was no answer; `no_figures` of a board, when
   * nothing is recorded yet. Two leave the state as it is: `no_link` of an idea that has nothing to search for, and
   * `no_part` of a press on a control whose code can't be loaded.
   */
  readonly code: string;
  /** For developers, in English; the visitor reads another one. */
  readonly message: string;
}

/** What each event of a widget tells. All of them are composed and bubble, so that `document` hears them too. */
export interface WidgetEventDetails {
  readonly "gh-ready": ReadyDetail;
  readonly "gh-search": SearchDetail;
  readonly "gh-results": ResultsDetail;
  readonly "gh-shop": ShopDetail;
  readonly "gh-save": SaveDetail;
  readonly "gh-error": ErrorDetail;
}

/** The events themselves, by name. */
export type WidgetEvents = {
  [Type in keyof WidgetEventDetails]: CustomEvent<WidgetEventDetails[Type]>;
};

declare global {
  interface HTMLElementEventMap extends WidgetEvents {}
  interface DocumentEventMap extends WidgetEvents {}
}
