import type { AdminFeedback, FeedbackFilter, FeedbackRecord } from "@gifthearth/core/contract";
import type { DetailedRating } from "@gifthearth/core/feedback";
import type { ExpressionBuilder, Transaction } from "kysely";
import { contains } from "../../db/contains.ts";
import type { Database, Tables } from "../../db/database.ts";
import type { FeedbackTable } from "./feedback.table.ts";

/** Stores what somebody said. */
export async function insertFeedback(db: Transaction<Tables>, feedback: FeedbackRecord): Promise<void> {
  await db.insertInto("feedback").values(toRow(feedback)).execute();
}

/** What the user said while signed in, the newest first. It goes with the user, by a foreign key. */
export async function exportFeedback(db: Database, userId: string) {
  const rows = await db
    .selectFrom("feedback")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return { feedback: rows.map(toRecord) };
}

/** A part of what fits, the newest first. */
export async function listFeedback(
  db: Database,
  filter: FeedbackFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FeedbackRecord[]> {
  const rows = await db
    .selectFrom("feedback")
    .selectAll()
    .where((where) => fits(where, filter))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toRecord);
}

const RATING_COLUMNS = {
  quickRating: "quick_rating",
  overallRating: "overall_rating",
  accuracyRating: "accuracy_rating",
  easeOfUseRating: "ease_of_use_rating",
  charitableModelRating: "charitable_model_rating",
} as const satisfies Record<"quickRating" | DetailedRating, keyof FeedbackTable>;

/** How many fit, and what their ratings come to. */
export async function summarizeFeedback(
  db: Database,
  filter: FeedbackFilter,
): Promise<Pick<AdminFeedback, "total" | "averages">> {
  const row = await db
    .selectFrom("feedback")
    .select(({ fn }) => [
      fn.countAll<string | number>().as("total"),
      ...Object.values(RATING_COLUMNS).flatMap((column) => [
        fn.count<string | number>(column).as(`${column}_count` as const),
        fn.sum<string | number | null>(column).as(`${column}_sum` as const),
      ]),
    ])
    .where((where) => fits(where, filter))
    .executeTakeFirstOrThrow();
  const averageOf = (column: (typeof RATING_COLUMNS)[keyof typeof RATING_COLUMNS]) => {
    const count = Number(row[`${column}_count`]);
    const sum = Number(row[`${column}_sum`]);
    return { count, average: count === 0 ? null : Math.round((sum / count) * 100) / 100 };
  };
  return {
    total: Number(row.total),
    averages: {
      quickRating: averageOf(RATING_COLUMNS.quickRating),
      overallRating: averageOf(RATING_COLUMNS.overallRating),
      accuracyRating: averageOf(RATING_COLUMNS.accuracyRating),
      easeOfUseRating: averageOf(RATING_COLUMNS.easeOfUseRating),
      charitableModelRating: averageOf(RATING_COLUMNS.charitableModelRating),
    },
  };
}

const TEXT_COLUMNS = [
  "name",
  "email",
  "quick_feedback",
  "preferred_retailers",
  "best_feature",
  "improvements",
  "additional_comments",
] as const;

/** What an administrator asks for; what is left empty asks for nothing. */
function fits(where: ExpressionBuilder<Tables, "feedback">, filter: FeedbackFilter) {
  const { mode, rating, from, to, text } = filter;
  const conditions = [];
  if (mode) conditions.push(where("is_quick_mode", "=", mode === "quick" ? 1 : 0));
  if (rating) {
    const given = where.fn.coalesce("quick_rating", "overall_rating");
    conditions.push(where(given, "=", Number(rating)));
  }
  // Times are texts that sort as they follow one another.
  if (from) conditions.push(where("created_at", ">=", from));
  if (to) conditions.push(where("created_at", "<=", `${to}T23:59:59.999Z`));
  if (text) conditions.push(where.or(TEXT_COLUMNS.map((column) => contains(where.ref(column), text))));
  return where.and(conditions);
}

function toRow(feedback: FeedbackRecord): FeedbackTable {
  return {
    id: feedback.id,
    created_at: feedback.createdAt,
    name: feedback.name,
    email: feedback.email,
    user_id: feedback.userId,
    is_quick_mode: feedback.isQuickMode ? 1 : 0,
    quick_rating: feedback.quickRating,
    quick_feedback: feedback.quickFeedback,
    preferred_retailers: feedback.preferredRetailers,
    overall_rating: feedback.overallRating,
    accuracy_rating: feedback.accuracyRating,
    ease_of_use_rating: feedback.easeOfUseRating,
    charitable_model_rating: feedback.charitableModelRating,
    best_feature: feedback.bestFeature,
    improvements: feedback.improvements,
    future_use: feedback.futureUse,
    would_recommend: feedback.wouldRecommend,
    additional_comments: feedback.additionalComments,
  };
}

function toRecord(row: FeedbackTable): FeedbackRecord {
  return {
    id: row.id,
    createdAt: row.created_at,
    name: row.name,
    email: row.email,
    userId: row.user_id,
    isQuickMode: row.is_quick_mode === 1,
    quickRating: row.quick_rating,
    quickFeedback: row.quick_feedback,
    preferredRetailers: row.preferred_retailers,
    overallRating: row.overall_rating,
    accuracyRating: row.accuracy_rating,
    easeOfUseRating: row.ease_of_use_rating,
    charitableModelRating: row.charitable_model_rating,
    bestFeature: row.best_feature,
    improvements: row.improvements,
    futureUse: row.future_use,
    wouldRecommend: row.would_recommend,
    additionalComments: row.additional_comments,
  };
}
