import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Milliseconds after which a request counts as not answered. */
const PATIENCE = 10_000;

/** Sends requests one after another on connections that stay open. A fuller client would mend what is odd in them. */
export function createSender(url: string) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    /** @throws when there is no whole reply */
    async send({ method, path, headers, body }: Outgoing): Promise<Reply> {
      const { promise, resolve, reject } = Promise.withResolvers<Reply>();
      const bytes = body === null ? null : Buffer.from(body);
      // Not by itself: of some methods Node expects no body.
      const length = bytes ? { "Content-Length": String(bytes.length) } : {};
      const target = { agent, hostname, port, method, path, timeout: PATIENCE };
      const outgoing = request({ ...target, headers: { ...headers, ...length } }, (incoming) => {
        const { statusCode = 0, headers: told } = incoming;
        buffer(incoming)
          .then((read) => resolve({ status: statusCode, headers: told, body: plain(read, told) }))
          .catch(reject);
      });
      outgoing.on("timeout", () => outgoing.destroy(new Error("There was no answer in time")));
      outgoing.on("error", reject);
      outgoing.end(bytes);
      return promise;
    },
    close: () => agent.destroy(),
  };
}

/** A body as text: a request may have asked for it compressed. @throws when it isn't what it is said to be */
function plain(body: Buffer, headers: IncomingHttpHeaders): string {
  const encoding = headers["content-encoding"];
  if (body.length === 0 || encoding === undefined) return body.toString();
  return (encoding === "br" ? brotliDecompressSync(body) : gunzipSync(body)).toString();
}
