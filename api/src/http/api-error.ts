import type { ErrorBody, ErrorCode } from "@gifthearth/core/contract";

/** Statuses that our error codes have. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 500 | 503;

/** A refusal with words fit for the visitor. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds after which to come back. */
  readonly retryAfter: number | undefined;
  /** Whether nothing failed, so that there is nothing to log, whatever the status. */
  readonly isExpected: boolean;

  /**
   * @param message what was wrong and what to do; shown to the visitor
   * @param fields a message for each field at fault, by dotted path
   */
  constructor(
    code: ErrorCode,
    message: string,
    {
      fields,
      retryAfter,
      isExpected = false,
      cause,
    }: {
      fields?: Readonly<Record<string, string>>;
      retryAfter?: number;
      isExpected?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.isExpected = isExpected;
  }
}

/** The one status of an error code. */
export function statusOf(code: ErrorCode): ErrorStatus {
  switch (code) {
    case "invalid_request":
      return 400;
    case "unauthorized":
      return 401;
    case "forbidden":
      return 403;
    case "not_found":
      return 404;
    case "method_not_allowed":
      return 405;
    case "conflict":
      return 409;
    case "gone":
      return 410;
    case "payload_too_large":
      return 413;
    case "unsupported_media_type":
      return 415;
    case "too_many_requests":
      return 429;
    case "internal_error":
      return 500;
    case "unavailable":
      return 503;
    default:
      return code satisfies never;
  }
}

/** The body that tells of an error. */
export function toErrorBody(error: ApiError, requestId: string): ErrorBody {
  const { code, message, fields } = error;
  return { error: { code, message, requestId, ...(fields && { fields: { ...fields } }) } };
}
