/** A shop whose products are offered. */
export interface OfferShopsTable {
  id: string;
  name: string;
  /** In which form its feed comes: `google` or `awin`. */
  network: string;
  /** Country code. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** Of its titles. */
  language: string;
  /** The parameter of its links that carries our click's id, such as `clickref`; empty where there is none. */
  sub_id: string;
  /** 0 or 1: whether we are paid for purchases. */
  paid_link: number;
  /** 0 or 1: whether its programme lets us say beside its links what we give. */
  charity_claim: number;
  /** 0 or 1: whether its links may stand on other people's sites. */
  third_party_sites: number;
  /** 0 or 1: whether they may stand in mails. */
  mail: number;
  /** 0 or 1: whether they may stand beside what a model wrote. */
  ai_text: number;
  /** Where the operator wrote down that the programme allows this. */
  approval: string;
  /** For so many days after it was seen an offer is shown. */
  fresh_days: number;
  /** Whose offers are shown; null while there are none. */
  generation: number | null;
  offer_count: number;
  /** When these were seen in its feed, ISO 8601, UTC. */
  seen_at: string | null;
  created_at: string;
}

/** What one feed brought. Its offers bear its number; which number is shown, the shop says. */
export interface OfferImportsTable {
  generation: number;
  shop_id: string;
  /**
   * `staging` while it is under way, `live` once its offers are shown, `held` while somebody has to confirm it, and
   * `discarded` when its offers are to be cleaned up.
   */
  state: string;
  file_name: string;
  /** When it last went on, ISO 8601, UTC. */
  touched_at: string;
  /** Products in the file. */
  product_count: number;
  offer_count: number;
  /** JSON: what was left out, by reason, with how many and the first place. */
  left_out: string;
  /** JSON: headings that mean nothing to us. */
  unknown_columns: string;
}

/** A product that can be bought. */
export interface OffersTable {
  /** Its generation's number times 100 million, and its place in there: made by us, so that a copy keeps it. */
  id: number;
  generation: number;
  /** One for all variants of a product. */
  product_key: string;
  /** The shop's own. */
  product_id: string;
  title: string;
  description: string;
  /** Minor units of the shop's currency. */
  price_minor: number;
  /** `in_stock`, `preorder` or `backorder`. */
  availability: string;
  link: string;
  image_url: string | null;
  brand: string;
  category: string;
  /** The stems of title and brand: what the search's index is made from. */
  words: string;
  /** When the shop first had it, ISO 8601, UTC. */
  first_seen: string;
  /** After which it isn't shown, ISO 8601, UTC; null where the feed doesn't say. */
  expires_at: string | null;
}

/** That an offer is what an idea of the catalogue means. */
export interface OfferMatchesTable {
  idea_id: string;
  offer_id: number;
  generation: number;
  /** 0 to 1. */
  score: number;
}
