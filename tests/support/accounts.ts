import { randomUUID } from "node:crypto";
import type { SessionResponse } from "@gifthearth/core/contract";
import { hash } from "@node-rs/argon2";
import { pino } from "pino";
import type { Database } from "../../api/src/db/database.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { insertAccount, markEmailConfirmed } from "../../api/src/people/auth/users.ts";
import type { TestApp } from "./app.ts";

/** Somebody who is signed in, as a browser would be. */
export interface SignedIn {
  readonly id: string;
  readonly cookie: string;
  /** Asks with the cookie. */
  request(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
}

export const PASSWORD = "a good pass phrase";

/**
 * Made once: every account here has the same. A hash says itself what it costs, and this one costs next to nothing, so
 * that tests of other things don't wait for it; hashes that the server makes cost what they do in production.
 */
let cheapHash: Promise<string> | undefined;
const LEAST_COSTS = { memoryCost: 8, timeCost: 1, parallelism: 1 };

interface NewAccount {
  readonly id?: string;
  readonly createdAt?: Date;
  readonly username?: string | null;
  readonly fullName?: string | null;
  /** Of {@link PASSWORD}; a cheap one unless given. */
  readonly passwordHash?: string;
}

/**
 * Opens an account as a finished sign-up leaves it, its address confirmed; signing up itself, with its mail, has tests
 * of its own.
 */
export async function addAccount(
  db: Database,
  email: string,
  {
    id = randomUUID(),
    createdAt = new Date(),
    username = null,
    fullName = null,
    passwordHash,
  }: NewAccount = {},
): Promise<void> {
  cheapHash ??= hash(PASSWORD, LEAST_COSTS);
  const account = {
    id,
    email,
    passwordHash: passwordHash ?? (await cheapHash),
    username,
    fullName,
    createdAt,
  };
  const isNew = await db.transaction().execute((transaction) => insertAccount(transaction, account));
  if (!isNew) throw new Error(`${email} has an account already`);
  await markEmailConfirmed(db, id, createdAt);
}

/** The same at a server that runs. @param server its database */
export async function addAccountAt(
  { databaseUrl }: { readonly databaseUrl: string },
  email: string,
  account: NewAccount = {},
): Promise<void> {
  const db = openDatabase(databaseUrl, pino({ level: "silent" }));
  await addAccount(db, email, account).finally(() => db.destroy());
}

/** Takes back that an account's address is confirmed, as that of one may be which was opened long ago. */
export async function unconfirm(db: Database): Promise<void> {
  await db.updateTable("users").set({ email_confirmed_at: null }).execute();
}

/** Opens an account and signs in. */
export async function signUp(app: TestApp, email = "ann@example.org"): Promise<SignedIn> {
  await addAccount(app.db, email, { createdAt: app.clock() });
  const response = await app.post("/api/auth/sign-in", { email, password: PASSWORD });
  if (response.status !== 200)
    throw new Error(`Sign-in answered ${response.status}: ${await response.text()}`);
  const { user } = (await response.json()) as SessionResponse;
  return withCookie(app, user?.id ?? "", cookieOf(response));
}

/** The same at a server that runs. @returns the session's cookie */
export async function signUpAt(
  server: { readonly url: string; readonly databaseUrl: string },
  email: string,
): Promise<string> {
  await addAccountAt(server, email);
  const response = await fetch(`${server.url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (response.status !== 200) throw new Error(`Sign-in answered ${response.status}`);
  return cookieOf(response);
}

/** The session cookie that a reply sets, as a browser sends it back. */
export function cookieOf(response: Response): string {
  return (response.headers.getSetCookie().at(-1) ?? "").split(";", 1)[0] ?? "";
}

export function withCookie(app: TestApp, id: string, cookie: string): SignedIn {
  return {
    id,
    cookie,
    request: (path, init = {}) =>
      app.request(path, { ...init, headers: { ...init.headers, Cookie: cookie } }),
    post: (path, body) => app.post(path, body, { Cookie: cookie }),
  };
}

/** An app that tells what of all it was sent, and must not, stands in its log. */
export interface WatchedApp extends TestApp {
  leaks(): readonly string[];
}

/** Fields whose values are nobody's but the visitor's. */
const SECRET = /password|token|^email$/i;

/** Remembers passwords, addresses and mailed tokens as they are sent, and session cookies as they are set. */
export function watchSecrets(app: TestApp): WatchedApp {
  const secrets = new Set<string>();
  function remember(body: unknown): void {
    const fields = typeof body === "string" ? JSON.parse(body) : body;
    for (const [name, value] of Object.entries(fields ?? {})) {
      if (SECRET.test(name) && typeof value === "string")
        secrets.add(value.trim()).add(value.trim().toLowerCase());
    }
  }
  async function watch(answer: Promise<Response>): Promise<Response> {
    const response = await answer;
    for (const cookie of response.headers.getSetCookie()) secrets.add(/=(\w*)/.exec(cookie)?.[1] ?? "");
    return response;
  }
  return {
    ...app,
    request(path, init = {}) {
      remember(init.body);
      return watch(app.request(path, init));
    },
    post(path, body, headers) {
      remember(body);
      return watch(app.post(path, body, headers));
    },
    // Shorter ones may well be a part of something else.
    leaks: () => [...secrets].filter((secret) => secret.length >= 6 && app.log().includes(secret)),
  };
}
