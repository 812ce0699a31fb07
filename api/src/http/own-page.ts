import { ApiError } from "./api-error.ts";

/** What of a request tells which page makes it. */
export interface FromPage {
  readonly url: string;
  readonly headers: Pick<Headers, "get" | "has">;
}

/**
 * Whether a request comes from a page of ours: it names no origin, or that of our public address, or
 * the host it is addressed to. Behind a proxy that ends TLS the scheme tells nothing, so hosts are compared.
 */
export function isFromOwnPage(request: FromPage, publicUrl: string): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null || origin === publicUrl) return true;
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.origin === origin && page.host === new URL(request.url).host;
}

/**
 * For what changes something on the visitor's behalf: refuses a request that a page of somebody else's made.
 * @throws {ApiError} `forbidden`
 */
export function requireOwnPage(request: FromPage, publicUrl: string): void {
  if (!isFromOwnPage(request, publicUrl) || request.headers.get("Sec-Fetch-Site") === "cross-site") {
    throw new ApiError("forbidden", "This can be asked from our own pages only");
  }
}
