import * as z from "zod";
import { FEEDBACK_LIMITS, FEEDBACK_MESSAGES, feedbackProblem } from "../feedback/form.ts";
import { FUTURE_USE, WOULD_RECOMMEND } from "../feedback/options.ts";
import { pageNumber } from "./page.ts";
import { text } from "./text.ts";

const rating = z.number(FEEDBACK_MESSAGES.rating).nullable().default(null).describe("1 to 5.");
const answer = text(FEEDBACK_LIMITS.text).default("");

/** One of several answers, or none. */
function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.enum(["", ...options], `Please answer ${options.join(", ")} or nothing`).default("");
}

/** `POST /api/feedback`; of the mode that it isn't, nothing is kept. */
export const feedbackRequest = z
  .object({
    email: text(FEEDBACK_LIMITS.email, FEEDBACK_MESSAGES.email).default(""),
    name: text(FEEDBACK_LIMITS.name, FEEDBACK_MESSAGES.name).default(""),
    isQuickMode: z.boolean("Please send true or false").default(false),
    quickRating: rating,
    quickFeedback: answer,
    preferredRetailers: text(FEEDBACK_LIMITS.retailers).default(""),
    overallRating: rating,
    accuracyRating: rating,
    easeOfUseRating: rating,
    charitableModelRating: rating,
    bestFeature: answer,
    improvements: answer,
    futureUse: choice(FUTURE_USE),
    wouldRecommend: choice(WOULD_RECOMMEND),
    additionalComments: answer,
  })
  .superRefine((form, context) => {
    const problem = feedbackProblem(form);
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.message });
  })
  .meta({ id: "FeedbackRequest" });
export type FeedbackRequest = z.infer<typeof feedbackRequest>;

/** Answer to it. */
export const feedbackCreated = z.object({ id: z.string() }).meta({ id: "FeedbackCreated" });

const storedRating = z.int().min(1).max(5).nullable();
const storedText = z.string().nullable();

/** A feedback record; what was not answered is null. */
export const feedbackRecord = z
  .object({
    id: z.string(),
    createdAt: z.string(),
    name: z.string(),
    email: z.string(),
    userId: z.string().nullable().describe("Null for a visitor who wasn't signed in."),
    isQuickMode: z.boolean(),
    quickRating: storedRating,
    quickFeedback: storedText,
    preferredRetailers: storedText,
    overallRating: storedRating,
    accuracyRating: storedRating,
    easeOfUseRating: storedRating,
    charitableModelRating: storedRating,
    bestFeature: storedText,
    improvements: storedText,
    futureUse: storedText,
    wouldRecommend: storedText,
    additionalComments: storedText,
  })
  .meta({ id: "Feedback" });
export type FeedbackRecord = z.infer<typeof feedbackRecord>;

const day = z
  .union(
    [z.literal(""), z.iso.date("Please give the day as YYYY-MM-DD")],
    "Please give the day as YYYY-MM-DD",
  )
  .default("");

/** What of the feedback an administrator looks at. */
export const feedbackFilter = z.object({
  mode: z.enum(["", "quick", "detailed"], "Please choose the mode quick or detailed").default(""),
  rating: z
    .enum(["", "1", "2", "3", "4", "5"], "Please choose a rating from 1 to 5")
    .default("")
    .describe("The overall rating, or the quick mode's."),
  from: day.describe("First day, YYYY-MM-DD, UTC."),
  to: day.describe("Last day, YYYY-MM-DD, UTC."),
  text: text(100).default("").describe("Part of any text, a name or an address, in either case."),
});
export type FeedbackFilter = z.infer<typeof feedbackFilter>;

/** `GET /api/admin/feedback`: a page of it, and what all that fit come to. */
export const feedbackQuery = feedbackFilter.extend({
  page: pageNumber,
  format: z.enum(["json", "csv"], "Please ask for the format json or csv").default("json"),
});

const average = z.object({
  average: z.number().nullable().describe("Of those who gave one, to two decimals; null when nobody did."),
  count: z.int().min(0),
});

export const adminFeedback = z
  .object({
    items: z.array(feedbackRecord).describe("The newest first."),
    page: z.int().min(1),
    pages: z.int().min(1),
    total: z.int().min(0).describe("How many fit."),
    averages: z.object({
      quickRating: average,
      overallRating: average,
      accuracyRating: average,
      easeOfUseRating: average,
      charitableModelRating: average,
    }),
  })
  .meta({ id: "AdminFeedback" });
export type AdminFeedback = z.infer<typeof adminFeedback>;
