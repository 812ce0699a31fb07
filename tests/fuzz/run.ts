import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseConfig } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { seedDemo } from "../../api/src/operating/demo/seed.ts";
import { createDice } from "../support/dice.ts";
import { type OpenApi, operationsOf } from "./described.ts";
import { createJudge } from "./judge.ts";
import { type FuzzRequest, nextRequest } from "./requests.ts";
import { createSender, type Reply } from "./send.ts";
import { START, startFuzzedServer } from "./server.ts";
import { createVisitors } from "./visitors.ts";

interface FuzzOptions {
  readonly db: Database;
  readonly seed: number;
  readonly requests: number;
  /** Most findings before it ends. */
  readonly most?: number;
}

/** A reply that must not be. */
export interface Finding {
  /** Which request it was, counted from 0. */
  readonly number: number;
  readonly problem: string;
  readonly request: FuzzRequest;
  readonly reply: Reply | null;
}

export interface FuzzReport {
  readonly sent: number;
  readonly findings: readonly Finding[];
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Routes that never answered with a status below 400. */
  readonly neverServed: readonly string[];
  /** How many routes there are. */
  readonly routes: number;
}

/** So many ids of each list and tokens are remembered, the newest. */
const REMEMBERED = 50;
/** After so many requests it is made sure that the visitors are signed in. */
const REFRESH = 100;
/** And after each of these. */
const ENDS_SESSIONS = /^(?:POST|DELETE) \/api\/(?:account|auth\/(?:sign-out|sessions|password))/;

/** Sends requests to every documented route, each after the other, and holds the replies against the document. */
export async function fuzz({ db, seed, requests, most = 20 }: FuzzOptions): Promise<FuzzReport> {
  // Whatever a request may have the server write goes there, never into the folder where this runs.
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-fuzz-"));
  const config = parseConfig({ DATA_DIR: folder, RATE_LIMITS: "off", FEATURE_CHAT: "true" });
  await seedDemo({ db, config, present: START, password: "a good pass phrase" });
  const server = await startFuzzedServer(db, config);
  const { send, close } = createSender(server.url);
  const rejected: unknown[] = [];
  const onRejection = (reason: unknown) => rejected.push(reason);
  process.on("unhandledRejection", onRejection);
  try {
    const plain = { method: "GET", headers: {}, body: null };
    const document = JSON.parse((await send({ ...plain, path: "/api/openapi.json" })).body) as OpenApi;
    const operations = operationsOf(document);
    const judge = createJudge(server.app);
    const visitors = createVisitors(send, server);
    const dice = createDice(`fuzz ${seed}`);
    const ids = new Map<string, string[]>();
    const findings: Finding[] = [];
    const statuses = new Map<number, number>();
    const served = new Set<string>();
    let sent = 0;
    while (sent < requests && findings.length < most) {
      if (sent % REFRESH === 0) await visitors.refresh();
      const pool = { ids, tokens: server.tokens.slice(-REMEMBERED) };
      const request = nextRequest(operations, { dice, pool, schemas: document.components?.schemas ?? {} });
      const { operation, method } = request;
      const cookie = visitors.cookie(request.visitor);
      const headers = { ...(cookie && { Cookie: cookie }), ...request.headers };
      let reply: Reply | null = null;
      let problem: string | null;
      try {
        reply = await send({ ...request, headers });
        problem = judge(request, reply);
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        if (reply.status < 400 && method === operation.method) served.add(nameOf(request));
        if (reply.status < 300) remember(ids, operation.path, reply.body);
        if (reply.status < 300 && ENDS_SESSIONS.test(`${method} ${operation.path}`)) await visitors.refresh();
      } catch (error) {
        problem = `there was no whole reply: ${error}`;
      }
      if (Object.hasOwn(Object.prototype, "polluted")) problem = "it changed every object's prototype";
      if (rejected.length > 0) problem = `a promise was rejected and nobody heard: ${rejected.pop()}`;
      if (problem) findings.push({ number: sent, problem, request: { ...request, headers }, reply });
      sent += 1;
    }
    findings.push(...(await faultsAfterwards(send, server.errors(), sent)));
    const names = operations.map(({ method, path }) => `${method} ${path}`);
    return {
      sent,
      findings,
      statuses,
      neverServed: names.filter((name) => !served.has(name)),
      routes: names.length,
    };
  } finally {
    process.off("unhandledRejection", onRejection);
    close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** Keeps the ids that a list, or something made in it, told of. */
function remember(ids: Map<string, string[]>, path: string, body: string): void {
  const found = [...body.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id ?? "");
  ids.set(path, [...(ids.get(path) ?? []), ...found].slice(-REMEMBERED));
}

function nameOf({ operation: { method, path } }: FuzzRequest): string {
  return `${method} ${path}`;
}

/** What a server must still do after all that. */
const AFTERWARDS: readonly (readonly [method: string, path: string, body: object | null, shows: string])[] = [
  ["GET", "/healthz", null, "ok"],
  ["GET", "/readyz", null, "ok"],
  ["GET", "/api/donation-stats", null, '"totalDonations":'],
  ["GET", "/api/donations", null, '"months":'],
  ["GET", "/api/gift-ideas?limit=1", null, '"title":'],
  [
    "POST",
    "/api/functions/ai-gift-finder",
    { provider: "openai", occasion: "Birthday", interests: ["Cooking"], budgetMin: 20, budgetMax: 80 },
    '"source":"curated"',
  ],
];

async function faultsAfterwards(
  send: ReturnType<typeof createSender>["send"],
  errors: string,
  number: number,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [method, path, content, shows] of AFTERWARDS) {
    const headers = { "Content-Type": "application/json" };
    const body = content && JSON.stringify(content);
    const reply = await send({ method, path, headers, body });
    if (reply.status === 200 && reply.body.includes(shows)) continue;
    const operation = { method, path, parameters: [], bodies: {} };
    const request: FuzzRequest = { operation, visitor: "nobody", method, path, headers, body };
    findings.push({ number, problem: `afterwards ${path} is not as before`, request, reply });
  }
  if (errors && findings.length === 0) {
    const operation = { method: "", path: "", parameters: [], bodies: {} };
    const request: FuzzRequest = {
      operation,
      visitor: "nobody",
      method: "",
      path: "",
      headers: {},
      body: null,
    };
    findings.push({ number, problem: `errors were logged: ${errors.slice(0, 2_000)}`, request, reply: null });
  }
  return findings;
}
