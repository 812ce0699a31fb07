import type { Api } from "@gifthearth/client";
import { redirect } from "react-router";
import { AFTER_SIGN_IN, toNextPath } from "../../account/next-path.ts";
import { loadSession } from "../../account/session.ts";

/**
 * Where to go after signing in, if the visitor came from a page of ours.
 * @throws a redirect to there, or to the gift finder, for who is signed in
 */
export async function loadAuth(api: Api, { url }: Request): Promise<{ readonly next: string | null }> {
  const next = toNextPath(new URL(url).searchParams.get("next"));
  const session = await loadSession(api);
  if (session?.user) throw redirect(next ?? AFTER_SIGN_IN);
  return { next };
}
