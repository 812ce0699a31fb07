import { cardWordsRequest, cardWordsResponse } from "@gifthearth/core/contract";
import type { Logger } from "pino";
import { json, jsonBody } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import type { Model } from "../sources/ai/model.ts";
import { writeCard } from "./card.service.ts";

interface Dependencies {
  readonly model: Model | null;
  readonly logger: Logger;
}

/** `POST /api/card-words`. */
export function cardRoutes(dependencies: Dependencies) {
  return [
    route(
      {
        method: "post",
        path: "/api/card-words",
        access: "public",
        limit: "card",
        tag: "Gifts",
        summary: "Words for the card",
        description:
          "Three short messages to write on the card that goes with a gift. Nothing of it is kept.",
        request: jsonBody(cardWordsRequest),
        reply: { 200: json(cardWordsResponse, "The messages; none once all are seen.") },
      },
      async (c) => c.json(await writeCard(dependencies, c.req.valid("json"), c.req.raw.signal), 200),
    ),
  ];
}
