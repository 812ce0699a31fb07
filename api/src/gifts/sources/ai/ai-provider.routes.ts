import { aiProviderRequest, aiProviderResponse } from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import type { Logger } from "pino";
import { ApiError } from "../../../http/api-error.ts";
import { errors, json, jsonBody } from "../../../http/described.ts";
import { createRouter } from "../../../http/router.ts";
import { GiftSourceError } from "../source.ts";
import type { Model } from "./model.ts";

/** The rest of a longer answer is not read, in characters. */
const MAX_RESPONSE = 100_000;

interface Dependencies {
  /** Null when none is configured. */
  readonly model: Model | null;
  readonly logger: Logger;
}

/** `POST /api/functions/ai-provider`: admins only, since an open one would be abused (design, decision 4). */
export function aiProviderRoutes({ model, logger }: Dependencies) {
  return createRouter().openapi(AI_PROVIDER_ROUTE, async (c) => {
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
  });
}

const AI_PROVIDER_ROUTE = createRoute({
  method: "post",
  path: "/api/functions/ai-provider",
  tags: ["Admin"],
  summary: "Ask the AI something of one's own",
  description: "For admins who are signed in, from our own pages.",
  request: jsonBody(aiProviderRequest),
  responses: {
    200: json(aiProviderResponse, "What the model said."),
    ...errors("invalid_request", "unauthorized", "forbidden", "payload_too_large", "unsupported_media_type"),
  },
});
