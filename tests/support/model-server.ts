import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";

/** A chat-completions request that the server received. */
interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model?: string;
    readonly stream?: boolean;
    readonly messages?: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string };
    readonly stream_options?: { readonly include_usage?: boolean };
    readonly max_tokens?: number;
    readonly max_completion_tokens?: number;
  };
  /** Resolves when the connection's part in it is over: `false` when the client left before the end. */
  readonly answered: Promise<boolean>;
}

/** What the server does with one request. */
export type ModelReply = (request: ModelRequest, response: ServerResponse) => Promise<void>;

/** The tokens that every answer took, whatever it says. */
export const USAGE = { prompt_tokens: 612, completion_tokens: 884, total_tokens: 1496 };

/** An OpenAI-compatible server of our own, over real HTTP, that says what a test tells it to. */
export interface ModelServer {
  /** For `AI_BASE_URL`: `http://127.0.0.1:<port>/v1`. */
  readonly baseUrl: string;
  readonly requests: readonly ModelRequest[];
  /** Replaces what is said from now on: one reply a request, the last one for all that follow. */
  reply(...replies: ModelReply[]): void;
  close(): Promise<void>;
}

/** Starts the server on a free port of 127.0.0.1. */
export async function startModelServer(...replies: ModelReply[]): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let queue = replies;
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming, response);
    if (incoming.method !== "POST" || incoming.url !== "/v1/chat/completions") {
      await refuses(404, `Unknown request URL: ${incoming.method} ${incoming.url}.`)(request, response);
      return;
    }
    requests.push(request);
    const [next = refuses(500, "The test has told the model server to say nothing."), ...rest] = queue;
    if (rest.length > 0) queue = rest;
    await next(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    reply(...newReplies) {
      queue = newReplies;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function readRequest(incoming: IncomingMessage, response: ServerResponse): Promise<ModelRequest> {
  const answered = new Promise<boolean>((resolve) => {
    response.once("close", () => resolve(response.writableFinished));
  });
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  const { url: path = "", headers } = incoming;
  const text = Buffer.concat(pieces).toString();
  return { path, headers, body: text ? JSON.parse(text) : {}, answered };
}

export interface SpeechOptions {
  /** Wait before each piece, in milliseconds. */
  readonly everyMs?: number;
  /** Sends the event stream in pieces of this many bytes, whatever characters and lines that cuts. */
  readonly bytes?: number;
  /** "length" when the token limit cut the text off. */
  readonly finishReason?: "stop" | "length" | "content_filter";
}

/**
 * Says a text, as a stream of tokens when the request asks for one, else whole.
 * @param text a string is cut into tokens; pieces of one's own are sent one event each
 */
export function says(
  text: string | AsyncIterable<string> | Iterable<string>,
  options: SpeechOptions = {},
): ModelReply {
  return async (request, response) => {
    const pieces = typeof text === "string" ? (text.match(/.{1,4}/gsu) ?? []) : text;
    if (!request.body.stream) {
      let whole = "";
      for await (const piece of pieces) whole += piece;
      await saysWhole(whole)(request, response);
      return;
    }
    openStream(response);
    await send(response, event(request, { role: "assistant", content: "", refusal: null }), options);
    for await (const piece of pieces) {
      if (options.everyMs) await delay(options.everyMs);
      if (response.destroyed) return;
      await send(response, event(request, { content: piece }), options);
    }
    await send(response, event(request, {}, options.finishReason ?? "stop"), options);
    if (request.body.stream_options?.include_usage) {
      const last = { ...envelope(request, "chat.completion.chunk"), choices: [], usage: USAGE };
      await send(response, `data: ${JSON.stringify(last)}\n\n`, options);
    }
    response.end("data: [DONE]\n\n");
  };
}

/** Says a text in one JSON body even when the request asks for a stream, as some gateways do. */
export function saysWhole(text: string): ModelReply {
  return async (request, response) => {
    sendJson(response, 200, {
      ...envelope(request, "chat.completion"),
      choices: [
        {
          index: 0,
          message: { role: "assistant", content: text, refusal: null },
          logprobs: null,
          finish_reason: "stop",
        },
      ],
      usage: USAGE,
    });
  };
}

/** Declines in the `refusal` field, as models with that field do. */
export function declines(reason: string): ModelReply {
  return async (request, response) => {
    openStream(response);
    await send(response, event(request, { role: "assistant", content: null, refusal: reason }));
    await send(response, event(request, {}, "stop"));
    response.end("data: [DONE]\n\n");
  };
}

/**
 * Refuses requests that hold one of these fields, as endpoints do that don't know them; replies to others.
 * @param names whether the refusal names the field
 */
export function refusesFields(
  fields: readonly ("response_format" | "stream_options" | "max_tokens")[],
  reply: ModelReply,
  { status = 400, names = false } = {},
): ModelReply {
  return async (request, response) => {
    const [field] = fields.filter((name) => request.body[name] !== undefined);
    if (!field) return reply(request, response);
    const message = "Extra inputs are not permitted";
    const param = names ? field : null;
    sendJson(response, status, { error: { message, type: "invalid_request_error", param, code: null } });
  };
}

/** Answers with an error status and the error body that OpenAI sends. */
export function refuses(
  status: number,
  message: string,
  {
    code = null,
    param = null,
    headers = {},
  }: {
    code?: string | null;
    param?: string | null;
    headers?: Readonly<Record<string, string>>;
  } = {},
): ModelReply {
  return async (_, response) => {
    const type = status >= 500 ? "server_error" : "invalid_request_error";
    sendJson(response, status, { error: { message, type, param, code } }, headers);
  };
}

/** Says a text and then reports an error inside the stream, which has status 200 by then. */
export function failsMidway(text: string, message: string): ModelReply {
  return async (request, response) => {
    openStream(response);
    await send(response, event(request, { content: text }));
    const error = { message, type: "server_error", param: null, code: null };
    response.end(`data: ${JSON.stringify({ error })}\n\n`);
  };
}

/**
 * Says a text and then nothing more, with the connection left open.
 * @param commentEveryMs sends the comment lines by which some gateways keep a connection alive
 */
export function stalls(text: string, { commentEveryMs }: { commentEveryMs?: number } = {}): ModelReply {
  return async (request, response) => {
    openStream(response);
    if (text) await send(response, event(request, { content: text }));
    while (commentEveryMs && !response.destroyed) {
      await send(response, ": OPENROUTER PROCESSING\n\n");
      await delay(commentEveryMs);
    }
    await request.answered;
  };
}

/** Takes the request and never answers, not even with headers. */
export function staysSilent(): ModelReply {
  return async (request) => {
    await request.answered;
  };
}

/** Says a text and then loses the connection. */
export function drops(text: string): ModelReply {
  return async (request, response) => {
    if (text) {
      openStream(response);
      await send(response, event(request, { content: text }));
    }
    response.destroy();
  };
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache",
  });
  response.flushHeaders();
}

/** The part that streamed and whole answers have in common. */
function envelope({ body }: ModelRequest, object: string) {
  return {
    id: "chatcmpl-CkQ5vXr8",
    object,
    created: 1_795_226_400,
    model: body.model,
    system_fingerprint: "fp_3a1c",
  };
}

function event(request: ModelRequest, delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ ...envelope(request, "chat.completion.chunk"), choices })}\n\n`;
}

/** Writes and waits until the piece has left, so that pieces arrive as they were cut. */
async function send(response: ServerResponse, text: string, { bytes }: SpeechOptions = {}): Promise<void> {
  const whole = Buffer.from(text);
  const size = bytes ?? whole.length;
  for (let start = 0; start < whole.length && !response.destroyed; start += size) {
    await new Promise((resolve) => response.write(whole.subarray(start, start + size), resolve));
    if (bytes) await nextTurn();
  }
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
) {
  response.writeHead(status, { "content-type": "application/json", "x-request-id": "req_7d1f", ...headers });
  response.end(JSON.stringify(body));
}
