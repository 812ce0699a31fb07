import { type GiftIdea, type GiftRequest, understandingOf } from "@gifthearth/core";
import type { Logger } from "pino";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { cached } from "./ai/cache/cached-source.ts";
import { createAnswerStore } from "./ai/cache/store.ts";
import { isClaim } from "./ai/claims/claims.ts";
import type { Model } from "./ai/model.ts";
import type { AiTelemetry } from "./ai/model-telemetry.ts";
import { createSelection } from "./ai/select.ts";
import { limitDailySpending } from "./ai/spending/spending.ts";
import { createBuiltinSource } from "./builtin.ts";
import { createCuratedSource, indexOf } from "./curated.ts";
import type { GiftSource } from "./source.ts";

/** A request that says nothing. */
const NOBODY: GiftRequest = {
  occasion: "Other",
  interests: [],
  budgetMin: 0,
  budgetMax: 0,
  additionalNotes: "",
};

interface Dependencies {
  readonly config: Pick<Config, "ai" | "warmUp">;
  readonly catalogue: readonly GiftIdea[];
  /** Migrated; keeps answers and what they cost. */
  readonly db: Database;
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly telemetry: AiTelemetry;
}

/** All that finds gifts. */
interface Sources {
  /** Null when none is configured. */
  readonly model: Model | null;
  /**
   * In the order in which they are asked: a language model when one is configured,
   * our catalogue, and the fixed ideas as the last resort.
   */
  readonly sources: readonly GiftSource[];
}

const WARM_UP = { occasion: "Birthday", interests: [], budgetMin: 0, budgetMax: 100, additionalNotes: "" };

export async function createSources({
  config: { ai, warmUp },
  catalogue,
  ...services
}: Dependencies): Promise<Sources> {
  const ours = [createCuratedSource(catalogue), createBuiltinSource()];
  // The index and the reader's phrases are made at their first use: no visitor has to wait for that.
  if (warmUp) understandingOf(NOBODY, indexOf(catalogue));
  if (!ai) return { model: null, sources: ours };
  // With the SDK, which most servers do without, hundreds of modules come.
  const [{ createModel }, { createOpenAiSource }] = await Promise.all([
    import("./ai/model.ts"),
    import("./ai/openai.ts"),
  ]);
  if (warmUp) {
    // Its patterns are compiled at their first use, too, for each kind of text.
    for (const text of ["latin", "кириллица"]) isClaim(text);
    createSelection(WARM_UP, indexOf(catalogue)).take({ title: "Enamel Kettle", description: "For tea." });
  }
  const { telemetry } = services;
  const limit = ai.dailyLimit === null ? null : limitDailySpending(ai.dailyLimit, services);
  const model = createModel(ai, { telemetry, ...(limit && { spending: limit }) });
  const asked = cached(createOpenAiSource(model, catalogue), ai, createAnswerStore(services), telemetry);
  return { model, sources: [asked, ...ours] };
}
