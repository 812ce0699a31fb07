import {
  newsletterConfirmation,
  newsletterConfirmRequest,
  newsletterRequest,
  newsletterSubscription,
} from "@gifthearth/core/contract";
import { createRoute } from "@hono/zod-openapi";
import { errors, json, jsonBody } from "../../http/described.ts";
import { publicCors } from "../../http/public-cors.ts";
import { createRouter } from "../../http/router.ts";
import type { Newsletter } from "./newsletter.service.ts";

interface Dependencies {
  readonly newsletter: Newsletter;
}

/** `/api/newsletter` (specification, sections 3 and 5; design, section 4). */
export function newsletterRoutes({ newsletter }: Dependencies) {
  const router = createRouter();
  router.use("/api/newsletter", publicCors);
  return router
    .openapi(ROUTES.subscribe, async (c) => c.json(await newsletter.subscribe(c.req.valid("json")), 201))
    .openapi(ROUTES.confirm, async (c) => c.json(await newsletter.confirm(c.req.valid("json").token), 200));
}

const BODY = ["invalid_request", "payload_too_large", "unsupported_media_type"] as const;
const tags = ["Newsletter"];

const ROUTES = {
  subscribe: createRoute({
    method: "post",
    path: "/api/newsletter",
    tags,
    summary: "Ask for the newsletter",
    description:
      "A mail asks the address's owner to confirm. The answer is the same whether or not the address is subscribed.",
    request: jsonBody(newsletterRequest),
    responses: {
      201: json(newsletterSubscription, "What was asked for."),
      ...errors(...BODY, "conflict"),
    },
  }),
  confirm: createRoute({
    method: "post",
    path: "/api/newsletter/confirm",
    tags,
    summary: "Confirm a subscription with the mailed link's token",
    description: "Every newsletter mail names where to unsubscribe from it (RFC 8058).",
    request: jsonBody(newsletterConfirmRequest),
    responses: {
      200: json(newsletterConfirmation, "The newsletter comes from now on."),
      ...errors(...BODY, "forbidden"),
    },
  }),
};
