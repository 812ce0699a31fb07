import {
  CARD_LIMITS,
  CARD_OCCASIONS,
  comparableTitle,
  PRODUCT_NAME,
  plainText,
  withoutLinks,
} from "@gifthearth/core";
import type { CardWordsResponse } from "@gifthearth/core/contract";
import type { Logger } from "pino";
import { sentencesOf, withoutClaims } from "../sources/ai/claims/claims.ts";
import { inSteps } from "../sources/ai/in-steps.ts";
import { logFailure } from "../sources/ai/log-failure.ts";
import { readLooseJson } from "../sources/ai/loose-json.ts";
import type { Model } from "../sources/ai/model.ts";
import { loadPrompt } from "../sources/ai/prompts/load-prompt.ts";
import { GiftSourceError } from "../sources/source.ts";
import { type CardWish, writeByPattern } from "./patterns.ts";

/** Messages of one answer. */
const MESSAGES = 3;
/** A longer answer is a model gone wrong, in characters. */
const MAX_ANSWER = 8_000;
/** The shortest message that is one, in characters, and the most sentences. */
const MIN_MESSAGE = 25;
const MAX_SENTENCES = 4;

/** The same for every visitor: nothing a visitor writes stands in it. */
const PROMPT = loadPrompt("card", { product: PRODUCT_NAME, count: String(MESSAGES) });

const SCHEMA = {
  name: "card",
  schema: {
    type: "object",
    additionalProperties: false,
    required: ["messages"],
    properties: { messages: { type: "array", items: { type: "string" } } },
  },
};

interface Writers {
  /** Asked first, where there is one. */
  readonly model: Model | null;
  readonly logger: Logger;
}

/**
 * Three messages for a card that weren't shown before: by the model, and what it can't give by our own patterns.
 * Nothing of it is kept.
 * @param signal aborted when nobody waits for the answer any more
 */
export async function writeCard(
  { model, logger }: Writers,
  wish: CardWish,
  signal: AbortSignal,
): Promise<CardWordsResponse> {
  let written: readonly string[] = [];
  if (model) {
    try {
      written = await writeByModel(model, wish, signal);
    } catch (error) {
      if (!signal.aborted) logFailure(logger, "openai", error);
    }
  }
  const seen = [...wish.seen, ...written];
  // One more than is shown tells whether there are others.
  const ours = writeByPattern({ ...wish, seen }, 2 * MESSAGES);
  const messages = [...written, ...ours.slice(0, MESSAGES - written.length)];
  const hasRoom = wish.seen.length + messages.length + MESSAGES <= CARD_LIMITS.seen;
  return {
    source: written.length > 0 ? "openai" : "curated",
    messages,
    hasMore: hasRoom && ours.length > MESSAGES - written.length,
  };
}

async function writeByModel(
  model: Model,
  { occasion, relation, tone, title, category, seen }: CardWish,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const content = JSON.stringify({
    ...{ occasion: CARD_OCCASIONS[occasion], relation, tone, gift: title, category, seen },
  });
  const prompt = {
    version: PROMPT.version,
    system: PROMPT.text,
    messages: [{ role: "user" as const, content }],
    schema: SCHEMA,
  };
  let answer = "";
  for await (const piece of inSteps(model.stream(prompt, signal))) {
    answer += piece;
    if (answer.length > MAX_ANSWER) break;
  }
  const messages: string[] = [];
  const known = new Set(seen.map((message) => comparableTitle(message).bare));
  for (const raw of messagesIn(answer)) {
    const message = presentable(raw);
    if (message === null || known.has(comparableTitle(message).bare)) continue;
    known.add(comparableTitle(message).bare);
    if (messages.push(message) === MESSAGES) break;
  }
  if (messages.length === 0) throw new GiftSourceError("The AI wrote no words for the card that can be used");
  return messages;
}

/** The texts of an answer: a list, bare or under any key. */
function messagesIn(answer: string): readonly string[] {
  const text = answer.replace(/<think>[\s\S]*?(?:<\/think>|$)/g, "");
  const start = text.indexOf("[");
  if (start < 0) return [];
  const value = readLooseJson(text.slice(start));
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** What a model wrote as plain text without links and claims; null where that leaves no message. */
function presentable(raw: string): string | null {
  const message = withoutLinks(withoutClaims(plainText(raw, 2 * CARD_LIMITS.message)));
  const fits = message.length >= MIN_MESSAGE && message.length <= CARD_LIMITS.message;
  return fits && sentencesOf(message).length <= MAX_SENTENCES && !/[{}[\]]/.test(message) ? message : null;
}
