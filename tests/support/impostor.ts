import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join, normalize } from "node:path";
import { type LocalServer, startLocalServer } from "./local-server.ts";

const EMBED = join(import.meta.dirname, "../../packages/widgets/dist/embed");

/**
 * A server with our embed's real files whose API does as a test tells it.
 * @param api answers whatever is asked below `/api`; the headers for CORS are set
 */
export function startImpostor(api: RequestListener): Promise<LocalServer> {
  return startLocalServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*");
    if (request.method === "OPTIONS") response.writeHead(204).end();
    else if (pathname.startsWith("/api/")) api(request, response);
    else {
      const file = await readFile(join(EMBED, normalize(pathname.replace(/^\/embed/, "")))).catch(() => null);
      if (file) response.writeHead(200, { "content-type": "text/javascript" }).end(file);
      else response.writeHead(404).end();
    }
  });
}
