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
