import type { CountryCode, Offer } from "@gifthearth/core";

/** Where offers are to be shown. */
export interface OfferPlace {
  readonly country: CountryCode;
  /** Whether the page is one of ours: other sites show only shops whose programme allows it. */
  readonly isOwnPage: boolean;
  /** Whether a model wrote what stands beside them. */
  readonly isBesideAiText?: boolean | undefined;
  /** The visitor's budget, in the country's money; open where it isn't told. */
  readonly leastPrice?: number | undefined;
  readonly mostPrice?: number | undefined;
  /** Whose widget it is, so that clicks count for it. */
  readonly partnerId?: string | undefined;
}

/** An offer as its source has it: its picture is the shop's own, and its link is asked for by its id. */
export interface SourcedOffer extends Omit<Offer, "image" | "link"> {
  readonly ideaId: string;
  readonly imageUrl: string | null;
  /** How surely it is what the idea means, 0 to 1. */
  readonly score: number;
}

/** Where a click on an offer leads. */
export interface OfferLead {
  readonly link: string;
  /** The shop's own number of the product. */
  readonly productId: string;
  readonly price: Offer["price"];
  /** The parameter of the link that carries our click's id; empty where there is none. */
  readonly subId: string;
}

/** A way by which offers come to us. */
export interface OfferSource {
  /** For the log. */
  readonly name: string;
  /** What it has at hand of these ideas: nobody else is asked. */
  ofIdeas(ideaIds: readonly string[], place: OfferPlace): Promise<readonly SourcedOffer[]>;
  /** What it has of one idea, for the idea's own page: it may take a moment. */
  ofIdea(ideaId: string, place: OfferPlace): Promise<readonly SourcedOffer[]>;
  /** Where that offer of its leads; null for one that it hasn't, or never had. */
  leadOf(id: string): Promise<OfferLead | null>;
}
