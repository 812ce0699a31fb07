import { type Api, fetchOwnCharities } from "@gifthearth/client";
import type { OwnCharity } from "@gifthearth/core/contract";
import { data } from "react-router";
import { loadForUser } from "../../account/session.ts";

export interface OwnCharitiesData {
  readonly items: readonly OwnCharity[];
  /** The one that the address names, or the first; null for who acts for none. */
  readonly shown: OwnCharity | null;
  /** YYYY-MM, where the address asks for a month's statement. */
  readonly month: string | null;
}

/** `unknown` for a charity or a month that isn't theirs; null when it can't be had just now. */
export type LoadedCharity = OwnCharitiesData | "unknown" | null;

/**
 * The charities that the user acts for.
 * @returns with status 404 for one that isn't theirs
 * @throws a redirect to the sign-in page, and from there back, for who isn't signed in
 */
export async function loadCharity(api: Api, request: Request) {
  const { searchParams } = new URL(request.url);
  const loaded = await loadForUser<LoadedCharity>(request, async () => {
    const { items } = await fetchOwnCharities(api);
    const id = searchParams.get("id");
    const month = searchParams.get("month");
    const shown = id === null ? (items[0] ?? null) : items.find(({ charity }) => charity.id === id);
    if (shown === undefined) return "unknown";
    if (month !== null && !shown?.donations.some((donation) => donation.month === month)) return "unknown";
    return { items, shown, month };
  });
  return loaded === "unknown" ? data<LoadedCharity>(loaded, { status: 404 }) : loaded;
}
