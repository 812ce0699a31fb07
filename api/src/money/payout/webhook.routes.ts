import { webhookBody, webhookResponse } from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { ApiError } from "../../http/api-error.ts";
import { json, jsonBody } from "../../http/described.ts";
import type { AppEnv } from "../../http/env.ts";
import type { Limits } from "../../http/limits/limits.ts";
import { route } from "../../http/route.ts";
import type { PayoutDependencies } from "./dependencies.ts";
import { type DonationPlatform, type Platforms, platformNamed } from "./platform.ts";
import { PLATFORMS } from "./platforms.ts";
import { receive } from "./webhook.ts";

interface Dependencies extends PayoutDependencies {
  readonly limits: Limits;
}

/** The platforms that tell us of changes. */
const TELLING = PLATFORMS.filter(({ signature }) => signature);

/** `POST /api/webhooks/donations/:platform`: for platforms that are set up and tell of changes by themselves. */
export function donationWebhookRoutes(dependencies: Dependencies) {
  const { platforms, limits } = dependencies;
  return [
    route(
      {
        method: "post",
        path: "/api/webhooks/donations/{platform}",
        access: "webhook",
        limit: "webhook",
        // Before the body is read as anything: only the platform itself gets that far.
        middleware: refuseUnsigned(platforms),
        tag: "Donations",
        summary: "Tell of a change of a donation",
        description: `For donation platforms. ${TELLING.map(({ name, signature }) => `${name} signs with ${signature}.`).join(" ")}`,
        request: {
          params: z.object({
            platform: z.string().describe(`One of: ${TELLING.map(({ name }) => name).join(", ")}.`),
          }),
          ...jsonBody(webhookBody),
        },
        reply: {
          200: json(webhookResponse, "Received; only what the platform itself then answers is written down."),
        },
        errors: ["not_found"],
      },
      async (c) => {
        const platform = telling(platforms, c.req.valid("param").platform);
        await limits.count("webhook", "platform", platform.name);
        const bytes = new Uint8Array(await c.req.arrayBuffer());
        return c.json(
          { status: await receive(dependencies, { platform, bytes, body: c.req.valid("json") }) },
          200,
        );
      },
    ),
  ];
}

function refuseUnsigned(platforms: Platforms): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { webhook } = telling(platforms, c.req.param("platform") ?? "");
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    if (!webhook?.isSigned(bytes, c.req.raw.headers)) {
      throw new ApiError("unauthorized", "The signature is missing or wrong");
    }
    await next();
  };
}

/** @throws {ApiError} `not_found` for a platform that isn't set up or has no webhooks */
function telling(platforms: Platforms, name: string): DonationPlatform {
  const platform = platformNamed(platforms, name);
  if (!platform?.webhook) throw new ApiError("not_found", "No such platform tells us of donations");
  return platform;
}
