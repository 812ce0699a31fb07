import type { FeedbackRecord } from "@gifthearth/core/contract";
import { ratingName } from "@gifthearth/core/feedback";
import { writeCsv } from "../../money/ledger/csv.ts";

/**
 * Feedback as a table for a spreadsheet, a row for each record.
 * @param charityShare the part of the commission that is donated, 0 to 1
 */
export function feedbackCsv(records: readonly FeedbackRecord[], charityShare: number): string {
  const columns: readonly (readonly [string, (record: FeedbackRecord) => string | number | null])[] = [
    ["Id", ({ id }) => id],
    ["Time", ({ createdAt }) => createdAt],
    ["Mode", ({ isQuickMode }) => (isQuickMode ? "quick" : "detailed")],
    ["Name", ({ name }) => name],
    ["Email", ({ email }) => email],
    ["User", ({ userId }) => userId],
    ["Rating", ({ quickRating }) => quickRating],
    ["Feedback", ({ quickFeedback }) => quickFeedback],
    [ratingName("overallRating", charityShare), ({ overallRating }) => overallRating],
    [ratingName("accuracyRating", charityShare), ({ accuracyRating }) => accuracyRating],
    [ratingName("easeOfUseRating", charityShare), ({ easeOfUseRating }) => easeOfUseRating],
    [ratingName("charitableModelRating", charityShare), ({ charitableModelRating }) => charitableModelRating],
    ["Best feature", ({ bestFeature }) => bestFeature],
    ["Improvements", ({ improvements }) => improvements],
    ["Preferred retailers", ({ preferredRetailers }) => preferredRetailers],
    ["Future use", ({ futureUse }) => futureUse],
    ["Would recommend", ({ wouldRecommend }) => wouldRecommend],
    ["Additional comments", ({ additionalComments }) => additionalComments],
  ];
  return writeCsv([
    columns.map(([heading]) => heading),
    ...records.map((record) => columns.map(([, cellOf]) => String(cellOf(record) ?? ""))),
  ]);
}
