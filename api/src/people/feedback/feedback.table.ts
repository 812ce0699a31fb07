/** What somebody said of us; what was not answered is null. */
export interface FeedbackTable {
  id: string;
  /** ISO 8601, UTC. */
  created_at: string;
  name: string;
  email: string;
  /** Null for a visitor who wasn't signed in. */
  user_id: string | null;
  /** 0 or 1. */
  is_quick_mode: number;
  /** 1 to 5, as all ratings. */
  quick_rating: number | null;
  quick_feedback: string | null;
  preferred_retailers: string | null;
  overall_rating: number | null;
  accuracy_rating: number | null;
  ease_of_use_rating: number | null;
  charitable_model_rating: number | null;
  best_feature: string | null;
  improvements: string | null;
  future_use: string | null;
  would_recommend: string | null;
  additional_comments: string | null;
}
