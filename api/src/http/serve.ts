import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import type { Logger } from "pino";
import { ApiError, statusOf, toErrorBody } from "./api-error.ts";
import type { MostBytes } from "./body.ts";
import { endAfterUnreadBody, hasBody, takeInWhatCame } from "./unread-body.ts";

/** Idle connections are looked for this often while the server closes, milliseconds. */
const CLOSING_CHECK = 50;

/** How long clients may take, milliseconds. */
interface Patience {
  /** For the request line and the headers. */
  readonly headers: number;
  /** For the whole request: enough for a report of 100 MB through a line of 10 Mbit/s. */
  readonly request: number;
  /** Without a byte either way: longer than a model may think (`AI_TIMEOUT_MS`), since its answer is streamed. */
  readonly silence: number;
  /** Between two looks at who takes too long. */
  readonly check: number;
  /** For the rest of a body that was answered before it was all here. */
  readonly unread: number;
}

const PATIENCE: Patience = {
  headers: 10_000,
  request: 120_000,
  silence: 150_000,
  check: 2_000,
  unread: 30_000,
};

interface Served {
  readonly fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  /** A client that asks before it sends a body isn't told to go on with more than that; with any unless given. */
  readonly mostBytes?: MostBytes;
}

interface ListenOptions {
  readonly host: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly newId: () => string;
  readonly logger: Logger;
  readonly patience?: Patience;
}

export interface RunningServer {
  /** The port it listens on. */
  readonly port: number;
  /** Tells every client with its next answer that the connection ends there; nothing is refused yet. */
  leave(): void;
  /**
   * Takes no new connections, lets requests in flight finish, and cuts off what still runs after that.
   * @param patience milliseconds
   * @returns how many connections were cut off
   */
  close(patience: number): Promise<number>;
}

/**
 * Listens for HTTP.
 * @throws what `net.Server` throws, such as code EADDRINUSE when the port is taken
 */
export async function serve(
  { fetch, mostBytes = () => Infinity }: Served,
  { host, port, newId, logger, patience = PATIENCE }: ListenOptions,
): Promise<RunningServer> {
  const listener = getRequestListener(
    (request, bindings) => {
      const { incoming } = bindings as HttpBindings;
      if (!namesOneHost(incoming)) throw new RequestError("There is more than one Host header");
      if (!isUsable(request.url)) throw new RequestError("The address is none, or holds credentials");
      const answer = fetch(request, bindings as HttpBindings);
      return hasBody(incoming) ? takeInWhatCame(incoming, answer) : answer;
    },
    { errorHandler: (error) => answerBrokenRequest(error, newId(), logger) },
  );
  let isLeaving = false;
  function answer(incoming: IncomingMessage, outgoing: ServerResponse): unknown {
    // It follows an answer that said it was the last.
    if (!incoming.socket.writable) return;
    // A client that kept the connection could else send a request at the moment in which it is closed.
    if (isLeaving) outgoing.setHeader("Connection", "close");
    if (hasBody(incoming)) endAfterUnreadBody(incoming, outgoing, patience.unread);
    return listener(incoming, outgoing);
  }
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
    },
    answer,
  );
  // Of expectations only that one is known; any other may be left aside, and Node's own refusal would leave the body
  // in the way of the connection's next request.
  server.on("checkExpectation", answer);
  server.on("checkContinue", (incoming, outgoing) => {
    const { method = "", url = "", headers } = incoming;
    const [path = ""] = url.split("?", 1);
    if (!(Number(headers["content-length"]) > mostBytes(method, path))) outgoing.writeContinue();
    answer(incoming, outgoing);
  });
  server.setTimeout(patience.silence);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    leave() {
      isLeaving = true;
    },
    close: (patience) =>
      new Promise((resolve) => {
        let stillOpen = 0;
        const idle = setInterval(() => server.closeIdleConnections(), CLOSING_CHECK);
        const cutOff = setTimeout(() => {
          server.getConnections((_, connections) => {
            stillOpen = connections;
            server.closeAllConnections();
          });
        }, patience);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(cutOff);
          resolve(stillOpen);
        });
      }),
  };
}

/** Whether at most one header names the host: of two, Node passes on the first, and a proxy may have gone by the other. */
function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === "host").length < 2;
}

/** Whether both `URL` and `Request` take an address: one made of a Host header such as `1.2.3.4.5` is none. */
function isUsable(address: string): boolean {
  return URL.canParse(address) && !/^[^/]*\/\/[^/]*@/.test(address);
}

/** What never reached the app: a request line or Host header that is none. */
function answerBrokenRequest(error: unknown, requestId: string, logger: Logger): Response {
  const isTheirs = error instanceof RequestError;
  if (!isTheirs) logger.error({ err: error, requestId }, "Request failed outside the app");
  const refusal = isTheirs
    ? new ApiError("invalid_request", "The request's address or Host header is not valid")
    : new ApiError("internal_error", "Something went wrong. Please try again later.");
  return Response.json(toErrorBody(refusal, requestId), { status: statusOf(refusal.code) });
}
