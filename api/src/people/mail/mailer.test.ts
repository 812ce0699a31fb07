import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import { createMailer } from "./mailer.ts";

const FROM = "GiftHearth <no-reply@example.org>";
const MAIL = { to: "ann@example.org", subject: "Hello", text: "The link: https://example.org/?token=secret" };

let folder: string;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gifthearth-mail-"));
  lines = [];
});
afterEach(() => rm(folder, { recursive: true }));

function mailer(smtpUrl: string | null) {
  const logger = pino({ level: "trace" }, { write: (line: string) => lines.push(line) });
  return createMailer({ mail: { smtpUrl, from: FROM }, dataDirectory: folder, newId: () => "one", logger });
}

it("writes each mail to a file that only the server reads, and the log says where and no more", async () => {
  await mailer(null).send(MAIL);
  const [name = ""] = await readdir(join(folder, "mail"));
  const file = join(folder, "mail", name);
  expect(name).toBe("one.eml");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const text = await readFile(file, "utf8");
  expect(text).toContain(`From: ${FROM}`);
  expect(text).toContain("To: ann@example.org");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(file);
  expect(lines[0]).not.toMatch(/secret|ann@/);
});

it("sends by SMTP, and leaves no file", async () => {
  const smtp = await startSmtpServer();
  await mailer(smtp.url).send(MAIL);
  smtp.close();
  const said = smtp.received.join("");
  expect(said).toContain("RCPT TO:<ann@example.org>");
  expect(said).toContain("Subject: Hello");
  expect(await readdir(folder)).toEqual([]);
});

it("sends a mail's own headers, unbroken, in a file as by SMTP", async () => {
  const link = `<https://example.org/newsletter/unsubscribe?token=${"x".repeat(60)}>`;
  const headers = { "List-Unsubscribe": link, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  const smtp = await startSmtpServer();
  await mailer(smtp.url).send({ ...MAIL, headers });
  smtp.close();
  await mailer(null).send({ ...MAIL, headers });
  const file = await readFile(join(folder, "mail", "one.eml"), "utf8");
  for (const text of [smtp.received.join(""), file]) {
    expect(text.replaceAll(/\r\n +/g, " ")).toContain(`List-Unsubscribe: ${link}\r\n`);
    expect(text).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  }
});

it("sends to one address alone, whatever it holds", async () => {
  const smtp = await startSmtpServer();
  await mailer(smtp.url).send({ ...MAIL, to: "ann@example.org, bob@example.org\r\nBcc: eve@example.org" });
  smtp.close();
  const said = smtp.received.join("");
  expect(said.match(/^RCPT TO:/gm)).toHaveLength(1);
  expect(said).not.toMatch(/^Bcc:/m);
});

it("says why a mail was not taken, without saying whose it was", async () => {
  const smtp = await startSmtpServer({ refusal: "550 no such user <Ann@Example.org>" });
  const failure = await mailer(smtp.url)
    .send(MAIL)
    .catch((error: Error) => error);
  smtp.close();
  expect(String(failure)).toMatch(/took no mail: EENVELOPE, RCPT TO, 550/);
  expect(JSON.stringify(pino.stdSerializers.err(failure as Error))).not.toMatch(/ann@/i);
});

it("names a mail server that can't be reached", async () => {
  await expect(mailer("smtp://127.0.0.1:1").send(MAIL)).rejects.toThrow(/ECONNREFUSED/);
});
