import * as z from "zod";
import { text } from "./text.ts";

/** Longest prompts that are taken, in characters. */
const MAX_SYSTEM_PROMPT = 8_000;
const MAX_PROMPT = 20_000;

/** `POST /api/functions/ai-provider`: a prompt of an admin's own. */
export const aiProviderRequest = z
  .object({
    provider: text(40).optional().describe("The single offered provider; any value is taken."),
    systemPrompt: text(MAX_SYSTEM_PROMPT).default(""),
    prompt: text(MAX_PROMPT, "Please send a prompt").refine(Boolean, "Please send a prompt"),
  })
  .meta({ id: "AiProviderRequest" });
export type AiProviderRequest = z.input<typeof aiProviderRequest>;

export const aiProviderResponse = z
  .object({ response: z.string().describe("What the model said, as it said it.") })
  .meta({ id: "AiProviderAnswer" });
export type AiProviderResponse = z.infer<typeof aiProviderResponse>;
