import type { GiftSuggestion } from "@gifthearth/core";
import { FIRST_PAGE, type GiftSource, ideasWanted } from "../../source.ts";
import type { AiTelemetry } from "../model-telemetry.ts";
import { ideasAsked } from "../prompt.ts";
import { type AnsweringModel, answerKey } from "./key.ts";
import type { AnswerStore } from "./store.ts";

/**
 * The source, asked only for what it was not asked for of late. Kept are complete answers that
 * need no topping up; a visitor who leaves, or a source that fails, leaves nothing.
 */
export function cached(
  source: GiftSource,
  model: AnsweringModel,
  store: AnswerStore,
  telemetry: Pick<AiTelemetry, "cache">,
): GiftSource {
  return {
    ...source,
    async *suggest(request, signal, options) {
      const key = answerKey(model, request);
      const kept = await store.find(key);
      if (signal.aborted) return;
      telemetry.cache(kept?.place ?? "miss");
      if (kept) {
        yield* kept.suggestions;
        return;
      }
      const given: GiftSuggestion[] = [];
      // A shorter one would be topped up without what the model read of the person, which is kept nowhere.
      const enough = Math.min(FIRST_PAGE, ideasAsked(request));
      let isKept = false;
      const keep = () => {
        if (isKept || signal.aborted || given.length < enough) return;
        isKept = true;
        store.keep(key, given);
      };
      for await (const suggestion of source.suggest(request, signal, options)) {
        given.push(suggestion);
        // The reader stops at the last one and doesn't come back for the end.
        if (given.length === ideasWanted(request)) keep();
        yield suggestion;
      }
      keep();
    },
  };
}
