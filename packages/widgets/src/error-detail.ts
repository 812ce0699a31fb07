import type { ErrorDetail } from "./embed/events.ts";

/** What a page is told of a request that failed. */
export function errorDetail(error: unknown): ErrorDetail {
  // Those of the API have a code.
  const { code = "unavailable", message } = error as Error & { readonly code?: string };
  return { code, message };
}
