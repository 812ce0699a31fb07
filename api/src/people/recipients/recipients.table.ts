import type { Relation } from "@gifthearth/core";

/** Somebody whom a user gives to. Times are ISO 8601, UTC; budgets are US dollars. */
export interface PeopleTable {
  id: string;
  user_id: string;
  name: string;
  relation: Relation | null;
  /** JSON, a list of texts. */
  tastes: string;
  sizes: string;
  owns: string;
  /** Health, diet and faith, as the user chose to write them down. */
  needs: string;
  budget_min: number | null;
  budget_max: number | null;
  /** JSON, a list of titles with their years or null. */
  gifts: string;
  /** Since when their days are mailed in time; null where they aren't. */
  reminders_since: string | null;
  created_at: string;
  updated_at: string;
}

export interface PersonDaysTable {
  person_id: string;
  position: number;
  name: string;
  month: number;
  day: number;
  /** Null where it isn't known. */
  year: number | null;
  /** When it was written down; null for long ago. */
  since: string | null;
}
