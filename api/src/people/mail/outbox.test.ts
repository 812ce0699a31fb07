import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import { createMailer } from "./mailer.ts";
import { createOutbox } from "./outbox.ts";

const MAIL = { to: "ann@example.org", subject: "Hello", text: "https://example.org/?token=secret" };
const MINUTE = 60_000;
const NOW = Date.parse("2026-11-21T12:00:00.000Z");
/** Where nobody listens. */
const DOWN = "smtp://127.0.0.1:1";

let folder: string;
let log: string[];
let now: number;
let lastId: number;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "gifthearth-outbox-")), "outbox");
  log = [];
  now = NOW;
  lastId = 0;
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

/** An outbox on the one folder, as another process would have it, too. */
function outboxTo(smtpUrl: string) {
  const logger = pino({ level: "trace" }, { write: (line: string) => log.push(line) });
  const newId = () => `mail-${++lastId}`;
  const mail = { smtpUrl, from: "GiftHearth <no-reply@example.org>" };
  const mailer = createMailer({ mail, dataDirectory: folder, newId, logger });
  return createOutbox({ mailer, folder, clock: () => new Date(now), newId, logger });
}

it("sends at once, and keeps nothing of what was sent", async () => {
  const smtp = await startSmtpServer();
  await outboxTo(smtp.url).send(MAIL);
  smtp.close();
  expect(smtp.delivered).toEqual(["ann@example.org"]);
  expect(await readdir(folder)).toEqual([]);
});

it("keeps a mail for the server's eyes alone, and tries again after a pause that grows", async () => {
  await outboxTo(DOWN).send(MAIL);
  const [name = ""] = await readdir(folder);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const dueOf = async () => JSON.parse(await readFile(join(folder, name), "utf8")).due - now;
  expect(await dueOf()).toBe(MINUTE / 2);
  await outboxTo(DOWN).retry();
  expect(await dueOf()).toBe(MINUTE / 2);
  for (const pause of [1, 2, 4, 8, 16, 30, 30]) {
    now += await dueOf();
    await outboxTo(DOWN).retry();
    expect(await dueOf()).toBe(pause * MINUTE);
  }
  expect(log.join("")).not.toMatch(/ann@|secret/);
});

it("is sent once by however many processes, as soon as the mail server is back", async () => {
  await outboxTo(DOWN).send(MAIL);
  await outboxTo(DOWN).send({ ...MAIL, to: "ben@example.org" });
  const smtp = await startSmtpServer();
  now += MINUTE;
  await Promise.all(Array.from({ length: 5 }, () => outboxTo(smtp.url).retry()));
  smtp.close();
  expect([...smtp.delivered].sort()).toEqual(["ann@example.org", "ben@example.org"]);
  expect(await readdir(folder)).toEqual([]);
});

it("gives up what the mail server will never take", async () => {
  const smtp = await startSmtpServer({ refusal: "550 no such user" });
  await expect(outboxTo(smtp.url).send(MAIL)).rejects.toThrow(/took no mail/);
  expect(await readdir(folder)).toEqual([]);
  smtp.close();
});

it("keeps what the mail server doesn't take just now", async () => {
  const smtp = await startSmtpServer({ refusal: "451 try again later" });
  await outboxTo(smtp.url).send(MAIL);
  expect(await readdir(folder)).toEqual(["mail-1.json"]);
  smtp.close();
});

it("gives up when it would be of no use any more, and says so", async () => {
  await outboxTo(DOWN).send({ ...MAIL, usefulFor: 60 * MINUTE });
  now += 60 * MINUTE;
  await outboxTo(DOWN).retry();
  expect(await readdir(folder)).toEqual([]);
  expect(log.at(-1)).toContain("A mail that waited could not be sent");
});

it("doesn't wait for a time that a wrong clock wrote", async () => {
  now += 365 * 24 * 60 * MINUTE;
  await outboxTo(DOWN).send(MAIL);
  now = NOW;
  const smtp = await startSmtpServer();
  await outboxTo(smtp.url).retry();
  smtp.close();
  expect(smtp.delivered).toEqual(["ann@example.org"]);
});

it("passes over half a mail that a killed process left", async () => {
  await outboxTo(DOWN).send(MAIL);
  await writeFile(join(folder, "half.json"), `{"mail":{"to":"eve@`);
  const smtp = await startSmtpServer();
  now += MINUTE;
  await outboxTo(smtp.url).retry();
  smtp.close();
  expect(smtp.delivered).toEqual(["ann@example.org"]);
  expect(await readdir(folder)).toEqual([]);
});

it("never writes over a mail that waits: a full disk, or a kill, would leave half of it", async () => {
  await outboxTo(DOWN).send(MAIL);
  const file = join(folder, "mail-1.json");
  const { ino } = await stat(file);
  now += MINUTE;
  await outboxTo(DOWN).retry();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ mail: MAIL, tries: 2 });
  expect((await stat(file)).ino).not.toBe(ino);
});

it("keeps a mail whose next try can't be written down", async () => {
  await outboxTo(DOWN).send(MAIL);
  await mkdir(join(folder, "mail-1.partial"));
  now += MINUTE;
  await outboxTo(DOWN).retry();
  expect(log.join("")).toContain("can't be written down");
  const smtp = await startSmtpServer();
  await outboxTo(smtp.url).retry();
  smtp.close();
  expect(smtp.delivered).toEqual(["ann@example.org"]);
});

it("removes what a process that is gone was writing, and nothing that one may be writing now", async () => {
  await outboxTo(DOWN).send(MAIL);
  for (const name of ["old.partial", "new.partial"]) await writeFile(join(folder, name), `{"mail":{`);
  await utimes(join(folder, "old.partial"), new Date(0), new Date(0));
  await outboxTo(DOWN).retry();
  expect((await readdir(folder)).sort()).toEqual(["mail-1.json", "new.partial"]);
});

it("sends a mail all the same where it can't be written down", async () => {
  await writeFile(folder, "a file where the folder should be");
  const smtp = await startSmtpServer();
  await outboxTo(smtp.url).send(MAIL);
  smtp.close();
  expect(smtp.delivered).toEqual(["ann@example.org"]);
  expect(log.join("")).toContain("can't be written down");
});
