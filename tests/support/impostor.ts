import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";

const EMBED = join(import.meta.dirname, "../../packages/widgets/dist/embed");

/** A server with our embed's real files whose API does as a test tells it. */
export interface Impostor {
  readonly url: string;
  close(): Promise<void>;
}

/** @param api answers whatever is asked below `/api`, CORS included */
export async function startImpostor(api: RequestListener): Promise<Impostor> {
  const server = createServer(async (request, response) => {
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
  return listening(server);
}

/** Serves one page at every address, from an origin of its own. */
export async function servePage(html: string): Promise<Impostor> {
  return listening(
    createServer((_, response) =>
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html),
    ),
  );
}

async function listening(server: ReturnType<typeof createServer>): Promise<Impostor> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
