import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Somebody's own site. */
export interface FolderServer {
  /** Without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a folder's files on a free port.
 * @param pages what is served instead of files, HTML by path
 */
export async function serveFolder(
  folder: string,
  pages: Readonly<Record<string, string>> = {},
): Promise<FolderServer> {
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const html = pages[pathname];
    if (html !== undefined) return response.writeHead(200, { "content-type": TYPES[".html"] }).end(html);
    if (pathname === "/favicon.ico") return response.writeHead(204).end();
    try {
      const content = await readFile(join(folder, normalize(pathname)));
      response.writeHead(200, { "content-type": TYPES[extname(pathname)] ?? "text/plain" }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
