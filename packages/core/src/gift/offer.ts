import type { CountryCode } from "../marketplaces.ts";

/** A product of a shop that can be bought, and is what an idea means. */
export interface Offer {
  readonly id: string;
  /** As the shop calls it, in its own language. */
  readonly title: string;
  readonly price: {
    /** In whole units, with decimals. */
    readonly amount: number;
    /** ISO 4217: the country's own. */
    readonly currency: string;
  };
  /** Where it can be bought. */
  readonly country: CountryCode;
  /** The shop's name. */
  readonly shop: string;
  /** A path of ours, which counts the click and leads on to the shop. */
  readonly link: string;
  /** A path of ours; null where there is no picture. */
  readonly image: string | null;
  /** When the shop last said that it has it, ISO 8601, UTC. */
  readonly seenAt: string;
  /** Whether we are paid if it is bought. */
  readonly paidLink: boolean;
  /** Whether it may be said beside it what we give of that. */
  readonly charityClaim: boolean;
}
