import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of a test's own. */
export interface LocalServer {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Ends it, connections under way included. */
  close(): Promise<void>;
}

/** Starts a server on a free port of 127.0.0.1: an origin of its own. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
