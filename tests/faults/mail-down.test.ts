import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newsletterSubscription } from "@gifthearth/core/contract";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createMailSender, type MailSender } from "../../api/src/people/mail/mail-sender.ts";
import { createMailer } from "../../api/src/people/mail/mailer.ts";
import { createOutbox, type Outbox } from "../../api/src/people/mail/outbox.ts";
import { PASSWORD, signUp } from "../support/accounts.ts";
import { createTestApp, NOW, type TestApp } from "../support/app.ts";
import { openSqlite } from "../support/databases.ts";
import { type SmtpServer, startSmtpServer } from "../support/smtp-server.ts";

const HOUR = 3_600_000;
const ANN = "ann@example.org";
const BEN = "ben@example.org";
const NEW = "new@example.org";

let port: number;
let folder: string;
let opened: Awaited<ReturnType<typeof openSqlite>>;
let now: Date;
let outbox: Outbox;
let post: MailSender;
let app: TestApp;
let smtp: SmtpServer | null;
const log: string[] = [];

beforeEach(async () => {
  const gone = await startSmtpServer();
  port = Number(new URL(gone.url).port);
  gone.close();
  smtp = null;
  now = NOW;
  log.length = 0;
  folder = join(await mkdtemp(join(tmpdir(), "gifthearth-mail-down-")), "outbox");
  opened = await openSqlite();
  const logger = pino({ level: "trace" }, { write: (line: string) => void log.push(line) });
  const clock = () => now;
  const newId = randomUUID;
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: "GiftHearth <no-reply@example.org>" };
  const mailer = createMailer({ mail, dataDirectory: folder, newId, logger });
  outbox = createOutbox({ mailer, folder, clock, newId, logger });
  post = createMailSender(outbox, logger);
  app = createTestApp(opened.db, { mailer: outbox, post, clock, logger });
});
afterEach(async () => {
  // The mail that answers the last request may still be written down.
  await post.settled();
  smtp?.close();
  await opened.discard();
  await rm(join(folder, ".."), { recursive: true });
});

async function everybodyAsks(): Promise<void> {
  await signUp(app, ANN);
  const form = { email: NEW, password: PASSWORD, confirmPassword: PASSWORD };
  expect((await app.post("/api/auth/sign-up", form)).status).toBe(202);
  expect((await app.post("/api/auth/password-reset", { email: ANN })).status).toBe(204);
  const asked = await app.post("/api/newsletter", { email: BEN, frequency: "weekly", consent: true });
  expect(asked.status).toBe(201);
  expect(newsletterSubscription.parse(await asked.json()).email).toBe(BEN);
  await post.settled();
}

/** The link's token in the last mail that was received for somebody. */
function tokenFor(recipient: string, path: string): string {
  const text = (smtp as SmtpServer).received.join("").replaceAll("=\r\n", "").replaceAll("=3D", "=");
  const mail = text.slice(text.indexOf(`RCPT TO:<${recipient}>`));
  return new RegExp(`${path}[^\\s]*token=([\\w-]+)`).exec(mail)?.[1] ?? "";
}

it("While no mail can leave, the API answers as ever; the mails wait, and their links are good when they arrive", async () => {
  await everybodyAsks();
  expect(await readdir(folder)).toHaveLength(3);
  now = new Date(NOW.getTime() + HOUR / 60);
  await outbox.retry();
  expect(await readdir(folder), "still down").toHaveLength(3);

  smtp = await startSmtpServer({ port });
  now = new Date(NOW.getTime() + HOUR / 2);
  await outbox.retry();
  expect([...smtp.delivered].sort()).toEqual([ANN, BEN, NEW]);
  expect(await readdir(folder)).toEqual([]);
  const press = { token: tokenFor(NEW, "/auth/finish"), password: PASSWORD };
  expect((await app.post("/api/auth/sign-up/finish", press)).status).toBe(201);
  const confirmed = await app.post("/api/newsletter/confirm", {
    token: tokenFor(BEN, "/newsletter/confirm"),
  });
  expect(confirmed.status).toBe(200);
  expect(log.join("")).not.toMatch(/@example\.org|token=/);
});

it("A mail is not sent when its link would be good no more, and another one may be asked for", async () => {
  await everybodyAsks();
  now = new Date(NOW.getTime() + 2 * HOUR);
  await outbox.retry();
  smtp = await startSmtpServer({ port });
  now = new Date(NOW.getTime() + 4 * HOUR);
  await outbox.retry();
  expect([...smtp.delivered].sort(), "without the link to set a password").toEqual([BEN, NEW]);
  expect((await app.post("/api/auth/password-reset", { email: ANN })).status).toBe(204);
  await post.settled();
  expect(smtp.delivered).toHaveLength(3);
  expect(await readdir(folder)).toEqual([]);
});
