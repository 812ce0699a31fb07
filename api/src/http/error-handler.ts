import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Logger } from "pino";
import { storageTroubleOf } from "../db/trouble.ts";
import { ApiError, statusOf, toErrorBody } from "./api-error.ts";
import type { AppEnv } from "./env.ts";

/** When to come back where nothing tells a better time, seconds. */
const UNAVAILABLE_FOR = 5;

/** Answers an error: as JSON on the API's routes, as a plain page elsewhere. */
export function answerError(c: Context<AppEnv>, error: ApiError): Response {
  const status = statusOf(error.code);
  const requestId = c.get("requestId");
  c.header("Cache-Control", "no-store");
  const retryAfter = error.retryAfter ?? (status === 503 ? UNAVAILABLE_FOR : undefined);
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  if (isApiPath(c.req.path)) return c.json(toErrorBody(error, requestId), status);
  return c.text(`${error.message}\n\nReference: ${requestId}\n`, status);
}

/**
 * What throws becomes an answer. What is our fault is logged with its cause, of which nothing is told;
 * what ends because the visitor left is nobody's.
 */
export function createErrorHandler(logger: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const { signal } = c.req.raw;
    const known = toApiError(error, signal);
    if (statusOf(known.code) >= 500 && !known.isExpected && !signal.aborted) {
      logger.error({ err: error, requestId: c.get("requestId") }, "Request failed");
    }
    return answerError(c, known);
  };
}

/** An API path's unknown routes and errors are JSON, whoever asks; those of pictures and of the ledger's proofs too, which programs read. */
export function isApiPath(path: string): boolean {
  return (
    /^\/(?:api|ledger|media)\//.test(path) ||
    ["/api", "/mcp", "/healthz", "/readyz", "/metrics"].includes(path)
  );
}

function toApiError(error: unknown, signal: AbortSignal): ApiError {
  if (error instanceof ApiError) return error;
  if (signal.aborted) {
    return new ApiError("invalid_request", "The request ended before it was complete", { cause: error });
  }
  if (error instanceof HTTPException && error.status === 400) {
    return new ApiError("invalid_request", "The request's body is not valid JSON", { cause: error });
  }
  if (error instanceof HTTPException && error.status === 415) {
    const message = "Please send JSON, with the header Content-Type: application/json";
    return new ApiError("unsupported_media_type", message, { cause: error });
  }
  const trouble = storageTroubleOf(error);
  if (trouble)
    return new ApiError("unavailable", trouble.message, { retryAfter: trouble.retryAfter, cause: error });
  return new ApiError("internal_error", "Something went wrong. Please try again later.", { cause: error });
}
