import * as z from "zod";

/** Every reason for which the API refuses, each with one status. */
export const ERROR_CODES = [
  "invalid_request",
  "unauthorized",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "gone",
  "payload_too_large",
  "unsupported_media_type",
  "too_many_requests",
  "internal_error",
  "unavailable",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error. */
export const errorBody = z
  .object({
    error: z.object({
      code: z.enum(ERROR_CODES),
      message: z.string().describe("What was wrong and what to do, fit to be shown."),
      requestId: z.string(),
      fields: z.record(z.string(), z.string()).optional().describe("A message for each field at fault."),
    }),
  })
  .meta({ id: "Error" });
export type ErrorBody = z.infer<typeof errorBody>;
