import { aiProviderRequest, aiProviderResponse } from "@gifthearth/core/contract";
import type { Logger } from "pino";
import { ApiError } from "../../../http/api-error.ts";
import { json, jsonBody } from "../../../http/described.ts";
import { route } from "../../../http/route.ts";
import { GiftSourceError } from "../source.ts";
import type { Model } from "./model.ts";

/** The rest of a longer answer is not read, in characters. */
const MAX_RESPONSE = 100_000;

interface Dependencies {
  /** Null when none is configured. */
  readonly model: Model | null;
  readonly logger: Logger;
}

/** `POST /api/functions/ai-provider`: admins only, since an open one would be abused. */
export function aiProviderRoutes({ model, logger }: Dependencies) {
  return [
    route(
      {
        method: "post",
        path: "/api/functions/ai-provider",
        access: "admin",
        limit: "ai-provider",
        tag: "Admin",
        summary: "Ask the AI something of one's own",
        description: "For admins who are signed in, from our own pages.",
        request: jsonBody(aiProviderRequest),
        reply: { 200: json(aiProviderResponse, "What the model said.") },
      },
      async (c) => {
        const { systemPrompt, prompt } = c.req.valid("json");
        if (!model) throw new ApiError("unavailable", "No AI is configured: set AI_API_KEY or AI_BASE_URL");
        const { signal } = c.req.raw;
        let response = "";
        try {
          const messages = [{ role: "user" as const, content: prompt }];
          for await (const piece of model.stream({ system: systemPrompt, messages }, signal)) {
            response += piece;
            if (response.length > MAX_RESPONSE) break;
          }
        } catch (error) {
          if (!(error instanceof GiftSourceError)) throw error;
          logger.warn({ reason: error.message }, "The AI did not answer an admin");
          // Our own words, and an admin's business.
          throw new ApiError("unavailable", error.message);
        }
        signal.throwIfAborted();
        return c.json({ response: response.slice(0, MAX_RESPONSE).toWellFormed() }, 200);
      },
    ),
  ];
}
