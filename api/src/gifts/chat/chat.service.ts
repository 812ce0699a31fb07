import { areSimilarTitles, type FoundSuggestion, type GiftRequest } from "@gifthearth/core";
import {
  adviseNext,
  type ChatTurn,
  IDEAS_FOUND,
  presentIdeas,
  type ReadTurn,
  readChatTurn,
  toChatRequest,
} from "@gifthearth/core/chat";
import type { ChatMeta, Surroundings } from "@gifthearth/core/contract";
import type { Logger } from "pino";
import { CATALOGUE } from "../catalogue/index.ts";
import { findGifts, toFound } from "../finder/find-gifts.ts";
import { isPlanned, logFailure } from "../sources/ai/log-failure.ts";
import type { Model } from "../sources/ai/model.ts";
import { createSelection } from "../sources/ai/select.ts";
import { indexOf } from "../sources/curated.ts";
import { type GiftSource, GiftSourceError } from "../sources/source.ts";
import { CHAT_PROMPT, toModelMessages } from "./prompt.ts";
import { readReply } from "./read-reply.ts";

/** A part of a reply, as it becomes known. */
export type ReplyEvent =
  | { readonly type: "meta"; readonly meta: ChatMeta }
  | { readonly type: "text"; readonly delta: string }
  | { readonly type: "suggestion"; readonly suggestion: FoundSuggestion };

export interface Advisors {
  /** Asked first, where there is one. */
  readonly model?: Model | null;
  /** Where the advisor that needs no AI finds its ideas; a source that asks a model is left out. */
  readonly sources: readonly GiftSource[];
  readonly logger: Logger;
}

export interface Conversation {
  /** The last one is the visitor's. */
  readonly messages: readonly ChatTurn[];
  /** Titles of the ideas shown so far: none like them comes again. */
  readonly shown: readonly string[];
  readonly surroundings: Surroundings;
}

/** How far a model got, and whether it failed. */
interface Progress {
  text: string;
  /** It was past its words. */
  begun: boolean;
  /** Not so when it rests as the operator wants it, or when there is none. */
  failed: boolean;
  readonly titles: string[];
}

/**
 * Replies to the last message: the model, and when there is none or it fails, the advisor over our own
 * catalogue. What the model had said stays, and the advisor adds what is missing.
 * @param signal aborted when the visitor has left: everything ends
 */
export async function* reply(
  advisors: Advisors,
  conversation: Conversation,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  const read = readChatTurn(conversation.messages);
  const progress: Progress = { text: "", begun: false, failed: false, titles: [] };
  if (advisors.model) {
    try {
      yield* replyOfModel(advisors.model, conversation, read, progress, signal);
      return;
    } catch (error) {
      if (signal.aborted) return;
      logFailure(advisors.logger, "openai", error);
      progress.failed = !isPlanned(error);
    }
  }
  yield* replyOfAdvisor(advisors, conversation, read, progress, signal);
}

async function* replyOfModel(
  model: Model,
  { messages, shown, surroundings }: Conversation,
  { context }: ReadTurn,
  progress: Progress,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  const request = toChatRequest(messages, shown, context);
  const selection = createSelection(request, indexOf(CATALOGUE));
  const prompt = {
    version: CHAT_PROMPT.version,
    system: CHAT_PROMPT.text,
    messages: toModelMessages(messages, request, shown),
  };
  yield { type: "meta", meta: { source: "openai", strategy: "standard", fallback: false, ...surroundings } };
  for await (const part of readReply(model.stream(prompt, signal))) {
    if (signal.aborted) return;
    if (part.type === "text") {
      progress.text += part.delta;
      yield part;
    } else if (part.type === "ideas") {
      progress.begun = true;
      if (progress.text !== "") continue;
      progress.text = IDEAS_FOUND;
      yield { type: "text", delta: IDEAS_FOUND };
    } else {
      const suggestion = selection.take(part.gift);
      if (!suggestion || isShown(suggestion.title, shown)) continue;
      progress.titles.push(suggestion.title);
      yield {
        type: "suggestion",
        suggestion: toFound(suggestion, "openai", request, surroundings.countryCode),
      };
      if (progress.titles.length === request.count) return;
    }
  }
  if (signal.aborted) return;
  if (progress.text === "") throw new GiftSourceError("The AI said nothing");
  if (progress.begun && progress.titles.length === 0) {
    throw new GiftSourceError("The AI named no gift that can be used");
  }
}

async function* replyOfAdvisor(
  advisors: Advisors,
  conversation: Conversation,
  read: ReadTurn,
  { text: said, begun, failed, titles }: Progress,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  const { messages, shown, surroundings } = conversation;
  const turn = adviseNext(messages, shown, read);
  // A model that had come to its ideas is only helped out with them.
  const request = begun ? toChatRequest(messages, shown, read.context) : turn.request;
  const count = (request?.count ?? 0) - titles.length;
  const found = request
    ? await find(advisors, conversation, request, [...shown, ...titles], count, signal)
    : [];
  if (signal.aborted) return;
  const source = found[0]?.source ?? "curated";
  yield { type: "meta", meta: { source, strategy: "standard", fallback: failed, ...surroundings } };
  if (!begun) {
    const text = request ? `${turn.text} ${presentIdeas(found.length, shown)}`.trim() : turn.text;
    yield { type: "text", delta: said === "" ? text : ` …\n\n${text}` };
  }
  for (const suggestion of found) yield { type: "suggestion", suggestion };
}

/** As many of the sources' ideas as are wanted, those of a kind that the visitor wishes first. */
async function find(
  { sources, logger }: Advisors,
  { surroundings }: Conversation,
  request: GiftRequest,
  shown: readonly string[],
  count: number,
  signal: AbortSignal,
): Promise<FoundSuggestion[]> {
  const found: FoundSuggestion[] = [];
  const ours = sources.filter(({ kind }) => kind !== "model");
  // All that fit, so that enough is left without those shown before.
  const wide = { ...request, count: undefined };
  for await (const event of findGifts(ours, wide, surroundings, signal, logger)) {
    if (event.type === "suggestion" && !isShown(event.suggestion.title, shown)) found.push(event.suggestion);
  }
  const { preferences } = request.profile ?? {};
  const wanted = Object.entries(preferences ?? {}).flatMap(([kind, weight]) => (weight === 1 ? kind : []));
  const rank = ({ tags }: FoundSuggestion) => wanted.filter((kind) => tags.includes(kind)).length;
  return found.sort((one, other) => rank(other) - rank(one)).slice(0, Math.max(0, count));
}

function isShown(title: string, shown: readonly string[]): boolean {
  return shown.some((other) => areSimilarTitles(title, other));
}
