import { once } from "node:events";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

/** Vouches for `shop.test` and its subdomains, and for 127.0.0.1; for a hundred years. No key of anybody's. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgaSmwb8mVy7lbyVq2
MdDlitsXSTI/u0X5FaQdMZJfDHKhRANCAAQRvdgSXt8jgWX10KppsgxEfNuttPJ9
bLcTCHIEVjhZr1eeKqz4Uz9VXmrlOtCxBkt1qShFjoeYNweiPfN2swuH
-----END PRIVATE KEY-----`;
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBqDCCAU6gAwIBAgIUeTx2Yy32Ru9duI4xQjdgg3ahSdwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJc2hvcC50ZXN0MCAXDTI2MTEyMzE3MDc1NloYDzIxMjYxMDMw
MTcwNzU2WjAUMRIwEAYDVQQDDAlzaG9wLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQRvdgSXt8jgWX10KppsgxEfNuttPJ9bLcTCHIEVjhZr1eeKqz4Uz9V
XmrlOtCxBkt1qShFjoeYNweiPfN2swuHo3wwejAdBgNVHQ4EFgQUsa3kIJgDHCZm
Bj9w0ekD1SjjaWMwHwYDVR0jBBgwFoAUsa3kIJgDHCZmBj9w0ekD1SjjaWMwDwYD
VR0TAQH/BAUwAwEB/zAnBgNVHREEIDAegglzaG9wLnRlc3SCCyouc2hvcC50ZXN0
hwR/AAABMAoGCCqGSM49BAMCA0gAMEUCIEXHy5a2eLyX7kUNpcPJWp98fN8xthVi
nsVuTgJVyfMyAiEAyQbuToH5lbJWV2MOhHrNaVoOTWtRb4ZuDY3li49BqLM=
-----END CERTIFICATE-----`;

/** A server of a test's own that speaks HTTPS on 127.0.0.1, and knows who came. */
export interface HttpsServer {
  readonly port: number;
  /** Connections so far, even those that never said a word. */
  readonly connections: number;
  /** Ends it, connections under way included. */
  close(): Promise<void>;
}

export async function startHttpsServer(listener: RequestListener): Promise<HttpsServer> {
  const sockets = new Set<Duplex>();
  let connections = 0;
  const server = createServer({ key: KEY, cert: CERTIFICATE }, listener);
  server.on("connection", (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    get connections() {
      return connections;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
