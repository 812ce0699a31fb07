import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "@hono/zod-openapi";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { isFromThisMachine } from "../../http/from-this-machine.ts";
import { route } from "../../http/route.ts";
import { readDonationSums } from "../overview/overview.repository.ts";
import type { Metrics } from "./metrics.ts";

interface Dependencies {
  readonly config: Pick<Config, "metricsToken">;
  readonly db: Database;
  readonly metrics: Metrics;
}

/** `GET /metrics`: for whoever sends the token, or for this machine alone where none is set. */
export function metricsRoutes({ config: { metricsToken }, db, metrics }: Dependencies) {
  return [
    route(
      {
        method: "get",
        path: "/metrics",
        access: "direct",
        tag: "Operation",
        summary: "Figures for Prometheus",
        description:
          "Needs `Authorization: Bearer <METRICS_TOKEN>`. Where the operator set no token, only the server's own machine is answered, and not through a proxy.",
        reply: { 200: { description: "The figures.", content: { "text/plain": { schema: z.string() } } } },
        errors: ["unauthorized"],
      },
      async (c) => {
        c.header("Cache-Control", "no-store");
        const mayRead =
          metricsToken === null ? isFromThisMachine(c) : carries(c.req.header("Authorization"), metricsToken);
        if (!mayRead) {
          c.header("WWW-Authenticate", 'Bearer realm="metrics"');
          throw new ApiError("unauthorized", metricsToken === null ? FOR_THIS_MACHINE : SEND_THE_TOKEN);
        }
        // While the database is away the others are told all the same, and these stay as they were.
        await readDonationSums(db).then(metrics.donations, () => {});
        return c.text(await metrics.text(), 200, { "Content-Type": metrics.contentType });
      },
    ),
  ];
}

const SEND_THE_TOKEN = "Please send METRICS_TOKEN as a Bearer token";
const FOR_THIS_MACHINE =
  "Without METRICS_TOKEN the figures are for this machine alone. Please set it, and send it as a Bearer token.";

/** Compares hashes, which are of one length, in a time that tells nothing. */
function carries(authorization: string | undefined, token: string): boolean {
  const sent = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(hash(sent), hash(token));
}

function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
