import {
  newsletterConfirmation,
  newsletterConfirmRequest,
  newsletterRequest,
  newsletterSubscription,
} from "@gifthearth/core/contract";
import { json, jsonBody } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import type { Newsletter } from "./newsletter.service.ts";

interface Dependencies {
  readonly newsletter: Newsletter;
}

/** `/api/newsletter`. */
export function newsletterRoutes({ newsletter }: Dependencies) {
  return [
    route(
      {
        method: "post",
        path: "/api/newsletter",
        access: "public",
        limit: "newsletter",
        tag: "Newsletter",
        summary: "Ask for the newsletter",
        description:
          "A mail asks the address's owner to confirm. The answer is the same whether or not the address is subscribed.",
        request: jsonBody(newsletterRequest),
        reply: { 201: json(newsletterSubscription, "What was asked for.") },
        errors: ["conflict"],
      },
      async (c) => c.json(await newsletter.subscribe(c.req.valid("json")), 201),
    ),
    route(
      {
        method: "post",
        path: "/api/newsletter/confirm",
        access: "site",
        limit: "link",
        tag: "Newsletter",
        summary: "Confirm a subscription with the mailed link's token",
        description: "Every newsletter mail names where to unsubscribe from it (RFC 8058).",
        request: jsonBody(newsletterConfirmRequest),
        reply: { 200: json(newsletterConfirmation, "The newsletter comes from now on.") },
      },
      async (c) => c.json(await newsletter.confirm(c.req.valid("json").token), 200),
    ),
  ];
}
