import { PRODUCT_NAME } from "../brand.ts";
import { joinWords } from "../gift/join-words.ts";
import { formatPriceRange, type PriceRange } from "../gift/price-range.ts";
import type { GiftRequest } from "../gift/request.ts";
import { asksForIdeas, asksForOthers } from "./command.ts";
import { type ChatContext, isKnown, type ReadTurn, readChatTurn, toChatRequest } from "./context.ts";
import { type ChatTurn, readablePart } from "./message.ts";
import { type SmallTalk, smallTalkOf } from "./small-talk.ts";
import { isDeclined, TOPICS, type Topic } from "./topic.ts";

/** What the advisor does next. */
export interface AdvisorTurn {
  /** Said first; ends in the one question that is open, where one is. */
  readonly text: string;
  /** What to look for; null when the turn is words alone. */
  readonly request: GiftRequest | null;
}

/** The first message of every conversation. */
export const WELCOME = `Welcome to ${PRODUCT_NAME}! Tell me about somebody you’d like to make happy, and I’ll look for gifts that fit. What is the occasion?`;

/** The first time and any later time it is asked. */
const QUESTIONS: Readonly<Record<Topic, readonly [string, string]>> = {
  occasion: [
    "What is the occasion?",
    "“Just because” is fine too. Is there an occasion, such as a birthday or a holiday?",
  ],
  interests: [
    "What do they like, or like to do?",
    "A hobby, a food or a place is a good start. What is one thing they enjoy?",
  ],
  budget: [
    "How much would you like to spend?",
    "A figure such as $40 helps, and “no limit” is fine too. What budget do you have in mind?",
  ],
};

/** With the first ideas, and later in few words. */
const INVITATION = "Ask for others, for something cheaper or handmade, or tell me what to leave out.";
const SHORT_INVITATION = "Would something else, or something cheaper, be better?";

const SMALL_TALK: Readonly<Record<SmallTalk, string>> = {
  greeting: "Hello!",
  thanks: "You’re welcome!",
  farewell: "Goodbye, and happy giving!",
  rudeness: "I’m sorry that this isn’t going well. Let’s try again.",
  identity: `I’m the gift advisor of ${PRODUCT_NAME}: neither a person nor an AI, but a program that follows rules and looks through our own catalogue.`,
  help: "Tell me who the gift is for, and I suggest things that fit. You can then ask for others, or for something cheaper.",
  charity: "A part of the commission from what you buy goes to charity; the Our Impact page has the figures.",
};

/**
 * The advisor that needs no AI: it takes up what the last message told, asks for what is missing, one
 * thing at a time, and once it knows enough says what to look for. The same conversation has the same
 * answer.
 * @param messages the whole conversation; the last one is the visitor's
 * @param shown titles of the ideas shown so far
 * @param read what the messages tell, where they have been read already
 */
export function adviseNext(
  messages: readonly ChatTurn[],
  shown: readonly string[],
  read: ReadTurn = readChatTurn(messages),
): AdvisorTurn {
  const text = readablePart(messages).at(-1)?.content ?? "";
  const { before, context } = read;
  const missing = TOPICS.find((topic) => !isKnown(context, topic) && !context.declined.includes(topic));
  const question = missing ? QUESTIONS[missing][context.missed[missing] > 0 ? 1 : 0] : "";
  const ask = (...parts: readonly string[]): AdvisorTurn => ({
    text: [...parts, question || (shown.length > 0 ? SHORT_INVITATION : "")].filter(Boolean).join(" "),
    request: null,
  });

  const smallTalk = smallTalkOf(text);
  if (smallTalk === "farewell") return { text: SMALL_TALK.farewell, request: null };
  if (smallTalk) return ask(SMALL_TALK[smallTalk]);
  const told = whatIsNew(before, context);
  const wantsIdeas = asksForIdeas(text) || (shown.length > 0 && (told !== "" || hasMoved(before, context)));
  const isEnough = context.occasion !== null || context.interests.length > 0 || shown.length > 0;
  if (
    !missing ? told || wantsIdeas || hasMoved(before, context) || shown.length === 0 : wantsIdeas && isEnough
  ) {
    return { text: told || takeUp(text, context), request: toChatRequest(messages, shown, context) };
  }
  if (told) return ask(told);
  if (hasMoved(before, context) || isDeclined(text)) return ask("No matter.");
  if (wantsIdeas) return ask("Gladly, once I know a little more.");
  return ask(
    /\?\s*$/.test(text) ? "I can only help with finding gifts." : "I’m not sure that I understood that.",
  );
}

/** What is said of the ideas that were found, after the advisor's own text. */
export function presentIdeas(count: number, shown: readonly string[]): string {
  if (count === 0) {
    return shown.length > 0
      ? "I know nothing else that fits what you told me. A wider budget or another interest helps most."
      : "I know nothing that fits that budget and what you told me. A wider budget helps most.";
  }
  const more = shown.length > 0 ? " more" : "";
  const ideas = count === 1 ? `Here is one${more} idea.` : `Here are ${count}${more} ideas.`;
  return shown.length > 0 ? ideas : `${ideas} ${INVITATION}`;
}

/** How an AI's list of ideas is introduced when it says nothing itself. */
export const IDEAS_FOUND = "Here is what I would look at.";

/** Whether the last message moved the conversation on without telling anything: a topic was declined. */
function hasMoved(before: ChatContext, context: ChatContext): boolean {
  return context.declined.length > before.declined.length;
}

/** "So a birthday gift for your sister, who likes gardening and tea, for $20-$50." or, of less, less. */
function whatIsNew(before: ChatContext, context: ChatContext): string {
  const { occasion, interests, budget, recipient } = context;
  const isNew =
    occasion !== before.occasion ||
    recipient !== before.recipient ||
    String(interests) !== String(before.interests) ||
    String(budget) !== String(before.budget);
  const notes = context.notes.filter((note) => !before.notes.includes(note) && !isRetold(note, context));
  const kept = notes.length > 0 ? `I’ll keep in mind: ${notes.map(quote).join(", ")}.` : "";
  const kinds = context.wanted.filter((kind) => !before.wanted.includes(kind));
  const wished = kinds.length > 0 ? `Something ${kinds.join(" and ")}, then.` : "";
  return [isNew ? summarize(context) : "", wished, kept].filter(Boolean).join(" ");
}

/** Whether all that a note tells is in the summary or the wish already. */
function isRetold(note: string, { occasion, interests, wanted }: ChatContext): boolean {
  const words = note.toLowerCase();
  const rest = [...interests.map((words) => words.toLowerCase()), ...wanted, occasion?.toLowerCase() ?? ""]
    .filter(Boolean)
    .reduce((text, known) => text.replaceAll(known, " "), words);
  return !/\b(?:allerg\w*|vegan|vegetarian|not|no|nothing|without|n't|hates?|dislikes?|already|\d+|small|lives?|works?)\b|n't\b/.test(
    rest,
  );
}

function summarize({ occasion, interests, budget, recipient }: ChatContext): string {
  const whom = recipient ? ` for your ${recipient}` : "";
  const likes = interests.length > 0 ? `who likes ${joinWords(interests)}` : "";
  const price = budget ? budgetWords(budget) : "";
  const gift = occasion ? `${giftPhrase(occasion)}${whom}` : whom && `a gift${whom}`;
  if (!gift) {
    const parts = [likes && `somebody ${likes}`, price].filter(Boolean);
    return parts.length > 0 ? `So ${parts.join(", ")}.` : "";
  }
  const taste = likes && (whom ? likes : `for somebody ${likes}`);
  return `So ${[whom || !taste ? gift : `${gift} ${taste}`, whom ? taste : "", price].filter(Boolean).join(", ")}.`;
}

/** "a birthday gift", "a gift for Mother's Day", "a gift for her first marathon". */
function giftPhrase(occasion: string): string {
  const own = occasion.toLowerCase();
  if (own === "just because") return "a gift just because";
  if (own === "treat yourself") return "a treat of your own";
  if (/ day$|^christmas$|^easter$|^hanukkah$|^diwali$/i.test(occasion)) return `a gift for ${occasion}`;
  if (/^[A-Z]\w+(?: [A-Z]\w+)?$/.test(occasion)) return `${/^[aeiou]/.test(own) ? "an" : "a"} ${own} gift`;
  return `a gift for ${/^(?:her|his|their|my|our|the|an?)\s/.test(own) ? occasion : `“${occasion}”`}`;
}

function budgetWords([low, high]: PriceRange): string {
  if (!Number.isFinite(high)) return low > 0 ? `from $${low}` : "at any price";
  return low === 0 ? `up to $${high}` : `for ${formatPriceRange([low, high])}`;
}

/** What is said when ideas are asked for, or the budget moves, without anything new being told. */
function takeUp(text: string, context: ChatContext): string {
  if (asksForOthers(text)) return "Others, gladly.";
  return context.interests.length > 0 || context.occasion ? "Let me see." : "";
}

function quote(sentence: string): string {
  return `“${sentence.replace(/[.!;]+$/, "")}”`;
}
