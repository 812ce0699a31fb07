import { type Api, fetchDonations } from "@gifthearth/client";
import type { DonationsResponse } from "@gifthearth/core/contract";

export interface ImpactData {
  /** Null when it can't be had just now: the rest of the page stands without it. */
  readonly ledger: DonationsResponse | null;
}

export async function loadImpact(api: Api, signal: AbortSignal): Promise<ImpactData> {
  return { ledger: await fetchDonations(api, signal).catch(() => null) };
}
