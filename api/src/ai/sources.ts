import type { GiftIdea } from "@gifthearth/core";
import { createBuiltinSource } from "./builtin.ts";
import { createCuratedSource } from "./curated.ts";
import { createOpenAiSource, type OpenAiSettings } from "./openai.ts";
import type { GiftSource } from "./source.ts";

/**
 * The sources in the order in which they are asked (design, decision 3): a language model when one is
 * configured, our catalogue, and the fixed ideas as the last resort.
 * @param config `ai` is null when no model is configured
 */
export function createSources(
  config: { readonly ai: OpenAiSettings | null },
  catalogue: readonly GiftIdea[],
): readonly GiftSource[] {
  const { ai } = config;
  const models = ai ? [createOpenAiSource(ai)] : [];
  return [...models, createCuratedSource(catalogue), createBuiltinSource()];
}
