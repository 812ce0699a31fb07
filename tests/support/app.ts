import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { pino } from "pino";
import { type AppDependencies, createApp } from "../../api/src/app.ts";
import { parseConfig } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { fakeSource, gift } from "./gifts.ts";

/** What the test app's clock shows. */
export const NOW = new Date("2026-11-21T12:00:00.000Z");

/** What signs the ledger of every test. */
export const LEDGER_KEY =
  "PRIVATE+KEY+gifts.example/ledger+ed164082+Af6MXwd5FlpbIZV28PrAixv089d9O4vTpsoqY7DiHOqg";

interface TestAppOptions extends Partial<Omit<AppDependencies, "config" | "db">> {
  /** Settings as the environment would give them. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface TestApp {
  /** Asks as a page would; `from` is the address of the connection, this machine's own unless given. */
  request(path: string, init?: RequestInit & { readonly from?: string }): Promise<Response>;
  /** Sends JSON, or a text as it is. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Everything logged so far, one line each. */
  log(): string;
  /** What it stores, and when it is, for who prepares a test. */
  readonly db: Database;
  readonly clock: () => Date;
}

/** The whole app on a real database, with fake sources of gifts and a clock that stands still. It logs nothing. */
export function createQuietApp(
  db: Database,
  { env = {}, ...overrides }: TestAppOptions = {},
): ReturnType<typeof createApp> {
  return createApp({
    config: parseConfig({ RATE_LIMITS: "off", LEDGER_KEY, ...env }),
    db,
    sources: [fakeSource("curated", [gift("Cast Iron Bread Oven"), gift("Star Map Puzzle")])],
    locateCountry: () => null,
    mailer: { send: async () => {} },
    clock: () => NOW,
    newId: randomUUID,
    logger: pino({ level: "silent" }),
    ...overrides,
  });
}

/** The same, with a log to read. */
export function createTestApp(db: Database, options: TestAppOptions = {}): TestApp {
  const lines: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
  const app = createQuietApp(db, { logger, ...options });
  const request: TestApp["request"] = async (path, { from = "127.0.0.1", ...init } = {}) => {
    const incoming = { socket: { remoteAddress: from } } as HttpBindings["incoming"];
    return app.request(path, init, { incoming });
  };
  return {
    request,
    post: (path, body, headers = {}) =>
      request(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    log: () => lines.join(""),
    db,
    clock: options.clock ?? (() => NOW),
  };
}
