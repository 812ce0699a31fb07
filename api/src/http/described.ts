import { type ErrorCode, errorBody } from "@gifthearth/core/contract";
import type { ZodType } from "zod";
import { type ErrorStatus, statusOf } from "./api-error.ts";
import type { LimitGroup } from "./limits/groups.ts";
import { limitsInWords } from "./limits/words.ts";

const DESCRIPTIONS: Readonly<Record<ErrorCode, string>> = {
  invalid_request: "The request is not as described; `fields` names what to mend.",
  unauthorized: "Please sign in.",
  forbidden: "This is not allowed to you.",
  not_found: "There is no such thing.",
  method_not_allowed: "The `Allow` header names the methods there are.",
  conflict: "It is there already.",
  gone: "It was there, and is no more.",
  payload_too_large: "The body is over 64 kB, or over what the route says it takes.",
  unsupported_media_type: "The body is not sent as JSON, or as what the route says it takes.",
  too_many_requests: "Too many attempts.",
  internal_error: "A fault of ours.",
  unavailable: "Please try again later; `Retry-After` says when.",
};

const RETRY_AFTER = {
  "Retry-After": { description: "Seconds after which to come back.", schema: { type: "integer" as const } },
};

/** A JSON reply or request body for a route's description. */
export function json<Schema extends ZodType>(schema: Schema, description: string) {
  return { description, content: { "application/json": { schema } } };
}

/** A required JSON request body for a route's description. */
export function jsonBody<Schema extends ZodType>(schema: Schema) {
  return { body: { required: true, content: { "application/json": { schema } } } };
}

/** A reply without a body, for a route's description. */
export const NO_CONTENT = { description: "Done." } as const;

/** What a route answers that refuses or fails, by status. */
export function describeErrors(codes: Iterable<ErrorCode>) {
  const described = [...codes].map((code): [ErrorStatus, ReturnType<typeof describeError>] => [
    statusOf(code),
    describeError(code),
  ]);
  return Object.fromEntries(described);
}

function describeError(code: ErrorCode) {
  const headers = code === "too_many_requests" && { headers: RETRY_AFTER };
  return { ...json(errorBody, DESCRIPTIONS[code]), ...headers };
}

/** A route's description, with the limits it has, if any. */
export function describeLimits(description: string | undefined, limit: LimitGroup | undefined) {
  const sentences = [description, limit && `Limited: ${limitsInWords(limit)}.`];
  return sentences.filter(Boolean).join(" ") || undefined;
}
