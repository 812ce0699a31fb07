import { isEmail } from "../account/credentials.ts";
import { DETAILED_RATINGS, type DetailedRating, isRating } from "./options.ts";

/** What somebody fills in, in either mode; what is not answered is null or empty. */
export interface FeedbackForm extends Readonly<Record<DetailedRating, number | null>> {
  readonly name: string;
  readonly email: string;
  readonly isQuickMode: boolean;
  readonly quickRating: number | null;
  readonly quickFeedback: string;
  /** Of both modes. */
  readonly preferredRetailers: string;
  readonly bestFeature: string;
  readonly improvements: string;
  readonly futureUse: string;
  readonly wouldRecommend: string;
  readonly additionalComments: string;
}

/** Nothing filled in, in the detailed mode. */
export const EMPTY_FEEDBACK: FeedbackForm = {
  name: "",
  email: "",
  isQuickMode: false,
  quickRating: null,
  quickFeedback: "",
  preferredRetailers: "",
  overallRating: null,
  accuracyRating: null,
  easeOfUseRating: null,
  charitableModelRating: null,
  bestFeature: "",
  improvements: "",
  futureUse: "",
  wouldRecommend: "",
  additionalComments: "",
};

/** Longest texts, characters. */
export const FEEDBACK_LIMITS = { name: 120, email: 254, retailers: 300, text: 2_000 } as const;

/** What the form says; the last is for what only a program can send. */
export const FEEDBACK_MESSAGES = {
  email: "Please enter a valid email address",
  name: "Please enter your name",
  quickRating: "Please provide a rating",
  quickFeedback: "Please share your thoughts in the feedback field",
  overallRating: "Please provide an overall rating",
  rating: "Please give a rating as a whole number from 1 to 5",
} as const;

/** What a sender is told. */
export const FEEDBACK_REPLIES = {
  thanks: "Thank you for your feedback!",
  thanksMore: "Your insights help us improve our gift-finding service.",
  denied: "Permission denied. Please check if you are logged in.",
  incomplete: "Missing required fields. Please fill in all required information.",
  failed: "Failed to submit feedback. Please try again later.",
  unexpected: "An unexpected error occurred. Please try again.",
  wrong: "Something went wrong",
  wrongMore: "Please try again later or contact support if the issue persists.",
} as const;

/** What is wrong with the form, and where. */
export interface FeedbackProblem {
  readonly field: keyof FeedbackForm;
  readonly message: string;
}

/** The first thing that is wrong; null when nothing is. */
export function feedbackProblem(form: FeedbackForm): FeedbackProblem | null {
  const missing = isEmail(form.email) ? (form.name.trim() ? firstMissing(form) : "name") : "email";
  if (missing) return { field: missing, message: FEEDBACK_MESSAGES[missing] };
  const wrong = ratingsOf(form).find((field) => form[field] !== null && !isRating(form[field]));
  return wrong ? { field: wrong, message: FEEDBACK_MESSAGES.rating } : null;
}

/** What the form's mode asks for and isn't there. */
function firstMissing(form: FeedbackForm): "quickRating" | "quickFeedback" | "overallRating" | null {
  if (!form.isQuickMode) return form.overallRating === null ? "overallRating" : null;
  if (form.quickRating === null) return "quickRating";
  return form.quickFeedback.trim() ? null : "quickFeedback";
}

function ratingsOf({ isQuickMode }: FeedbackForm): readonly ("quickRating" | DetailedRating)[] {
  return isQuickMode ? ["quickRating"] : DETAILED_RATINGS;
}
