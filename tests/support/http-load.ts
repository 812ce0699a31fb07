import { connect, type Socket } from "node:net";
import { endOfReply } from "./http-reply.ts";

interface Load {
  readonly connections: number;
  readonly milliseconds: number;
  /** Beside the host's. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Asks for an address over and over on so many connections, each asking anew once it is answered. Written on bare
 * sockets: a fuller client would be slower than the servers that it measures.
 * @returns answers a second
 * @throws for an answer other than 200, or one that doesn't tell where it ends
 */
export async function measureThroughput(
  url: string,
  { connections, milliseconds, headers = {} }: Load,
): Promise<number> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ Host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`;
  let answers = 0;
  const started = performance.now();
  const until = started + milliseconds;
  const askOver = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let rest = "";
      socket.setNoDelay(true).setEncoding("latin1");
      socket.on("error", reject);
      socket.on("close", () => reject(new Error(`${url} hung up`)));
      socket.on("data", (piece: string) => {
        rest += piece;
        const end = endOfReply(rest);
        if (end === null) return;
        if (!rest.startsWith("HTTP/1.1 200 ")) {
          reject(new Error(`${url} answered: ${rest.slice(0, 100)}`));
          return;
        }
        rest = rest.slice(end);
        answers += 1;
        if (performance.now() < until) socket.write(request);
        else resolve();
      });
      socket.write(request);
    });
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname));
  try {
    await Promise.all(sockets.map(askOver));
    return answers / ((performance.now() - started) / 1000);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
