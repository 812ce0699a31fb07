import type { Api } from "@gifthearth/client";
import type { CountryCode, GiftQuery, GiftSuggestion, Marketplace, UnderstoodFact } from "@gifthearth/core";
import type { DonationStatsResponse, GiftFinderRequest } from "@gifthearth/core/contract";
import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { WidgetEventDetails } from "./embed/events.ts";

/** What amounts of a budget are in. */
export interface Money {
  /** Before an amount: "$". */
  readonly sign: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** A short message to the visitor, shown as the place sees fit (a toast). */
export interface Notice {
  readonly kind: "success" | "info" | "error";
  readonly text: string;
  readonly description?: string;
  /** How long it stays, milliseconds; as the place sees fit unless told. */
  readonly duration?: number;
  /** A link to what the visitor can do about it. */
  readonly action?: { readonly label: string; readonly href: string };
}

/** What the form holds, and what its visitor took away of an earlier answer. */
export interface FormQuery extends GiftQuery {
  /** What was read of the person and is not to be heeded, to be brought back as it was shown. */
  readonly takenAway?: readonly UnderstoodFact[] | undefined;
}

/** What a search left behind for the rest of the visit. */
/** What the form asks for, and what was said of the ideas that came. */
export interface RefinedQuery extends FormQuery {
  readonly refinement?: GiftFinderRequest["refinement"];
  /** Of a search that is taken up again: the page of its ideas that was looked at, from 0. */
  readonly page?: number;
}

export interface VisitMemory {
  /**
   * The whole form query; given back once, then forgotten.
   * @param isOpening whether a finder opens with an empty form. One that an address fills gets only what is meant
   * for it: after a reload, or by a page that handed the query off.
   */
  takeLastQuery(isOpening: boolean): FormQuery | null;
  storeLastQuery(query: RefinedQuery): void;
  /** Which page of the last query's ideas is looked at, from 0. */
  storePage?(page: number): void;
  lastRecommendations(): readonly RememberedSuggestion[];
  /** Keeps of each what is remembered, and no more. */
  storeLastRecommendations(suggestions: readonly RememberedSuggestion[]): void;
}

export interface RememberedSuggestion {
  readonly title: string;
  readonly priceRange: string;
}

/** A gift idea as it is saved: with the shop link that the card has. */
export interface SavableIdea
  extends Pick<GiftSuggestion, "title" | "description" | "priceRange" | "category" | "imageUrl" | "drawing"> {
  readonly affiliateUrl: string;
  /** Why it fits the person it was found for. */
  readonly why?: string | null;
}

/** What the button that saves an idea is told. */
export interface SaveIdeaProps {
  readonly suggestion: GiftSuggestion;
  readonly marketplace: Marketplace;
}

/** What an event tells only to a page that may know what was searched for and found. */
type TextOf<Detail> = Detail extends { readonly text?: infer Text } ? Text : undefined;

/** What a widget asks of the place it lives in; it knows nothing else of it. */
export interface WidgetHost {
  readonly api: Api;
  /** The visitor's own choice; null leaves it to the server, which goes by the address. */
  readonly country: CountryCode | null;
  /** What the place itself found out, where the visitor chose none; absent where only the server can tell. */
  readonly detectedCountry?: CountryCode;
  /** What a budget is in; dollars unless told. */
  readonly money?: Money;
  /** Where our own site is, without a slash at the end: "" on the site itself. */
  readonly siteUrl: string;
  /** Names this place in shop links (`utm_source`). */
  readonly utmSource: string;
  notify(notice: Notice): void;
  /**
   * Reports an event; absent where none are. It fails never, and does nothing
   * under Global Privacy Control.
   */
  track?(eventName: string, eventDetails: Readonly<Record<string, string | number | boolean>>): void;
  /** Tells the page that the widget is embedded in what happened; absent where there is no such page. */
  emit?<Type extends keyof WidgetEventDetails>(
    type: Type,
    about: Omit<WidgetEventDetails[Type], "text">,
    text?: TextOf<WidgetEventDetails[Type]>,
  ): void;
  /** What the widget has to show at first is shown; again when it was asked for anew. */
  readonly ready?: () => void;
  /** What shows, marked as such, in place of true figures; absent on other people's pages, which show none but those. */
  readonly sampleStats?: DonationStatsResponse;
  /** Links of ideas lead to our own pages of them, even where the marketplace would allow others. */
  readonly siteLinksOnly?: boolean | undefined;
  /** A search has begun; calls back what it returns when the search is over. */
  readonly searching?: () => () => void;
  /** Absent where nothing may be stored, as on somebody else's page. */
  readonly memory?: VisitMemory | null;
  /** Loads the page anew after a failure; absent where the page isn't ours to reload. */
  readonly reload?: (() => void) | null;
  /** The budget that an empty form begins with; the same for everybody unless told. */
  readonly usualBudget?: Pick<GiftQuery, "budgetMin" | "budgetMax"> | undefined;
  /** Who is signed in; null when nobody is, and absent where nobody can be. */
  readonly user?: { readonly email: string; readonly name: string } | null;
  /**
   * Saves an idea for the user and tells the visitor how that went; for who isn't signed in it is kept on the device
   * until they are. Absent where nobody can be signed in: there "Save" is a link to our site, to
   * `/save?idea=<id>&title=<title>&price=<price range>&search=<search text>`, which asks before it saves.
   * @returns whether it is saved now; never rejects
   */
  saveIdea?(idea: SavableIdea): Promise<boolean>;
  /** The button that does so, here rather than in the card: an embed has no use for it. */
  readonly SaveIdea?: ComponentType<SaveIdeaProps>;
  /** Likewise for a search. @param query null for the visit's last one */
  saveSearch?(query: GiftQuery | null): Promise<boolean>;
  /** Leads to an idea's own page, as the search found it; absent where the widget isn't on the site that has it. */
  readonly IdeaLink?: ComponentType<IdeaLinkProps>;
  /** Asks below the results how we did; absent where nobody would hear the answer. */
  readonly Feedback?: ComponentType;
}

interface IdeaLinkProps {
  /** Its `sitePath`. */
  readonly to: string;
  readonly idea: Pick<GiftSuggestion, "why" | "priceRange">;
  readonly children: ReactNode;
}

const HostContext = createContext<WidgetHost | null>(null);

/** Gives every widget below it its host. */
export const HostProvider = HostContext.Provider;

/**
 * The host of the widget that calls it.
 * @throws {Error} outside a `HostProvider`
 */
export function useHost(): WidgetHost {
  const host = useContext(HostContext);
  if (!host) throw new Error("No HostProvider.");
  return host;
}
