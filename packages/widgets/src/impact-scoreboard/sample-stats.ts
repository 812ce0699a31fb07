import { DEFAULT_CHARITY_SHARE, DEMO_STATS } from "@gifthearth/core";
import type { DonationStatsResponse } from "@gifthearth/core/contract";

/** What our own pages show where figures can't be had. No embed imports it. */
export const SAMPLE_STATS: DonationStatsResponse = {
  ...DEMO_STATS,
  charityShare: DEFAULT_CHARITY_SHARE,
  asOf: "",
  isDemo: true,
  isSample: true,
};
