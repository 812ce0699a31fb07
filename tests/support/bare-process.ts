/**
 * A server of bare Hono handlers, each of which answers what it is given on standard input, whatever it is asked.
 * Run by the benchmark and the load: what the framework itself takes is the ceiling of what a server on it can do.
 */
import { json } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { BareAnswer } from "./bare-server.ts";

const app = new Hono();
for (const { method, path, headers, status, body, encoding } of (await json(process.stdin)) as BareAnswer[]) {
  // A text remains one: it is sent faster.
  const content = encoding === "utf8" ? body : Buffer.from(body, encoding);
  if (method === "GET") app.get(path, (c) => c.body(content, status, headers));
  else app.on(method, path, async (c) => c.body((await c.req.json()) && content, status, headers));
}
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
