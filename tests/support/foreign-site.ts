import type { OutgoingHttpHeaders } from "node:http";
import { type LocalServer, startLocalServer } from "./local-server.ts";

/** A page of somebody else's. */
interface ForeignPage {
  readonly html: string;
  readonly headers?: OutgoingHttpHeaders;
}

export interface ForeignSite extends LocalServer {
  /** Pages by their paths; may be changed at any time. */
  readonly pages: Record<string, ForeignPage>;
}

/** Somebody else's site: an origin of its own, on a free port. */
export async function startForeignSite(): Promise<ForeignSite> {
  const pages: Record<string, ForeignPage> = {};
  const server = await startLocalServer(({ url = "/" }, response) => {
    const page = pages[url];
    if (!page) return response.writeHead(url === "/favicon.ico" ? 204 : 404).end();
    return response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", ...page.headers })
      .end(page.html);
  });
  return { ...server, pages };
}
