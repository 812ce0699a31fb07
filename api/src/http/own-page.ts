/**
 * Whether a request comes from a page of ours: it names no origin, or that of our public address, or
 * the host it is addressed to. Behind a proxy that ends TLS the scheme tells nothing, so hosts are compared.
 */
export function isFromOwnPage(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null || origin === publicUrl) return true;
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.origin === origin && page.host === new URL(request.url).host;
}
