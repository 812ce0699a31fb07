import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { preferences } from "@gifthearth/core/contract";
import { type LedgerEvent, readCheckpoint, readNote } from "@gifthearth/core/ledger";
import { pino } from "pino";
import { expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { readEvents } from "../../api/src/money/ledger/events.ts";
import { createCheckpointMails } from "../../api/src/money/log/checkpoint-mails.ts";
import { signLog } from "../../api/src/money/log/ledger-log.ts";
import { type Mail, UndeliveredError } from "../../api/src/people/mail/mailer.ts";
import { type SignedIn, signUp, unconfirm } from "../support/accounts.ts";
import { createTestApp, LEDGER_KEY, NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { close } from "../support/filled-ledger.ts";
import { rechain } from "../support/ledgers.ts";
import { readPageVerifier } from "../support/page-verifier.ts";
import { jsonRequest } from "../support/partners.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

const silent = pino({ level: "silent" });
const clock = () => NOW;
const config = parseConfig({ PUBLIC_URL: "https://gifts.example", LEDGER_KEY });

/** What is to be kept of a mail: the signed note in it. */
function noteIn({ text }: Mail): string {
  return /^gifts\.example\/ledger\n\d+\n\S+\n\n(?:— .+\n)+/m.exec(text)?.[0] ?? "";
}

function sizeIn(mail: Mail): number | undefined {
  return readCheckpoint(readNote(noteIn(mail))?.text ?? "")?.size;
}

const wish = (user: SignedIn, checkpointMails: boolean) =>
  user.request("/api/preferences", jsonRequest("PATCH", { checkpointMails }));

async function closeAndSign(db: Database, month: string): Promise<void> {
  await report(db, month, 10_000);
  await close(db, month);
  await signLog({ db, config, clock });
}

describeOnEachDatabase("The ledger's checkpoint by mail", (database, url) => {
  function setUp(send?: (mail: Mail) => Promise<void>) {
    const mails: Mail[] = [];
    const mailer = { send: send ?? (async (mail: Mail) => void mails.push(mail)) };
    const app = createTestApp(database(), { clock, mailer });
    const roundOf = (db: Database) => createCheckpointMails({ config, db, clock, mailer, logger: silent });
    const round = roundOf(database());
    return {
      ...{ app, mails, roundOf, round },
      /** @returns the mails of a round */
      async sent() {
        await round();
        return mails.splice(0);
      },
    };
  }

  it("comes to who wishes it, once with each close, whichever of several servers sends it", async () => {
    await chooseTreesAndMeals(database());
    const { app, sent, mails, roundOf } = setUp();
    const [ann, bob] = [await signUp(app, "ann@example.org"), await signUp(app, "bob@example.org")];
    expect(preferences.parse(await (await ann.request("/api/preferences")).json()).checkpointMails).toBe(
      false,
    );
    await wish(ann, true);
    await wish(bob, true);
    await wish(bob, false);
    expect(await sent()).toEqual([]);
    await closeAndSign(database(), "2026-08");
    const [first, ...more] = await sent();
    expect([first?.to, first?.subject, more]).toEqual([
      "ann@example.org",
      "GiftHearth’s ledger: August 2026 is closed",
      [],
    ]);
    expect(first?.text).toContain("August 2026 is closed: $50.00 to give (");
    expect(first && sizeIn(first)).toBe(1);
    expect(await sent()).toEqual([]);

    await wish(bob, true);
    expect((await sent()).map(({ to }) => to)).toEqual(["bob@example.org"]);
    await report(database(), "2026-09", 10_000);
    await close(database(), "2026-09");
    // It isn't signed yet.
    expect(await sent()).toEqual([]);
    await signLog({ db: database(), config, clock });
    const others = [1, 2].map(() => openDatabase(url(), silent));
    await Promise.all([database(), ...others].map((db) => roundOf(db)()));
    await Promise.all(others.map((db) => db.destroy()));
    expect(mails.map(({ to }) => to).sort()).toEqual(["ann@example.org", "bob@example.org"]);
    expect(mails.map(sizeIn)).toEqual([2, 2]);
  });

  it("proves to who kept it that nothing was changed since, and shows what was, by what the mail says to do", async () => {
    await chooseTreesAndMeals(database());
    const { app, sent } = setUp();
    await wish(await signUp(app), true);
    await closeAndSign(database(), "2026-08");
    const [mail] = await sent();
    if (!mail) throw new Error("No mail came");
    await closeAndSign(database(), "2026-09");
    const events = await readEvents(database());
    const honest = await (await app.request("/api/donations")).text();
    // As the operator would tell it later: the first month was closed a minute after.
    const [closed, ...rest] = events;
    const at = new Date(Date.parse(closed?.at ?? "") + 1).toISOString();
    const forged = JSON.stringify(rechain([{ ...closed, at } as LedgerEvent, ...rest]));
    const since = noteIn(mail);
    const checkLedger = await readPageVerifier();
    expect((await checkLedger(honest, { since })).problems).toEqual([]);
    expect((await checkLedger(forged, { since })).problems).not.toEqual([]);
    const key = / --key (\S+)\n/.exec(mail.text)?.[1] ?? "";
    if (spawnSync("python3", ["--version"]).status !== 0) return;
    const folder = await mkdtemp(join(tmpdir(), "gifthearth-mailed-"));
    const inFile = async (name: string, text: string) => {
      await writeFile(join(folder, name), text);
      return join(folder, name);
    };
    const script = join(import.meta.dirname, "../../sites/main/public/verify-ledger.py");
    const run = async (ledger: string) =>
      promisify(execFile)("python3", [
        script,
        await inFile("ledger.json", ledger),
        ...["--since", await inFile("checkpoint.txt", since), "--key", key],
      ]).then(
        ({ stdout }) => stdout,
        ({ stdout }: { stdout: string }) => stdout,
      );
    expect(await run(honest)).toContain("2 events are right");
    expect(await run(forged)).not.toContain("are right");
    await rm(folder, { recursive: true });
  });

  it("ends by a mail's link, in one click or by the page, also of an older mail", async () => {
    await chooseTreesAndMeals(database());
    const { app, sent } = setUp();
    const user = await signUp(app);
    await wish(user, true);
    await closeAndSign(database(), "2026-08");
    const [older] = await sent();
    await closeAndSign(database(), "2026-09");
    expect(await sent()).toHaveLength(1);
    const press = (link: string, fields: object = {}) =>
      app.request(link, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click", ...fields }),
      });
    expect(older?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [, link = ""] =
      /^<https:\/\/gifts\.example(.+)>$/.exec(older?.headers?.["List-Unsubscribe"] ?? "") ?? [];
    expect((await press(link)).status).toBe(200);
    const wanted = preferences.parse(await (await user.request("/api/preferences")).json());
    expect(wanted.checkpointMails).toBe(false);
    await closeAndSign(database(), "2026-10");
    expect(await sent()).toEqual([]);
    const done = await press(link, { from: "page" });
    expect(done.headers.get("Location")).toBe("/checkpoints/unsubscribe?outcome=done");
    expect((await press("/checkpoints/unsubscribe?token=x")).status).toBe(400);
    const failed = await press("/checkpoints/unsubscribe?token=x", { from: "page" });
    expect(failed.headers.get("Location")).toBe("/checkpoints/unsubscribe?outcome=failed");
  });

  it("comes once the mail server takes it, not to what it refuses for good, and to no address that isn't confirmed", async () => {
    await chooseTreesAndMeals(database());
    const failures = [new UndeliveredError("it is down", false), new Error("EPIPE")];
    const taken: string[] = [];
    const { app, round } = setUp(async ({ to }) => {
      const failure = to === "cut@example.org" ? new UndeliveredError("550", true) : failures.shift();
      if (failure) throw failure;
      taken.push(to);
    });
    await wish(await signUp(app, "cut@example.org"), true);
    await closeAndSign(database(), "2026-08");
    await round();
    await wish(await signUp(app, "ann@example.org"), true);
    for (let times = 0; times < 4; times++) await round();
    expect(taken).toEqual(["ann@example.org"]);
    expect(failures).toEqual([]);
    await unconfirm(database());
    await closeAndSign(database(), "2026-09");
    await round();
    expect(taken).toEqual(["ann@example.org"]);
  });
});
