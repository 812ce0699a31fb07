import type { BenchRow } from "../row.ts";
import { clickQueries } from "./click-queries.ts";
import { curatedRecommendation } from "./curated-recommendation.ts";
import { donationStats } from "./donation-stats.ts";
import { firstSuggestion } from "./first-suggestion.ts";
import { offers } from "./offers.ts";
import { pages } from "./pages.ts";
import { revenueImport } from "./revenue-import.ts";
import { serverMemory } from "./server-memory.ts";

/** Every row that is measured. */
export const ROWS: readonly BenchRow[] = [
  donationStats,
  pages,
  curatedRecommendation,
  firstSuggestion,
  clickQueries,
  serverMemory,
  revenueImport,
  offers,
];
