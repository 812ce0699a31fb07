export {
  EMPTY_FEEDBACK,
  FEEDBACK_LIMITS,
  FEEDBACK_MESSAGES,
  FEEDBACK_REPLIES,
  type FeedbackForm,
  type FeedbackProblem,
  feedbackProblem,
} from "./form.ts";
export {
  DETAILED_RATINGS,
  type DetailedRating,
  FUTURE_USE,
  isRating,
  RATINGS,
  ratingName,
  WOULD_RECOMMEND,
} from "./options.ts";
