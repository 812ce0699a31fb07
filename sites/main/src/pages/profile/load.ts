import {
  type Api,
  ApiError,
  fetchActiveSessions,
  fetchContributions,
  fetchSession,
} from "@gifthearth/client";
import type { ActiveSession, Contributions } from "@gifthearth/core/contract";
import { loadForUser } from "../../account/session.ts";
import { type ProfileTab, toTab } from "./tabs.ts";

export interface ProfileData {
  readonly tab: ProfileTab;
  /** Null where another tab is shown, or when they can't be had. */
  readonly sessions: readonly ActiveSession[] | null;
  readonly contributions: Contributions | null;
}

/** What the tab shows. @throws a redirect to the sign-in page for who isn't signed in */
export async function loadProfile(api: Api, request: Request): Promise<ProfileData> {
  const tab = toTab(new URL(request.url).searchParams.get("tab"));
  const [, sessions, contributions] = await Promise.all([
    loadForUser(request, () => requireUser(api)),
    tab === "security" ? loadForUser(request, () => fetchActiveSessions(api)) : null,
    tab === "impact" ? loadForUser(request, () => fetchContributions(api)) : null,
  ]);
  return { tab, sessions, contributions };
}

async function requireUser(api: Api): Promise<void> {
  const { user } = await fetchSession(api);
  if (!user) throw new ApiError(401, { code: "unauthorized", message: "Please sign in" });
}
