import { fetchDonationStats } from "@gifthearth/client";
import { DEFAULT_CHARITY_SHARE, DEMO_STATS, STATS_POLL_INTERVAL } from "@gifthearth/core";
import type { DonationStatsResponse } from "@gifthearth/core/contract";
import { useEffect, useState } from "react";
import { errorDetail } from "../error-detail.ts";
import { useHost } from "../host.ts";

/** Figures to show before, instead of and after the API's own. */
export type StatsState =
  | { readonly phase: "loading" | "error"; readonly stats: null }
  | { readonly phase: "loaded" | "error"; readonly stats: DonationStatsResponse };

/** Whose figures are asked for, and what may stand for them. */
interface Wanted {
  /** What the server knew already; saves the first request. */
  readonly initial: DonationStatsResponse | undefined;
  /** Id of the charity whose own figures are asked for. */
  readonly charity: string | undefined;
  /** Another number asks at once. */
  readonly refreshes: number;
  /** Whether sample figures may show, as on our own pages. A charity has none anywhere. */
  readonly maySample: boolean;
}

const SAMPLE: DonationStatsResponse = {
  ...DEMO_STATS,
  charityShare: DEFAULT_CHARITY_SHARE,
  asOf: "",
  isDemo: true,
  isSample: true,
};

const SUMS = ["charityShare", "totalDonations", "currentMonthDonation", "pendingDonation"] as const;
const COUNTS = ["giftsFound", "happyRecipients", "charitiesSupported"] as const;

/**
 * The donation stats, asked for again every 5 minutes while the page is being looked at. A failure keeps what is
 * shown, or shows the sample figures where those may.
 */
export function useDonationStats({ initial, charity, refreshes, maySample }: Wanted): StatsState {
  const host = useHost();
  const { api } = host;
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
        if (stats.isSample && !maySample) throw { code: "no_figures", message: "Nothing is recorded yet" };
        setState({ phase: "loaded", stats });
        host.ready?.();
      } catch (error) {
        if (leaving.signal.aborted) return;
        setState((before) =>
          before.stats ? before : { phase: "error", stats: maySample && !charity ? SAMPLE : null },
        );
        host.emit?.("gh-error", errorDetail(error));
      }
    }
    if (!initial || refreshes) void load();
    const timer = setInterval(load, STATS_POLL_INTERVAL);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [api, initial, charity, refreshes, maySample]);

  return state;
}

/** Whether an answer is what it should be; those of everybody's figures may be absent. */
function areFigures(stats: DonationStatsResponse): boolean {
  return (
    SUMS.every((name) => Number.isFinite(stats[name])) &&
    COUNTS.every((name) => Number.isFinite(stats[name] ?? 0))
  );
}
