import type { ZodError } from "zod";
import { ApiError } from "./api-error.ts";

/** So many fields are named; a request with more faults hardly came from a form. */
const MAX_FIELDS = 20;

/**
 * What a schema found wrong with a request: each field's first message by dotted path
 * (`interests.0`), the first of them as the error's own.
 */
export function invalidRequest(error: ZodError): ApiError {
  const fields = new Map<string, string>();
  for (const { path, message } of error.issues.slice(0, MAX_FIELDS)) {
    const field = path.map(String).join(".");
    if (field && !fields.has(field)) fields.set(field, message);
  }
  const [first] = error.issues;
  // Of the whole: what a schema of ours says of it, else that it is no object at all.
  const isSaid = first && (first.path.length > 0 || first.code === "custom");
  const message = isSaid ? first.message : "Please send a JSON object";
  return new ApiError("invalid_request", message, {
    ...(fields.size > 0 && { fields: Object.fromEntries(fields) }),
  });
}
