/**
 * `node tests/faults/oversized-posts.ts --rounds 30`: behind each proxy that this machine has, somebody posts 1 MB where
 * 64 kB are taken, and then somebody else asks for something. Shows how often that fails and how long it takes, and how
 * often who posted got the 413 that is due. Ends with 1 when anybody else was hurt, or no 413 came.
 */
import { parseArgs } from "node:util";
import { ask } from "../support/ask.ts";
import { hasProxy, PROXY_KINDS, startProxy } from "../support/proxies.ts";
import { sendRaw } from "../support/raw-http.ts";
import { startServerProcess } from "../support/server-process.ts";
import { percentile } from "../support/statistics.ts";
import { formatTable } from "../support/table.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "30" } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  process.stderr.write("Please give --rounds as a whole number above 0.\n");
  process.exit(2);
}

const CLICK = JSON.stringify({ productId: "tea", affiliateLink: "https://www.amazon.com/s?k=tea" });
const HEAD = "POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
const BODY = "x".repeat(1_000_000);
const BY_LENGTH = `${HEAD}Content-Length: ${BODY.length}\r\n\r\n${BODY}`;
const IN_CHUNKS = `${HEAD}Transfer-Encoding: chunked\r\n\r\n${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;

const server = await startServerProcess({ RATE_LIMITS: "off" });

/** What happened to everybody at one address. */
async function tell(name: string, to: string, chunked: boolean): Promise<readonly string[]> {
  let refused = 0;
  let failed = 0;
  const times: number[] = [];
  async function postTooMuch(): Promise<void> {
    const answer = await sendRaw(to, chunked ? IN_CHUNKS : BY_LENGTH).catch(() => "");
    if (answer.startsWith("HTTP/1.1 413 ")) refused += 1;
  }
  for (let round = 0; round < rounds; round += 1) {
    await postTooMuch();
    const click = await ask(to, { method: "POST", path: "/api/click-events", body: CLICK }).catch(() => null);
    if (click?.status !== 201) failed += 1;
  }
  for (let round = 0; round < rounds; round += 1) {
    await postTooMuch();
    const { milliseconds } = await ask(to, { path: "/api/country" });
    times.push(milliseconds);
  }
  hurt += failed + (2 * rounds - refused);
  return [
    name,
    chunked ? "in chunks" : "by its length",
    `${refused} of ${2 * rounds}`,
    `${failed} of ${rounds}`,
    `${percentile(times, 0.5).toFixed(1)} ms`,
    `${percentile(times, 1).toFixed(1)} ms`,
  ];
}

let hurt = 0;
const rows: (readonly string[])[] = [];
try {
  for (const chunked of [false, true]) rows.push(await tell("no proxy", server.url, chunked));
  for (const kind of PROXY_KINDS) {
    if (!hasProxy(kind)) {
      rows.push([kind, "not installed", "", "", "", ""]);
      continue;
    }
    const proxy = await startProxy(kind, server.url);
    try {
      for (const chunked of [false, true]) rows.push(await tell(kind, proxy.socketPath, chunked));
    } finally {
      await proxy.stop();
    }
  }
} finally {
  await server.discard();
}
const heads = [
  "Behind",
  "Too much, told",
  "413 came",
  "Others' POSTs failed",
  "Others' GET, median",
  "longest",
];
process.stdout.write(`${formatTable(heads, rows)}\n`);
process.exit(hurt > 0 ? 1 : 0);
