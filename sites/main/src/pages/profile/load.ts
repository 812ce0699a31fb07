import {
  type Api,
  ApiError,
  fetchActiveSessions,
  fetchContributions,
  fetchPreferences,
  fetchSession,
  fetchTwoFactor,
} from "@gifthearth/client";
import type { ActiveSession, Contributions, Preferences, TwoFactorState } from "@gifthearth/core/contract";
import { loadForUser } from "../../account/session.ts";
import { type ProfileTab, toTab } from "./tabs.ts";

export interface ProfileData {
  readonly tab: ProfileTab;
  /** Null where another tab is shown, or when they can't be had. */
  readonly sessions: readonly ActiveSession[] | null;
  readonly twoFactor: TwoFactorState | null;
  readonly contributions: Contributions | null;
  readonly preferences: Preferences | null;
  /** All that there are, for a choice. */
  readonly timeZones: readonly string[];
}

/** What the tab shows. @throws a redirect to the sign-in page for who isn't signed in */
export async function loadProfile(api: Api, request: Request): Promise<ProfileData> {
  const tab = toTab(new URL(request.url).searchParams.get("tab"));
  const [, sessions, twoFactor, contributions, preferences] = await Promise.all([
    loadForUser(request, () => requireUser(api)),
    tab === "security" ? loadForUser(request, () => fetchActiveSessions(api)) : null,
    tab === "security" ? loadForUser(request, () => fetchTwoFactor(api)) : null,
    tab === "impact" ? loadForUser(request, () => fetchContributions(api)) : null,
    tab === "notifications" || tab === "preferences"
      ? loadForUser(request, () => fetchPreferences(api))
      : null,
  ]);
  const timeZones = tab === "notifications" ? allTimeZones(preferences?.timeZone ?? null) : [];
  return { tab, sessions, twoFactor, contributions, preferences, timeZones };
}

async function requireUser(api: Api): Promise<void> {
  const { user } = await fetchSession(api);
  if (!user) throw new ApiError(401, { code: "unauthorized", message: "Please sign in" });
}

/** With the one that is chosen, which may be known by another name here. */
function allTimeZones(chosen: string | null): readonly string[] {
  const all = new Set(["UTC", ...Intl.supportedValuesOf("timeZone")]);
  if (chosen !== null) all.add(chosen);
  return [...all].sort();
}
