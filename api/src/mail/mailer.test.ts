import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { createMailer } from "./mailer.ts";

let server: Server;
afterEach(() => {
  server.close();
});

/** A mail server that refuses every recipient, by name. @returns its address */
async function startRefusing(): Promise<string> {
  server = createServer((socket) => {
    socket.write("220 mail.example ESMTP\r\n");
    socket.on("data", (data) => {
      const recipient = /^RCPT TO:(\S+)/.exec(data.toString())?.[1];
      socket.write(recipient ? `550 5.1.1 ${recipient}: no such user\r\n` : "250 ok\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("tells of a refused mail without the address it was for", async () => {
  const logger = pino({ level: "silent" });
  const mail = { smtpUrl: await startRefusing(), from: "hello@gifthearth.example" };
  const mailer = createMailer({ mail, dataDirectory: "unused", newId: () => "unused", logger });
  const refusal = await mailer
    .send({ to: "ann@example.org", subject: "Hello", text: "Hello" })
    .catch((error: unknown) => error);
  expect(String(refusal)).toMatch(/EENVELOPE, 550 to RCPT TO/);
  expect(JSON.stringify(pino.stdSerializers.err(refusal as Error))).not.toContain("ann@example.org");
});
