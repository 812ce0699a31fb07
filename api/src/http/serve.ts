import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import type { Logger } from "pino";
import { ApiError, statusOf, toErrorBody } from "./api-error.ts";
import type { SendReady } from "./ready-answers.ts";

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
}

const PATIENCE: Patience = { headers: 10_000, request: 120_000, silence: 150_000, check: 2_000 };

interface Served {
  readonly fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  /** Asked first; nothing lies ready unless given. */
  readonly sendReady?: SendReady;
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
  { fetch, sendReady = () => false }: Served,
  { host, port, newId, logger, patience = PATIENCE }: ListenOptions,
): Promise<RunningServer> {
  const listener = getRequestListener(
    (request, bindings) => {
      if (!isUsable(request.url)) throw new RequestError("The address is none, or holds credentials");
      return fetch(request, bindings as HttpBindings);
    },
    { errorHandler: (error) => answerBrokenRequest(error, newId(), logger) },
  );
  let isLeaving = false;
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
    },
    (incoming, outgoing) => {
      // A client that kept the connection could else send a request at the moment in which it is closed.
      if (isLeaving) outgoing.setHeader("Connection", "close");
      if (incoming.headers.host === usableHost && sendReady(incoming, outgoing)) return;
      return listener(incoming, outgoing);
    },
  );
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

/** The last address's scheme and host that were found usable, and the host alone. */
let usableOrigin = "http://localhost";
let usableHost = "localhost";

/** Whether both `URL` and `Request` take an address: one made of a Host header such as `1.2.3.4.5` is none. */
function isUsable(address: string): boolean {
  // Nearly all are of one host, and what follows it makes no address unusable.
  if (address.startsWith(usableOrigin) && address[usableOrigin.length] === "/") return true;
  if (!URL.canParse(address) || /^[^/]*\/\/[^/]*@/.test(address)) return false;
  usableOrigin = address.slice(0, address.indexOf("/", "https://".length));
  usableHost = usableOrigin.slice(usableOrigin.indexOf("//") + "//".length);
  return true;
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
