import { FEEDBACK_REPLIES } from "@gifthearth/core/feedback";
import { ApiError } from "../../http/api-error.ts";

/** What both databases call it: PostgreSQL by SQLSTATE, SQLite by its extended result codes. */
const DENIED = /^(?:42501|SQLITE_(?:READONLY|AUTH|PERM))/;
const INCOMPLETE = /^(?:23502|SQLITE_CONSTRAINT_NOTNULL)/;

/**
 * What is told when feedback can't be stored. What isn't the sender's to mend
 * keeps its cause, for the log.
 * @param error as the database throws it, or a refusal of ours
 */
export function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (DENIED.test(code)) return new ApiError("forbidden", FEEDBACK_REPLIES.denied, { cause: error });
  if (INCOMPLETE.test(code)) {
    return new ApiError("invalid_request", FEEDBACK_REPLIES.incomplete, { cause: error });
  }
  return new ApiError("unavailable", FEEDBACK_REPLIES.failed, { cause: error });
}
