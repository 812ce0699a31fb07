import type { PriceRange } from "../gift/price-range.ts";
import { QUERY_LIMITS } from "../gift/query.ts";
import type { GiftPreferences, GiftRequest } from "../gift/request.ts";
import { countToAsk } from "../recommend/strategies/counts.ts";
import { OPEN_BUDGET, queryBudget, readBudget, shiftBudget } from "./budget.ts";
import { asksForIdeas, wantedKinds } from "./command.ts";
import { readBareInterests, readInterests } from "./interests.ts";
import { type ChatTurn, readablePart } from "./message.ts";
import { joinNotes, readNotes } from "./notes.ts";
import { readOccasion } from "./occasion.ts";
import { readRecipient } from "./recipient.ts";
import { readRefinement } from "./refinement.ts";
import { isSmallTalk } from "./small-talk.ts";
import { isDeclined, type Topic, topicAsked } from "./topic.ts";

/** What a conversation has told so far. */
export interface ChatContext {
  /** Null while it isn't known. */
  readonly occasion: string | null;
  /** In the visitor's own words, without repeats. */
  readonly interests: readonly string[];
  /** US dollars; null while it isn't known. */
  readonly budget: PriceRange | null;
  /** To the visitor: "sister"; empty while it isn't known. */
  readonly recipient: string;
  readonly wanted: readonly (keyof GiftPreferences)[];
  /** Sentences that tell something of the recipient, in the order in which they came. */
  readonly notes: readonly string[];
  /** What was asked for in vain: the visitor has no answer, or two answers were not understood. */
  readonly declined: readonly Topic[];
  /** Answers that were not understood, by topic. */
  readonly missed: Readonly<Record<Topic, number>>;
}

const NOTHING: ChatContext = {
  occasion: null,
  interests: [],
  budget: null,
  recipient: "",
  wanted: [],
  notes: [],
  declined: [],
  missed: { occasion: 0, interests: 0, budget: 0 },
};

/** How often the same is asked. */
const PATIENCE = 2;
const MAX_NOTES = 60;

/**
 * What a conversation tells of the gift: accumulated
 * over the visitor's messages, in which later statements win. What the assistant said counts only as the
 * question that a message answers.
 */
export function readChatContext(messages: readonly ChatTurn[]): ChatContext {
  return readChatTurn(messages).context;
}

/** What is told before the last message, and with it; each message is read once. */
export interface ReadTurn {
  readonly before: ChatContext;
  readonly context: ChatContext;
}

/** Reads a conversation of which the last message is the one to answer. */
export function readChatTurn(messages: readonly ChatTurn[]): ReadTurn {
  const read = readablePart(messages);
  let before = NOTHING;
  let context = NOTHING;
  for (const [place, message] of read.entries()) {
    before = context;
    if (message.role === "user") context = readMessage(context, message.content, topicAsked(read[place - 1]));
  }
  return { before, context };
}

function readMessage(context: ChatContext, text: string, asked: Topic | null): ChatContext {
  if (isSmallTalk(text)) return context;
  if (asked && isDeclined(text)) return { ...context, declined: [...new Set([...context.declined, asked])] };
  const occasion = readOccasion(text);
  const { likes, dislikes } = readInterests(text);
  const budget = readBudget(text, asked === "budget") ?? shiftBudget(text, context.budget);
  const recipient = readRecipient(text);
  // "Others" and "any ideas?" answer no question.
  const isOther = likes.length > 0 || budget !== null || asksForIdeas(text);
  const next: ChatContext = {
    ...context,
    occasion:
      occasion ?? (asked === "occasion" && !isOther ? readOccasion(text, true) : null) ?? context.occasion,
    interests: addInterests(
      context.interests,
      asked !== "interests" || isOther ? likes : readBareInterests(text),
      dislikes,
    ),
    budget: budget ?? context.budget,
    recipient: recipient ?? context.recipient,
    wanted: [...new Set([...context.wanted, ...wantedKinds(text)])],
    notes: [...context.notes, ...readNotes(text)].slice(-MAX_NOTES),
  };
  return asked && !isKnown(next, asked) && !tellsMore(context, next) ? miss(next, asked) : next;
}

/** Whether a message told something, if not what was asked for. */
function tellsMore(before: ChatContext, after: ChatContext): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

function miss(context: ChatContext, topic: Topic): ChatContext {
  const missed = { ...context.missed, [topic]: context.missed[topic] + 1 };
  const declined = missed[topic] >= PATIENCE ? [...context.declined, topic] : context.declined;
  return { ...context, missed, declined };
}

/** Those named last are kept where there are too many; a dislike takes back a like. */
function addInterests(
  interests: readonly string[],
  likes: readonly string[],
  dislikes: readonly string[],
): readonly string[] {
  const key = (words: string) => words.toLowerCase();
  const gone = new Set(dislikes.map(key));
  const all = new Map([...interests, ...likes].map((words) => [key(words), words]));
  return [...all.entries()]
    .filter(([words]) => !gone.has(words))
    .map(([, words]) => words)
    .slice(-QUERY_LIMITS.interests);
}

/** Whether the conversation has told this. */
export function isKnown(context: ChatContext, topic: Topic): boolean {
  if (topic === "occasion") return context.occasion !== null;
  return topic === "interests" ? context.interests.length > 0 : context.budget !== null;
}

const NEUTRAL = 0.5;

/**
 * What the conversation asks of the sources of gifts. What is still unknown is left open.
 * @param shown titles of the ideas shown so far: none of them comes again
 * @param context of these messages, where it has been read already
 */
export function toChatRequest(
  messages: readonly ChatTurn[],
  shown: readonly string[],
  context: ChatContext = readChatContext(messages),
): GiftRequest {
  const { occasion, interests, budget, recipient, wanted, notes } = context;
  const additionalNotes = joinNotes(notes);
  const weigh = (kind: keyof GiftPreferences) => (wanted.includes(kind) ? 1 : NEUTRAL);
  return {
    occasion: occasion ?? "Other",
    interests,
    ...queryBudget(budget ?? OPEN_BUDGET),
    additionalNotes,
    refinement: readRefinement(readablePart(messages), shown),
    profile: {
      age: null,
      relationship: recipient,
      personality: [],
      preferences: {
        sustainable: weigh("sustainable"),
        handmade: weigh("handmade"),
        practical: weigh("practical"),
        unique: weigh("unique"),
      },
      excludedCategories: [],
      daysLeft: null,
    },
    count: countToAsk(interests),
  };
}
