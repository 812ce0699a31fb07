import { type Api, fetchPartnerFigures, fetchPartners } from "@gifthearth/client";
import type { Partner, PartnerFigures, Partners } from "@gifthearth/core/contract";
import { data } from "react-router";
import { isSignedOut } from "../../account/session.ts";
import { readPartnersAddress } from "./address.ts";

/** What is shown to a partner, or to who may become one. */
export interface OwnPartners extends Partners {
  /** The one that the address names, or the first; null for who has none. */
  readonly shown: Partner | null;
  /** Null where another view is shown, or when they can't be had. */
  readonly figures: PartnerFigures | null;
}

export type LoadedPartners = OwnPartners | "signed out" | "unknown" | null;

/**
 * One's own partners and the figures of the one that is shown.
 * @returns `signed out` for who isn't signed in; `unknown`, with status 404, for an id that isn't one's own; null
 * when it can't be had just now
 */
export async function loadPartners(api: Api, request: Request) {
  try {
    const loaded = await loadOwn(api, new URL(request.url).searchParams);
    return loaded === "unknown" ? data<LoadedPartners>(loaded, { status: 404 }) : loaded;
  } catch (error) {
    return isSignedOut(error) ? "signed out" : null;
  }
}

async function loadOwn(api: Api, parameters: URLSearchParams): Promise<OwnPartners | "unknown"> {
  const { id, view, range } = readPartnersAddress(parameters);
  const own = await fetchPartners(api);
  const shown = id === null ? (own.items[0] ?? null) : own.items.find((partner) => partner.id === id);
  if (shown === undefined) return "unknown";
  const wantsFigures = shown && view === "figures";
  const figures = wantsFigures ? await fetchPartnerFigures(api, shown.id, range).catch(() => null) : null;
  return { ...own, shown, figures };
}
