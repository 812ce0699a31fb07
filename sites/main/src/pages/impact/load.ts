import { type Api, fetchDonationsSummary } from "@gifthearth/client";
import type { DonationsSummary } from "@gifthearth/core/contract";

export interface ImpactData {
  /** Null when it can't be had just now: the rest of the page stands without it. */
  readonly ledger: DonationsSummary | null;
}

export async function loadImpact(api: Api, signal: AbortSignal): Promise<ImpactData> {
  return { ledger: await fetchDonationsSummary(api, signal).catch(() => null) };
}
