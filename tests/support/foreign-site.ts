import { once } from "node:events";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A page of somebody else's. */
interface ForeignPage {
  readonly html: string;
  readonly headers?: OutgoingHttpHeaders;
}

export interface ForeignSite {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Pages by their paths; may be changed at any time. */
  readonly pages: Record<string, ForeignPage>;
  close(): Promise<void>;
}

/** Somebody else's site: an origin of its own, on a free port. */
export async function startForeignSite(): Promise<ForeignSite> {
  const pages: Record<string, ForeignPage> = {};
  const server = createServer(({ url = "/" }, response) => {
    const page = pages[url];
    if (!page) return response.writeHead(url === "/favicon.ico" ? 204 : 404).end();
    return response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", ...page.headers })
      .end(page.html);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    pages,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
