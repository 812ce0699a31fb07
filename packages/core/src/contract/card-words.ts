import * as z from "zod";
import { CARD_LIMITS, CARD_OCCASIONS, CARD_TONES, type CardOccasion, tonesFor } from "../gift/card.ts";
import { joinWords } from "../gift/join-words.ts";
import { REFINEMENT_LIMITS } from "../gift/request.ts";
import { SOURCES } from "../gift/suggestion.ts";
import { relation } from "./gift-finder.ts";
import { text } from "./text.ts";

/** `POST /api/card-words`: what a card is written for. */
export const cardWordsRequest = z
  .object({
    title: text(REFINEMENT_LIMITS.title, "Please name the gift")
      .refine(Boolean, "Please name the gift")
      .describe("The gift's."),
    category: text(40).default("").describe("The gift's; an unknown one counts as misc."),
    occasion: z.enum(
      Object.keys(CARD_OCCASIONS) as CardOccasion[],
      "Please choose one of the occasions for a card",
    ),
    relation: relation.optional(),
    tone: z.enum(CARD_TONES, `Please choose the tone: ${joinWords(CARD_TONES, "or")}`),
    seen: z
      .array(z.string().pipe(text(CARD_LIMITS.message)))
      .max(CARD_LIMITS.seen, `Please name ${CARD_LIMITS.seen} messages or fewer`)
      .default([])
      .describe("Messages shown before: none of them comes again."),
  })
  .refine(({ occasion, tone }) => tonesFor(occasion).includes(tone), {
    path: ["tone"],
    error: "For this occasion, please choose a warm or a formal tone",
  });
export type CardWordsRequest = z.input<typeof cardWordsRequest>;

export const cardWordsResponse = z
  .object({
    source: z.enum(SOURCES).describe("`openai` where a model wrote them, `curated` where we did."),
    messages: z.array(z.string()).describe("Up to three, plain text of two or three sentences, in English."),
    hasMore: z.boolean().describe("Whether others may be asked for."),
  })
  .meta({ id: "CardWords" });
export type CardWordsResponse = z.infer<typeof cardWordsResponse>;
