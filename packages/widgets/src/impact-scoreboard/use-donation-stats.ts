import { fetchDonationStats } from "@gifthearth/client";
import { STATS_POLL_INTERVAL } from "@gifthearth/core";
import type { DonationStatsResponse } from "@gifthearth/core/contract";
import { useEffect, useState } from "react";
import { errorDetail } from "../error-detail.ts";
import { useHost } from "../host.ts";

/** Figures to show before, instead of and after the API's own. */
export type StatsState =
  | { readonly phase: "loading" | "error"; readonly stats: null }
  | { readonly phase: "loaded" | "error"; readonly stats: DonationStatsResponse };

const SUMS = ["charityShare", "totalDonations", "currentMonthDonation", "pendingDonation"] as const;
const COUNTS = ["giftsFound", "happyRecipients", "charitiesSupported"] as const;

/**
 * The donation stats, asked for again every 5 minutes while the page is being looked at. A failure keeps what is
 * shown, or shows the host's sample figures where it has any; a charity has none.
 * @param initial what the server knew already; saves the first request
 * @param charity id of the charity whose own figures are asked for
 * @param refreshes another number asks at once
 */
export function useDonationStats(
  initial: DonationStatsResponse | undefined,
  charity: string | undefined,
  refreshes: number,
): StatsState {
  const host = useHost();
  const { api, sampleStats } = host;
  const [state, setState] = useState<StatsState>(
    initial ? { phase: "loaded", stats: initial } : { phase: "loading", stats: null },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another host object has no other figures
  useEffect(() => {
    const leaving = new AbortController();
    async function load(): Promise<void> {
      if (document.hidden) return;
      try {
        const stats = await fetchDonationStats(api, leaving.signal, charity);
        // Rather none than a false one: what answers may be a hotel's sign-in page.
        if (!areFigures(stats)) throw stats;
        if (stats.isSample && !sampleStats) throw { code: "no_figures", message: "Nothing is recorded yet" };
        setState({ phase: "loaded", stats });
        host.ready?.();
      } catch (error) {
        if (leaving.signal.aborted) return;
        const stats = (!charity && sampleStats) || null;
        setState((before) => (before.stats ? before : { phase: "error", stats }));
        host.emit?.("gh-error", errorDetail(error));
      }
    }
    if (!initial || refreshes) void load();
    const timer = setInterval(load, STATS_POLL_INTERVAL);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [api, initial, charity, refreshes]);

  return state;
}

/** Whether an answer is what it should be; those of everybody's figures may be absent. */
function areFigures(stats: DonationStatsResponse): boolean {
  return (
    SUMS.every((name) => Number.isFinite(stats[name])) &&
    COUNTS.every((name) => Number.isFinite(stats[name] ?? 0))
  );
}
