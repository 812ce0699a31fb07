import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { renderApp } from "./dist/server/entry-server.js";

const CLIENT = join(import.meta.dirname, "dist/client");
const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css" };

/** `/` is rendered in the browser, `/rendered` here. */
const server = createServer(async ({ url = "/" }, response) => {
  const { pathname } = new URL(url, "http://localhost");
  const file = { "/": "/index.html", "/rendered": "/rendered.html" }[pathname] ?? normalize(pathname);
  try {
    const content = await readFile(join(CLIENT, file));
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/plain" });
    response.end(
      pathname === "/rendered" ? String(content).replace("<!--app-->", () => renderApp()) : content,
    );
  } catch {
    response.writeHead(404).end("Not found");
  }
});

server.listen(Number(process.env.PORT ?? 5000), "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
