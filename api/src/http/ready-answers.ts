import type { OpenAPIHono } from "@hono/zod-openapi";
import type { AnsweredRequests } from "./answered-requests.ts";
import type { AppEnv } from "./env.ts";

/** Most addresses whose answers lie ready: queries have no end of values. */
const MOST = 500;
/** The longest address whose answer lies ready: ours are short, and a stranger's could fill the memory. */
const LONGEST = 200;

interface ReadyAnswer {
  readonly source: unknown;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request and what it came with. */
interface Asked {
  readonly env: AppEnv["Bindings"];
  readonly req: { readonly raw: Request };
}

interface ReadyOptions {
  readonly path: string;
  /** What an answer that is made now is made of, by identity; undefined when that must be read first. */
  readonly source: () => unknown;
  /** What the route does beside answering; called for an answer that lay ready. */
  readonly onAnswer: (asked: Asked, query: URLSearchParams) => void;
  readonly answered: Pick<AnsweredRequests, "prepare">;
  readonly newId: () => string;
}

/**
 * Keeps the whole answers of a public route that is asked far more often than what it tells changes, and sends
 * them again, before any routing or middleware, as long as they are made of the same. Each has an id, a line in
 * the log and a count of its own. For a route whose answer depends on its address alone.
 */
export function keepReady(app: OpenAPIHono<AppEnv>, options: ReadyOptions): void {
  const { path, source, onAnswer, answered, newId } = options;
  const answer = app.fetch;
  const ready = new Map<string, ReadyAnswer>();
  const write = answered.prepare({ method: "GET", path, route: path, status: 200 });

  async function answerAndKeep(address: string, asked: Asked): Promise<Response> {
    const before = source();
    const response = await answer(asked.req.raw, asked.env);
    // Unless it was read anew meanwhile, it is certain what the answer was made of.
    if (before === undefined || before !== source() || response.status !== 200) return response;
    const body = await response.text();
    const headers = Object.fromEntries(response.headers);
    if (ready.size >= MOST) ready.clear();
    ready.set(address, {
      source: before,
      query: new URLSearchParams(address.slice(path.length)),
      body,
      headers,
    });
    return new Response(body, { headers });
  }

  app.fetch = (request, env: AppEnv["Bindings"] = {}, executionContext) => {
    const { method, url } = request;
    const address = url.slice(url.indexOf("/", "https://".length));
    const isAsked =
      address.startsWith(path) && (address.length === path.length || address[path.length] === "?");
    // A page that asks in-process does so as part of its visitor's request.
    const isKept = isAsked && method === "GET" && address.length <= LONGEST;
    if (!isKept || env.visitorRequest) return answer(request, env, executionContext);
    const start = performance.now();
    const asked = { env, req: { raw: request } };
    const known = ready.get(address);
    if (known?.source === undefined || known.source !== source()) return answerAndKeep(address, asked);
    const requestId = newId();
    onAnswer(asked, known.query);
    write(start, requestId);
    // A plain object: headers made for it would cost as much as all the rest.
    return new Response(known.body, { headers: { ...known.headers, "x-request-id": requestId } });
  };
}
