import { type Api, ApiError, fetchSession } from "@gifthearth/client";
import { displayName } from "@gifthearth/core/account";
import type { Profile, SessionResponse, User } from "@gifthearth/core/contract";
import { redirect, useRouteLoaderData } from "react-router";
import { signInPath } from "./next-path.ts";

/** Id of the route that knows who is signed in; the pages are below it. */
export const SESSION_ROUTE = "session";

/** Who is signed in, by the visitor's cookie; null when the API can't tell. Fails never. */
export function loadSession(api: Api): Promise<SessionResponse | null> {
  return fetchSession(api).catch(() => null);
}

/** Who is signed in; null while that is unknown. */
export function useSession(): SessionResponse | null {
  return useRouteLoaderData<SessionResponse | null>(SESSION_ROUTE) ?? null;
}

/** The user with the names; null for a visitor who isn't signed in, or while that is unknown. */
export function useUser(): (User & Pick<Profile, "username" | "fullName"> & { name: string }) | null {
  const session = useSession();
  if (!session?.user) return null;
  const { username = null, fullName = null } = session.profile ?? {};
  const { email } = session.user;
  return { ...session.user, username, fullName, name: displayName({ username, fullName, email }) };
}

/** Whether a call failed because nobody is signed in (any more). */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === "unauthorized";
}

/**
 * What a page shows to who is signed in.
 * @returns null when it can't be had just now
 * @throws a redirect to the sign-in page, and from there back, for everybody else
 */
export async function loadForUser<Shown>(
  request: Request,
  load: () => Promise<Shown>,
): Promise<Shown | null> {
  try {
    return await load();
  } catch (error) {
    if (!isSignedOut(error)) return null;
    const { pathname, search } = new URL(request.url);
    throw redirect(signInPath(pathname + search));
  }
}
