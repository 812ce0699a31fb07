import { type Fact, type GiftIdea, type GiftSuggestion, rankIdeas } from "@gifthearth/core";
import { indexOf } from "../curated.ts";
import { FIRST_PAGE, type GiftSource, GiftSourceError, ideasWanted } from "../source.ts";
import type { Model } from "./model.ts";
import { answerSchema, PROMPT_VERSION, systemPrompt, userMessage } from "./prompt.ts";
import { readAnswer } from "./read-answer.ts";
import { createSelection } from "./select.ts";
import { MAX_FACTS, toFact } from "./to-fact.ts";

/** As many ideas of the catalogue as the model is shown. */
const CANDIDATES = 30;
/** Most ideas of a category on the first page; "misc" is none. */
const MOST_OF_CATEGORY = 3;

/**
 * A source that asks a language model, once: for what it reads of the person, for drafts with what speaks against each,
 * and for the gifts that are left. Each gift is yielded as soon as the model has completed it. What it read of the
 * person counts for all that follows; links and prices are checked, never believed.
 * @param catalogue of which the model may take ideas
 */
export function createOpenAiSource(model: Model, catalogue: readonly GiftIdea[]): GiftSource {
  return {
    name: "openai",
    kind: "model",
    async *suggest(request, signal, { budget, learned } = {}) {
      const index = indexOf(catalogue);
      const selection = createSelection(request, index);
      const candidates = rankIdeas(index, { ...request, count: undefined }, CANDIDATES);
      const prompt = {
        version: PROMPT_VERSION,
        system: systemPrompt(request),
        messages: [{ role: "user" as const, content: userMessage(request, candidates) }],
        schema: answerSchema(request),
      };
      const wanted = ideasWanted(request);
      const page = createPage();
      const facts: Fact[] = [];
      let unheeded = 0;
      let count = 0;
      for await (const { type, raw } of readAnswer(model.stream(prompt, signal, budget))) {
        if (type === "fact") {
          const fact = facts.length < MAX_FACTS ? toFact(raw, request) : null;
          if (!fact) continue;
          facts.push(fact);
          unheeded++;
          learned?.([...facts]);
          continue;
        }
        if (unheeded > 0) selection.heed(facts);
        unheeded = 0;
        const suggestion = selection.take(raw);
        if (!suggestion || !page.admits(suggestion)) continue;
        yield suggestion;
        count++;
        if (count >= wanted || signal.aborted) return;
      }
      for (const suggestion of page.heldBack().slice(0, wanted - count)) {
        if (signal.aborted) return;
        yield suggestion;
        count++;
      }
      if (count === 0 && !signal.aborted) throw new GiftSourceError("The AI named no gift that can be used");
    },
  };
}

/** Keeps the first page varied: what would be one too many of its category comes after the others. */
function createPage() {
  const perCategory = new Map<string, number>();
  const held: GiftSuggestion[] = [];
  let shown = 0;
  return {
    admits(suggestion: GiftSuggestion): boolean {
      const category = suggestion.category.toLowerCase();
      const before = perCategory.get(category) ?? 0;
      if (shown < FIRST_PAGE && before >= MOST_OF_CATEGORY && category !== "misc") {
        held.push(suggestion);
        return false;
      }
      perCategory.set(category, before + 1);
      shown++;
      return true;
    },
    heldBack: (): readonly GiftSuggestion[] => held,
  };
}
