import type { IncomingMessage, ServerResponse } from "node:http";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { AnsweredRequests } from "./answered-requests.ts";
import type { AppEnv } from "./env.ts";
import type { FromPage } from "./own-page.ts";

/** Most addresses whose answers lie ready: queries have no end of values. */
const MOST = 500;
/** The longest address whose answer lies ready: ours are short, and a stranger's could fill the memory. */
const LONGEST = 200;

/** A request and what it came with. */
interface Asked {
  readonly env: AppEnv["Bindings"];
  readonly req: { readonly raw: FromPage };
}

interface ReadyAnswer {
  readonly source: unknown;
  readonly beside: ((asked: Asked) => void) | null;
  readonly body: string;
  /** Names and values in turn, as Node takes them, but for the id. */
  readonly headers: readonly string[];
}

interface ReadyOptions {
  readonly path: string;
  /** What an answer that is made now is made of, by identity; undefined when that must be read first. */
  readonly source: () => unknown;
  /** What the route does beside answering whoever asks with a query; null for nothing. Done for ready answers. */
  readonly beside: (query: URLSearchParams) => ((asked: Asked) => void) | null;
  readonly answered: Pick<AnsweredRequests, "prepare">;
  readonly newId: () => string;
}

/**
 * Answers a request with what lies ready.
 * @returns whether something did; if not, nothing was sent
 */
export type SendReady = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Keeps the whole answers of a public route that is asked far more often than what it tells changes, to be sent
 * again before any framework, routing or middleware, as long as they are made of the same. Each has an id, a line
 * in the log and a count of its own. For a route whose answer depends on its address alone.
 * @param app its `fetch` keeps from now on what it answers
 */
export function keepReady(app: OpenAPIHono<AppEnv>, options: ReadyOptions): SendReady {
  const { path, source, beside, answered, newId } = options;
  const answer = app.fetch;
  const ready = new Map<string, ReadyAnswer>();
  const write = answered.prepare({ method: "GET", path, route: path, status: 200 });

  async function answerAndKeep(
    address: string,
    request: Request,
    env: AppEnv["Bindings"],
  ): Promise<Response> {
    const before = source();
    const response = await answer(request, env);
    // Unless it was read anew meanwhile, it is certain what the answer was made of.
    if (before === undefined || before !== source() || response.status !== 200) return response;
    const body = await response.text();
    const headers = Object.fromEntries(response.headers);
    const { "x-request-id": _, ...shared } = headers;
    if (ready.size >= MOST) ready.clear();
    ready.set(address, {
      source: before,
      beside: beside(new URLSearchParams(address.slice(path.length))),
      body,
      headers: Object.entries({ ...shared, "content-length": String(Buffer.byteLength(body)) }).flat(),
    });
    return new Response(body, { headers });
  }

  app.fetch = (request, env: AppEnv["Bindings"] = {}, executionContext) => {
    const { method, url } = request;
    const address = url.slice(url.indexOf("/", "https://".length));
    const isAsked =
      address.startsWith(path) && (address.length === path.length || address[path.length] === "?");
    // A page that asks in-process does so as part of its visitor's request.
    const isKept = isAsked && method === "GET" && address.length <= LONGEST && !env.visitorRequest;
    return isKept ? answerAndKeep(address, request, env) : answer(request, env, executionContext);
  };

  return (incoming, outgoing) => {
    const { method, url = "" } = incoming;
    if (method !== "GET" || !url.startsWith(path)) return false;
    const start = performance.now();
    const known = ready.get(url);
    if (known?.source === undefined || known.source !== source()) return false;
    const requestId = newId();
    known.beside?.({ env: { incoming, outgoing }, req: { raw: fromPage(incoming) } });
    write(start, requestId);
    outgoing.writeHead(200, [...known.headers, "x-request-id", requestId]).end(known.body);
    return true;
  };
}

/** What a request tells of the page that makes it, read when it is asked for. */
function fromPage({ url = "", headers }: IncomingMessage): FromPage {
  const get = (name: string) => headers[name.toLowerCase()]?.toString() ?? null;
  return {
    get url() {
      return `http://${headers.host}${url}`;
    },
    headers: { get, has: (name) => get(name) !== null },
  };
}
