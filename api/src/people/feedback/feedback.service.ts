import type {
  AdminFeedback,
  FeedbackFilter,
  FeedbackRecord,
  FeedbackRequest,
} from "@gifthearth/core/contract";
import { FEEDBACK_REPLIES } from "@gifthearth/core/feedback";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { lockUser } from "../auth/users.ts";
import { insertFeedback, listFeedback, summarizeFeedback } from "./feedback.repository.ts";
import { refusalOf } from "./refusal.ts";

/** Records on a page of the dashboard. */
const PAGE_SIZE = 20;

/** Most records in a file: a guard for the memory, years away from what people send. */
const MOST_EXPORTED = 100_000;

/**
 * Stores what somebody said: of the mode that was chosen, and of the signed-in user.
 * @throws {ApiError} with what to mend
 */
export async function storeFeedback(
  db: Database,
  form: FeedbackRequest,
  received: Pick<FeedbackRecord, "id" | "createdAt" | "userId">,
): Promise<void> {
  const record: FeedbackRecord = { ...received, ...answersOf(form) };
  try {
    await db.transaction().execute(async (transaction) => {
      const { userId } = record;
      if (userId !== null && !(await lockUser(transaction, userId))) {
        throw new ApiError("unauthorized", FEEDBACK_REPLIES.denied);
      }
      await insertFeedback(transaction, record);
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** A page of what fits; one beyond the last is the last. */
export async function readFeedback(
  db: Database,
  filter: FeedbackFilter,
  page: number,
): Promise<AdminFeedback> {
  const summary = await summarizeFeedback(db, filter);
  const pages = Math.max(1, Math.ceil(summary.total / PAGE_SIZE));
  const shown = Math.min(page, pages);
  const items = await listFeedback(db, filter, { limit: PAGE_SIZE, offset: (shown - 1) * PAGE_SIZE });
  return { items, page: shown, pages, ...summary };
}

/** All that fits. */
export function readAllFeedback(db: Database, filter: FeedbackFilter): Promise<FeedbackRecord[]> {
  return listFeedback(db, filter, { limit: MOST_EXPORTED, offset: 0 });
}

/** What is kept of a form: who, and the answers of its own mode. */
function answersOf(form: FeedbackRequest): Omit<FeedbackRecord, "id" | "createdAt" | "userId"> {
  const { name, email, isQuickMode } = form;
  const quick = <Answer>(answer: Answer) => (isQuickMode ? answer : null);
  const detailed = <Answer>(answer: Answer) => (isQuickMode ? null : answer);
  return {
    name,
    email,
    isQuickMode,
    quickRating: quick(form.quickRating),
    quickFeedback: quick(form.quickFeedback || null),
    preferredRetailers: form.preferredRetailers || null,
    overallRating: detailed(form.overallRating),
    accuracyRating: detailed(form.accuracyRating),
    easeOfUseRating: detailed(form.easeOfUseRating),
    charitableModelRating: detailed(form.charitableModelRating),
    bestFeature: detailed(form.bestFeature || null),
    improvements: detailed(form.improvements || null),
    futureUse: detailed(form.futureUse || null),
    wouldRecommend: detailed(form.wouldRecommend || null),
    additionalComments: detailed(form.additionalComments || null),
  };
}
