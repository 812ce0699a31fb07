import type { Relation } from "@gifthearth/core";

/** Times are ISO 8601, UTC; budgets are US dollars. */
export interface SavedGiftQueriesTable {
  id: string;
  user_id: string;
  occasion: string;
  /** JSON. */
  interests: string;
  budget_min: number;
  budget_max: number;
  additional_notes: string | null;
  relation: Relation | null;
  /** Years. */
  age: number | null;
  created_at: string;
}

export interface SavedGiftIdeasTable {
  id: string;
  user_id: string;
  title: string;
  description: string;
  price_range: string;
  image_url: string | null;
  affiliate_url: string;
  /** Of whom it is for, where a search said so. */
  relation: Relation | null;
  /** Null for one that no search found. */
  occasion: string | null;
  created_at: string;
}
