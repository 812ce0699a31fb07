import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

const NO_PASSWORD = "NOAUTH HELLO must be called with the client already authenticated";
const WRONG_PASSWORD = "WRONGPASS invalid username-password pair or user is disabled.";

/** What stands in for Redis where none is installed: it speaks its protocol, and knows what the limiter asks. */
export interface RedisServer {
  readonly url: string;
  /** Points by key. */
  readonly counts: ReadonlyMap<string, number>;
  /** Breaks every connection and takes no more. */
  stop(): Promise<void>;
}

interface Settings {
  /** Without one it lets everybody in, whatever password they have. */
  readonly password?: string;
  /** What it answers instead of counting, such as `READONLY ...`; nothing at all when null. */
  readonly refusal?: string | null;
}

/** Answers in the words of Redis 7. */
export async function startRedisServer(settings: Settings = {}): Promise<RedisServer> {
  const { password, refusal } = settings;
  const counts = new Map<string, number>();
  const ends = new Map<string, number>();
  const sockets = new Set<Socket>();

  const commands: Readonly<Record<string, (parts: readonly string[]) => string>> = {
    // HELLO 3 AUTH user password ... An array is understood as well as a map.
    HELLO: ([, word, , given]) => {
      if (password !== undefined && word !== "AUTH") return `-${NO_PASSWORD}\r\n`;
      if (password !== undefined && given !== password) return `-${WRONG_PASSWORD}\r\n`;
      return array(["server", "redis", "version", "7.4.0", "proto", 2].map(value));
    },
    CLIENT: () => "+OK\r\n",
    // The limiter's script: EVAL script 1 key points seconds ...
    EVAL: ([, , key = "", points, seconds]) => {
      if (refusal) return `-${refusal}\r\n`;
      const now = Date.now();
      if ((ends.get(key) ?? 0) <= now) {
        counts.set(key, 0);
        ends.set(key, now + Number(seconds) * 1000);
      }
      const consumed = (counts.get(key) ?? 0) + Number(points);
      counts.set(key, consumed);
      return array([value(consumed), value((ends.get(key) ?? 0) - now)]);
    },
    DEL: ([key = ""]) => {
      ends.delete(key);
      return value(counts.delete(key) ? 1 : 0);
    },
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    let rest = "";
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (bytes) => {
      rest += bytes.toString("latin1");
      for (let read = readCommand(rest); read; read = readCommand(rest)) {
        rest = rest.slice(read.length);
        const [name = "", ...parts] = read.parts;
        if (refusal === null) continue;
        socket.write(commands[name.toUpperCase()]?.(parts) ?? `-ERR unknown command '${name}'\r\n`);
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async stop() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** An array of bulk strings, as clients send commands; null while it isn't whole. */
function readCommand(text: string): { readonly parts: readonly string[]; readonly length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  const parts: string[] = [];
  let at = head[0].length;
  for (let index = 0; index < Number(head[1]); index++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at, at + 20));
    if (!size) return null;
    const start = at + size[0].length;
    const end = start + Number(size[1]);
    if (text.length < end + 2) return null;
    parts.push(text.slice(start, end));
    at = end + 2;
  }
  return { parts, length: at };
}

function value(of: string | number): string {
  return typeof of === "number" ? `:${of}\r\n` : `$${of.length}\r\n${of}\r\n`;
}

function array(items: readonly string[]): string {
  return `*${items.length}\r\n${items.join("")}`;
}
