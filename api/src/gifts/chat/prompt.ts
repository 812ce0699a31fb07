import { CATEGORIES, type GiftRequest, PRODUCT_NAME } from "@gifthearth/core";
import { CHAT_LIMITS, type ChatTurn } from "@gifthearth/core/chat";
import { loadPrompt, type Prompt } from "../sources/ai/prompts/load-prompt.ts";

/** As many of the latest messages as a model is told. */
const MAX_TURNS = 20;
/** As many titles of ideas shown before as a model is told. */
const MAX_SHOWN = 40;

/** Stands alone on a line between the words for the visitor and the list of ideas. */
const SEPARATOR = "---GIFTS---";

/** The same for every visitor: nothing a visitor writes stands in it. */
export const CHAT_PROMPT: Prompt = loadPrompt("chat", {
  product: PRODUCT_NAME,
  separator: SEPARATOR,
  categories: CATEGORIES.join(", "),
});

/**
 * The conversation as a model is told it: the latest messages, each capped, the roles in turn, the last one
 * with what was understood.
 * @param messages the last one is the visitor's
 */
export function toModelMessages(
  messages: readonly ChatTurn[],
  request: GiftRequest,
  shown: readonly string[],
): ChatTurn[] {
  const latest = messages.slice(-MAX_TURNS);
  // Some models refuse a conversation that the assistant begins.
  const first = latest.findIndex(({ role }) => role === "user");
  const turns: ChatTurn[] = [];
  for (const [place, { role, content }] of latest.slice(Math.max(0, first)).entries()) {
    const isLast = place + Math.max(0, first) === latest.length - 1;
    const capped = content.slice(0, CHAT_LIMITS.message).toWellFormed();
    const text = isLast ? lastMessage(capped, request, shown) : capped;
    const before = turns.at(-1);
    // And one in which the roles don't take turns, as after a reply that failed.
    if (before?.role === role) turns.splice(-1, 1, { role, content: `${before.content}\n\n${text}` });
    else turns.push({ role, content: text });
  }
  return turns;
}

function lastMessage(message: string, request: GiftRequest, shown: readonly string[]): string {
  const { occasion, interests, budgetMin, budgetMax, additionalNotes, count, profile } = request;
  return JSON.stringify({
    message,
    understood: {
      occasion,
      interests,
      budget: { min: budgetMin, max: budgetMax, currency: "USD" },
      recipient: profile?.relationship ?? "",
      notes: additionalNotes.slice(0, 1_000).toWellFormed(),
    },
    ideas: count,
    shown: shown.slice(-MAX_SHOWN),
  });
}
