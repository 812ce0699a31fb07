import type { Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { AppEnv } from "../http/env.ts";
import { type Route, route } from "../http/route.ts";
import { createAskApi } from "./ask-api.ts";

interface Dependencies {
  readonly config: Pick<Config, "publicUrl" | "charityShare">;
  /** What the tools ask. */
  readonly app: Pick<Hono<AppEnv>, "fetch">;
  readonly logger: Logger;
}

/**
 * `POST /mcp`: what assistants ask by the Model Context Protocol, over HTTP and without a session, so that any process
 * answers any request. Each tool asks a route of ours, in the name of who asked, and is counted by that route's limit.
 */
export function assistantRoutes({ config, app, logger }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: "post",
        path: "/mcp",
        access: "public",
        limit: "assistant",
        tag: "Gifts",
        summary: "Tools for assistants",
        // It is JSON-RPC, and describes itself (`tools/list`).
        hide: true,
        reply: {
          200: { description: "A JSON-RPC answer." },
          202: { description: "A notification was taken." },
        },
      },
      async (c) => {
        const message = await readMessage(c);
        c.header("Cache-Control", "no-store");
        if ("fault" in message) return c.json(message.fault, 400);
        const { raw } = c.req;
        const env = { ...c.env, visitorRequest: c.env.visitorRequest ?? raw };
        const fetchApi = async (request: Request) => app.fetch(request, env);
        const api = createAskApi(config.publicUrl, fetchApi, raw.signal, logger);
        // The error's own message may hold the sender's words.
        const onerror = (error: Error) => {
          logger.debug({ error: error.name, requestId: c.get("requestId") }, "An assistant's message failed");
        };
        // With the protocol's library, which a server that no assistant asks does without.
        const { createToolHandler } = await import("./tools.ts");
        const handler = createToolHandler(config, api, onerror);
        const response = await handler.fetch(raw, { parsedBody: message.body });
        // With the headers that every answer has.
        return c.newResponse(response.body, response);
      },
    ),
  ];
}

/** JSON-RPC's own codes. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/**
 * The one message of a request. Several at once, as an old version of the protocol had them, would be begun at once
 * and keep others waiting.
 */
async function readMessage(
  c: Context<AppEnv>,
): Promise<{ readonly body: unknown } | { readonly fault: object }> {
  const text = await c.req.text();
  try {
    const body: unknown = JSON.parse(text);
    return Array.isArray(body) ? fault(INVALID_REQUEST, "Please send one message at a time") : { body };
  } catch {
    return fault(PARSE_ERROR, "The body is not valid JSON");
  }
}

function fault(code: number, message: string) {
  return { fault: { jsonrpc: "2.0", id: null, error: { code, message } } };
}
