import * as z from "zod";
import { CHAT_LIMITS, INITIALIZE_CHAT } from "../chat/limits.ts";
import { answerMeta, foundSuggestion, surroundings } from "./gift-finder.ts";
import { text } from "./text.ts";

/** A conversation. */
export const chatSession = z
  .object({
    id: z.string(),
    userId: z.string().nullable().describe("Null for a visitor who isn't signed in."),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "ChatSession" });
export type ChatSession = z.infer<typeof chatSession>;

/** `GET /api/chat/sessions`: the visitor's own, the one used last first. */
export const chatSessionsResponse = z.object({ items: z.array(chatSession) }).meta({ id: "ChatSessions" });

const role = z.enum(["user", "assistant"]);

export const chatMessage = z
  .object({
    id: z.string(),
    sessionId: z.string(),
    role,
    content: z.string().describe("Plain text; line breaks count."),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ChatMessage" });
export type ChatMessage = z.infer<typeof chatMessage>;

/** `GET /api/chat/sessions/{id}/messages`: in the order in which they were said. */
export const chatMessagesResponse = z.object({ items: z.array(chatMessage) }).meta({ id: "ChatMessages" });
export type ChatMessagesResponse = z.infer<typeof chatMessagesResponse>;

/** An idea that a conversation brought. */
export const chatRecommendation = foundSuggestion
  .extend({
    sessionId: z.string(),
    affiliateProduct: z
      .object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        price: z.number().nullable().describe("The middle of the price range, US dollars."),
        priceRange: z.string(),
        category: z.string(),
        affiliateUrl: z.string().nullable().describe("A search at the marketplace of the visitor's country."),
        charityImpact: z.string().nullable(),
      })
      .describe("What the shop link leads to."),
  })
  .meta({ id: "ChatRecommendation" });
export type ChatRecommendation = z.infer<typeof chatRecommendation>;

/** `GET /api/chat/sessions/{id}/recommendations`: the latest first, with what their shop links are built with. */
export const chatRecommendationsResponse = surroundings
  .extend({ items: z.array(chatRecommendation).max(CHAT_LIMITS.recommendations) })
  .meta({ id: "ChatRecommendations" });
export type ChatRecommendationsResponse = z.infer<typeof chatRecommendationsResponse>;

/** `POST /api/functions/chat-gift-finder`. */
export const chatRequest = z
  .object({
    sessionId: z.string("Please start a chat session first").max(80, "Please start a chat session first"),
    userMessage: z
      .string("Please write a message")
      .pipe(text(CHAT_LIMITS.message))
      .refine(Boolean, "Please write a message")
      .describe(`Up to ${CHAT_LIMITS.message} characters. The first call sends "${INITIALIZE_CHAT}".`),
    previousMessages: z
      .array(z.object({ role, content: z.string() }))
      .max(CHAT_LIMITS.messages, `Please send ${CHAT_LIMITS.messages} earlier messages or fewer`)
      .default([])
      .describe("Taken, and not believed: what counts is what the server stored."),
    country: text(40).optional().describe("Two letters; an unknown one counts as US."),
  })
  .meta({ id: "ChatRequest" });
export type ChatRequest = z.input<typeof chatRequest>;

/** Where a reply's ideas come from, and what their shop links are built with. */
export type ChatMeta = z.infer<typeof answerMeta>;

export const chatResponse = answerMeta
  .extend({ message: z.string(), recommendations: z.array(chatRecommendation) })
  .meta({ id: "ChatAnswer" });
export type ChatResponse = z.infer<typeof chatResponse>;

/** A piece of the reply's text, to be put after those before it. */
export const chatText = z.object({ delta: z.string() });

/** The last event of a stream that ended well: the message as it is stored. */
export const chatDone = z.object({ message: z.string(), count: z.int() });
