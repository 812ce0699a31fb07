import { type ClientRequest, request } from "node:http";
import { text } from "node:stream/consumers";

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** From the first byte sent to the last one read. */
  readonly milliseconds: number;
}

interface Question {
  readonly method?: string;
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: string;
}

/**
 * Asks on a connection of its own, and ends it.
 * @param to the address of a server, or the path of a Unix socket
 * @throws where no whole answer comes
 */
export async function ask(to: string, { method = "GET", path, body }: Question): Promise<Answer> {
  const start = performance.now();
  const { hostname, port } = to.startsWith("/") ? { hostname: "localhost", port: "" } : new URL(to);
  const where = to.startsWith("/") ? { socketPath: to } : { hostname, port };
  const headers = {
    ...(body !== undefined && {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    }),
  };
  const outgoing = request({ ...where, agent: false, method, path, headers });
  outgoing.end(body);
  return read(outgoing, start);
}

async function read(outgoing: ClientRequest, start: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  outgoing.on("error", reject).on("response", (incoming) => {
    text(incoming).then((body) => {
      resolve({ status: incoming.statusCode ?? 0, body, milliseconds: performance.now() - start });
    }, reject);
  });
  return promise;
}
