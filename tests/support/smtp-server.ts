import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** A mail server of a test's own. */
export interface SmtpServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** All that it was told, one piece a packet. */
  readonly received: readonly string[];
  /** Recipients of the mails that it took. */
  readonly delivered: readonly string[];
  close(): void;
}

interface SmtpOptions {
  /** 0 takes any free one. */
  readonly port?: number;
  /** What it says to a recipient instead of taking the mail. */
  readonly refusal?: string;
  /** How long it thinks before each word, milliseconds. */
  readonly slowness?: number;
}

/** Starts a mail server on 127.0.0.1 that takes what it is sent, unless told otherwise. */
export async function startSmtpServer({
  port = 0,
  refusal,
  slowness = 0,
}: SmtpOptions = {}): Promise<SmtpServer> {
  const received: string[] = [];
  const delivered: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    let isData = false;
    let data = "";
    let recipient = "";
    const say = async (words: string) => {
      if (slowness > 0) await delay(slowness);
      socket.write(`${words}\r\n`);
    };
    void say("220 here");
    socket.on("data", async (piece) => {
      const text = String(piece);
      received.push(text);
      // The end may come in a piece of its own.
      data = isData ? data + text : "";
      if (isData && !data.endsWith("\r\n.\r\n")) return;
      if (text.startsWith("QUIT")) return void socket.end("221 bye\r\n");
      recipient = /^RCPT TO:<(.*)>/.exec(text)?.[1] ?? recipient;
      const isTaken = isData;
      isData = text.startsWith("DATA");
      await say(isData ? "354 go on" : text.startsWith("RCPT") && refusal ? refusal : "250 fine");
      if (isTaken) delivered.push(recipient);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    delivered,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
