import { type GiftSource, GiftSourceError, ideasWanted } from "../source.ts";
import type { Model } from "./model.ts";
import { GIFTS_SCHEMA, systemPrompt, userMessage } from "./prompt.ts";
import { readGifts } from "./read-gifts.ts";
import { createSelection } from "./select.ts";

/**
 * A source that asks a language model. Each suggestion is yielded as soon as the model has completed it.
 * Links and prices are checked, never believed.
 */
export function createOpenAiSource(model: Model): GiftSource {
  return {
    name: "openai",
    kind: "model",
    async *suggest(request, signal, budget) {
      const select = createSelection(request);
      const prompt = {
        system: systemPrompt(request),
        messages: [{ role: "user" as const, content: userMessage(request) }],
        schema: GIFTS_SCHEMA,
      };
      const wanted = ideasWanted(request);
      let count = 0;
      for await (const gift of readGifts(model.stream(prompt, signal, budget))) {
        const suggestion = select(gift);
        if (!suggestion) continue;
        yield suggestion;
        count++;
        if (count >= wanted || signal.aborted) return;
      }
      if (count === 0 && !signal.aborted) throw new GiftSourceError("The AI named no gift that can be used");
    },
  };
}
