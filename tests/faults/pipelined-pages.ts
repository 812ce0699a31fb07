/**
 * `node tests/faults/pipelined-pages.ts --connections 20 --pages 20`: on each database, somebody asks for so many pages
 * at once on each of so many connections, while the health of the server is asked for and somebody else wants a page.
 * Shows how long these two wait, and what the flood was answered. Ends with 1 when `/readyz` failed or took over 250 ms.
 */
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ask } from "../support/ask.ts";
import { endOfReply, readReply } from "../support/http-reply.ts";
import { POSTGRES_TEMPLATE, startPostgres } from "../support/postgres.ts";
import { startServerProcess } from "../support/server-process.ts";
import { percentile } from "../support/statistics.ts";
import { formatTable } from "../support/table.ts";

const { values } = parseArgs({
  options: { connections: { type: "string", default: "20" }, pages: { type: "string", default: "20" } },
});
const connections = Number(values.connections);
const pages = Number(values.pages);
if (!(Number.isInteger(connections) && Number.isInteger(pages) && connections > 0 && pages > 0)) {
  process.stderr.write("Please give --connections and --pages as whole numbers above 0.\n");
  process.exit(2);
}

/** The longest that `/readyz` may take, milliseconds. */
const LONGEST = 250;
/** Between two looks at it, milliseconds. */
const REST = 10;

/** @returns the statuses of all that came back until everything is answered or the server hangs up */
function pipeline(url: string, count: number): Promise<number[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const { promise, resolve } = Promise.withResolvers<number[]>();
  const statuses: number[] = [];
  let rest = "";
  socket.setEncoding("latin1").on("error", () => {});
  socket.on("close", () => resolve(statuses));
  socket.on("data", (piece: string) => {
    rest += piece;
    for (let end = endOfReply(rest); end !== null; end = endOfReply(rest)) {
      statuses.push(readReply(rest.slice(0, end)).status);
      rest = rest.slice(end);
      if (statuses.length === count) socket.destroy();
    }
  });
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(count));
  return promise;
}

/** Asks over and over until it is told to stop. @returns the times, milliseconds; infinite where it went wrong */
async function watch(url: string, path: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const answer = await ask(url, { path }).catch(() => null);
    times.push(answer?.status === 200 ? answer.milliseconds : Number.POSITIVE_INFINITY);
    await setTimeout(REST);
  }
  return times;
}

let isHeld = false;

async function tell(name: string, env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const server = await startServerProcess({ RATE_LIMITS: "off", ...env });
  try {
    for (let time = 0; time < 50; time += 1) await ask(server.url, { path: "/" });
    let isOver = false;
    const watched = Promise.all(["/readyz", "/impact"].map((path) => watch(server.url, path, () => isOver)));
    const start = performance.now();
    const flood = await Promise.all(Array.from({ length: connections }, () => pipeline(server.url, pages)));
    const took = performance.now() - start;
    isOver = true;
    const [health = [], page = []] = await watched;
    const statuses = flood.flat();
    const count = (status: number) => String(statuses.filter((one) => one === status).length);
    isHeld ||= percentile(health, 1) > LONGEST;
    const shown = [
      percentile(health, 0.5),
      percentile(health, 1),
      percentile(page, 0.5),
      percentile(page, 1),
    ];
    return [
      name,
      ...shown.map((time) => `${time.toFixed(0)} ms`),
      count(200),
      count(503),
      `${took.toFixed(0)} ms`,
    ];
  } finally {
    await server.discard();
  }
}

const rows = [await tell("SQLite", {})];
const postgres = await startPostgres();
try {
  rows.push(await tell("PostgreSQL", { DATABASE_URL: `${postgres.url}/${POSTGRES_TEMPLATE}` }));
} finally {
  await postgres.stop();
}
const heads = ["On", "/readyz, median", "longest", "a page, median", "longest", "flood: 200", "503", "took"];
process.stdout.write(`${formatTable(heads, rows)}\n`);
process.exit(isHeld ? 1 : 0);
