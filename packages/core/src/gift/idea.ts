import type { Occasion } from "./occasions.ts";
import type { AvoidReason, GiftCategory, GiftTag, Interest } from "./vocabulary.ts";

/** One entry of the catalogue. */
export interface GiftIdea {
  /** Kebab-case, unique and stable: it stands in addresses. */
  readonly id: string;
  /** A specific thing, 4 to 50 characters, in title case. */
  readonly title: string;
  /** One or two sentences on why somebody loves it; 60 to 220 characters. */
  readonly description: string;
  readonly category: GiftCategory;
  /** What to type into the marketplace's search box to find it. */
  readonly searchText: string;
  /** Realistic lowest and highest price, whole US dollars. */
  readonly price: readonly [number, number];
  readonly interests: readonly Interest[];
  /**
   * Occasions it suits especially well. Wedding, Baby Shower and Treat Pet Friends show only ideas
   * that name them; the other occasions show any idea and prefer those that name them.
   */
  readonly occasions: readonly Occasion[];
  /** Youngest and oldest age it suits, in years; adults of any age when absent. */
  readonly ages?: readonly [number, number];
  readonly tags: readonly GiftTag[];
  readonly avoidFor: readonly AvoidReason[];
}
