import type { GiftIdea } from "@gifthearth/core";
import type { ModelSettings } from "../../api/src/gifts/sources/ai/completion.ts";
import { createModel } from "../../api/src/gifts/sources/ai/model.ts";
import { createOpenAiSource } from "../../api/src/gifts/sources/ai/openai.ts";
import { createCuratedSource } from "../../api/src/gifts/sources/curated.ts";
import type { GiftSource } from "../../api/src/gifts/sources/source.ts";
import { collect } from "../support/collect.ts";
import type { Contestant } from "./contestant.ts";

/** Our own ranking, as the app asks it. */
export function curated(catalogue: readonly GiftIdea[]): Contestant {
  return fromSource(createCuratedSource(catalogue));
}

/** A language model alone: where it fails, nothing stands in for it. */
export function openai(settings: ModelSettings, catalogue: readonly GiftIdea[]): Contestant {
  return fromSource(createOpenAiSource(createModel(settings), catalogue));
}

function fromSource(source: GiftSource): Contestant {
  return {
    name: source.name,
    suggest: (request) => collect(source.suggest(request, new AbortController().signal)),
  };
}
