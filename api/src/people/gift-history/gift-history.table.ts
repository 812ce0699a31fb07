/** What a signed-in user gave and liked before. The lists are JSON. */
export interface UserGiftHistoryTable {
  user_id: string;
  /** Titles. */
  previous_gifts: string;
  previous_interests: string;
  favorite_categories: string;
  updated_at: string;
}
