import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { type LocalServer, startLocalServer } from "./local-server.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/**
 * Serves a folder's files on a free port.
 * @param pages what is served instead of files, HTML by path
 */
export async function serveFolder(
  folder: string,
  pages: Readonly<Record<string, string>> = {},
): Promise<LocalServer> {
  return startLocalServer(async ({ url = "/" }, response) => {
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
}
