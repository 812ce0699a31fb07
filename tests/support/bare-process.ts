/** A server with a single route of bare Hono, which answers JSON with the text that it is given. Run by the benchmark. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const [text = "{}"] = process.argv.slice(2);
const app = new Hono();
app.get("/", (c) => c.body(text, 200, { "Content-Type": "application/json" }));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}/\n`);
});
