/** How a user wants things. Prices are US dollars. */
export interface UserPreferencesTable {
  user_id: string;
  /** Its IANA name; null where nobody said it yet. */
  time_zone: string | null;
  /** JSON, a list of numbers of days. */
  reminder_leads: string;
  /** JSON, a list of categories. */
  favorite_categories: string;
  budget_min: number | null;
  budget_max: number | null;
  /** 1 for who wishes the public ledger's checkpoint by mail, with each close. */
  checkpoint_mails: number;
}
