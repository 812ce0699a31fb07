import type { SessionResponse } from "@gifthearth/core/contract";
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

/** Opens an account through the API. */
export async function signUp(app: TestApp, email = "ann@example.org"): Promise<SignedIn> {
  const form = { email, password: PASSWORD, confirmPassword: PASSWORD };
  const response = await app.post("/api/auth/sign-up", form);
  if (response.status !== 201)
    throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
  const { user } = (await response.json()) as SessionResponse;
  return withCookie(app, user?.id ?? "", cookieOf(response));
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
    log: app.log,
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
