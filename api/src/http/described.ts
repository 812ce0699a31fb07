import { type ErrorCode, errorBody } from "@gifthearth/core/contract";
import type { ZodType } from "zod";
import { type ErrorStatus, statusOf } from "./api-error.ts";

/** Those beyond the limits are described by the table of limits. */
type OwnErrorCode = Exclude<ErrorCode, "too_many_requests">;

const DESCRIPTIONS: Readonly<Record<OwnErrorCode, string>> = {
  invalid_request: "The request is not as described; `fields` names what to mend.",
  unauthorized: "Please sign in.",
  forbidden: "This is not allowed to you.",
  not_found: "There is no such thing.",
  method_not_allowed: "The `Allow` header names the methods there are.",
  conflict: "It is there already.",
  payload_too_large: "The body is over 64 kB, or over what the route says it takes.",
  unsupported_media_type: "The body is not sent as JSON, or as what the route says it takes.",
  internal_error: "A fault of ours.",
  unavailable: "Please try again later; `Retry-After` says when.",
};

/** A JSON reply or request body for a route's description. */
export function json<Schema extends ZodType>(schema: Schema, description: string) {
  return { description, content: { "application/json": { schema } } };
}

/** A required JSON request body for a route's description. */
export function jsonBody<Schema extends ZodType>(schema: Schema) {
  return { body: { required: true, content: { "application/json": { schema } } } };
}

/**
 * The errors that a route may answer, for its description; every route may fail with `internal_error`, and with
 * `unavailable` while the storage is in trouble.
 */
export function errors(...codes: readonly OwnErrorCode[]) {
  const described = [...codes, "internal_error" as const, "unavailable" as const].map(
    (code): [ErrorStatus, ReturnType<typeof json<typeof errorBody>>] => [
      statusOf(code),
      json(errorBody, DESCRIPTIONS[code]),
    ],
  );
  return Object.fromEntries(described) as Partial<
    Record<ErrorStatus, ReturnType<typeof json<typeof errorBody>>>
  >;
}

/** A reply without a body, for a route's description. */
export const NO_CONTENT = { description: "Done." } as const;
