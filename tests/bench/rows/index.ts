import type { BenchRow } from "../row.ts";
import { curatedRecommendation } from "./curated-recommendation.ts";
import { firstSuggestion } from "./first-suggestion.ts";
import { revenueImport } from "./revenue-import.ts";

/** Every row that is measured, in the order of the design's table. */
export const ROWS: readonly BenchRow[] = [curatedRecommendation, firstSuggestion, revenueImport];
