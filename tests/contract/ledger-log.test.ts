import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logProof } from "@gifthearth/core/contract";
import {
  checkpointText,
  fromBase64,
  isContinued,
  isIncluded,
  isSignedBy,
  leafHash,
  logEntry,
  readCheckpoint,
  readNote,
  readNoteKey,
  treeOf,
} from "@gifthearth/core/ledger";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import { readEvents } from "../../api/src/money/ledger/events.ts";
import { verifyCommand } from "../../api/src/money/ledger/verify-command.ts";
import { NODE_CRYPTO } from "../../api/src/money/log/crypto.ts";
import { logKeys, noteBy, originOf, signLog } from "../../api/src/money/log/ledger-log.ts";
import { rotateKeyCommand } from "../../api/src/money/log/rotate-command.ts";
import { makeSigningKey } from "../../api/src/money/log/signing-key.ts";
import { createTestApp, LEDGER_KEY, NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { close, fillLedger } from "../support/filled-ledger.ts";
import { rechain } from "../support/ledgers.ts";
import { readPageVerifier } from "../support/page-verifier.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

const { sha256 } = NODE_CRYPTO;

describeOnEachDatabase("The ledger as a log", (database) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gifthearth-log-"));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    await chooseTreesAndMeals(database());
    await report(database(), "2026-09", 10_000);
    await report(database(), "2026-10", 4_321);
  });

  const settings = (env: Readonly<Record<string, string>> = {}) =>
    parseConfig({ PUBLIC_URL: "https://gifts.example", DATA_DIR: folder, ...env });
  const sign = (env?: Readonly<Record<string, string>>) =>
    signLog({ db: database(), config: settings(env), clock: () => NOW });
  const context = (env?: Readonly<Record<string, string>>) => ({
    config: settings(env),
    clock: () => NOW,
    newId: randomUUID,
    openDatabase: async () => database(),
  });
  const verify = (...args: string[]) => verifyCommand.run(context(), args);
  async function keep(note: string): Promise<string> {
    const path = join(folder, `${randomUUID()}.txt`);
    await writeFile(path, note);
    return path;
  }

  it("signs a checkpoint after every event, each of which every other one continues", async () => {
    expect(await sign()).toBeNull();
    await close(database(), "2026-09");
    const first = await sign();
    expect(first?.size).toBe(1);
    expect(await sign(), "nothing new, nothing signed").toEqual(first);
    await fillLedger(database());
    const many = await Promise.all([sign(), sign(), sign()]);
    expect(new Set(many.map((each) => each?.note)).size).toBe(1);
    const tree = await treeOf(await readEvents(database()), sha256);
    const rows = await database().selectFrom("ledger_checkpoints").selectAll().orderBy("size").execute();
    expect(rows.map(({ size }) => size)).toEqual(Array.from({ length: tree.size }, (_, index) => index + 1));
    const [key] = await logKeys(database());
    for (const { size, note } of rows) {
      const signed = readNote(note);
      if (!signed || !key) throw new Error("It is a note");
      expect(await isSignedBy(signed, key, NODE_CRYPTO)).toBe(true);
      const checkpoint = { origin: originOf("https://gifts.example"), size, root: await tree.root(size) };
      expect(readCheckpoint(signed.text)).toEqual(checkpoint);
    }
  });

  it("is published with its keys, and proves what is in it and that it only grows", async () => {
    const app = createTestApp(database());
    for (const path of ["checkpoint", "key"]) expect((await app.request(`/ledger/${path}`)).status).toBe(404);
    await fillLedger(database());
    const fresh = createTestApp(database());
    const response = await fresh.request("/ledger/checkpoint");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const note = readNote(await response.text());
    const key = await readNoteKey(await (await fresh.request("/ledger/key")).text(), sha256);
    const checkpoint = note && readCheckpoint(note.text);
    if (!note || !key || !checkpoint) throw new Error("It is a checkpoint, and a key");
    expect(await isSignedBy(note, key, NODE_CRYPTO)).toBe(true);
    expect(checkpointText(checkpoint)).toBe(note.text);

    const { size, root } = checkpoint;
    const events = await readEvents(database());
    const tree = await treeOf(events, sha256);
    const ask = async (path: string) => {
      const { hashes } = logProof.parse(await (await fresh.request(`/ledger/proof/${path}`)).json());
      return hashes.map((hash) => fromBase64(hash) ?? new Uint8Array());
    };
    for (const event of events) {
      const { seq } = event;
      const leaf = await leafHash(logEntry(event), sha256);
      const proof = await ask(`inclusion?seq=${seq}&size=${size}`);
      expect(await isIncluded({ leaf, index: seq - 1, size, root, proof }, sha256)).toBe(true);
      const growth = { from: seq, fromRoot: await tree.root(seq), size, root };
      const proofOfGrowth = await ask(`consistency?from=${seq}&size=${size}`);
      expect(await isContinued({ ...growth, proof: proofOfGrowth }, sha256)).toBe(true);
    }
    for (const [path, status] of [
      ["inclusion?seq=0&size=1", 404],
      ["inclusion?seq=1&size=99", 404],
      ["inclusion?seq=1.5&size=2", 400],
      ["consistency?from=5&size=2", 404],
      ["consistency?from=x&size=2", 400],
      ["consistency", 400],
    ] as const) {
      expect((await fresh.request(`/ledger/proof/${path}`)).status, path).toBe(status);
    }
  });

  it("proves by a checkpoint that was kept that nothing before it was changed", async () => {
    await close(database(), "2026-09");
    const old = await keep((await sign())?.note ?? "");
    await close(database(), "2026-10");
    await sign();
    const key = (await logKeys(database()))[0]?.text ?? "";
    expect(await verify("--since", old, "--key", key)).toMatchObject({
      text: expect.stringContaining("It goes on from the checkpoint that you kept"),
      wentWell: true,
    });
    const app = createTestApp(database(), { env: { LEDGER_KEY: await readKey() } });
    const download = await keep(await (await app.request("/api/donations")).text());
    expect(await verify(download, "--since", old)).toMatchObject({ wentWell: true });
    expect(await verify(download, "--since", download)).toMatchObject({
      text: expect.stringContaining("The checkpoint is not one that a log signs."),
      wentWell: false,
    });
    const stranger = await makeSigningKey(originOf("https://gifts.example"));
    const elsewhere = await makeSigningKey("else.example/ledger");
    const root = new Uint8Array(32);
    for (const [by, sentence] of [
      [stranger, "isn't signed by the log's key"],
      [elsewhere, "is of another log, else.example/ledger"],
    ] as const) {
      const forged = noteBy(by, checkpointText({ origin: by.key.name, size: 1, root }));
      const { text, wentWell } = await verify(download, "--since", await keep(forged));
      expect([wentWell, text]).toEqual([false, expect.stringContaining(sentence)]);
    }
    expect(await verify("--key", "none").catch((error: Error) => error.message)).toBe(
      "The key is none that /ledger/key gives.",
    );
  });

  it("is not signed any more once what was signed is changed, though the chain is forged to fit", async () => {
    await close(database(), "2026-09");
    const old = await keep((await sign())?.note ?? "");
    // The whole ledger once more, from the start and with other ids and times: a right chain, and another history.
    for (const table of [
      "donation_ledger",
      "closed_tracking_commission",
      "closed_commission",
      "month_closes",
    ] as const)
      await database().deleteFrom(table).execute();
    await database().deleteFrom("ledger_events").execute();
    await database()
      .updateTable("ledger_head")
      .set({ seq: 0, hash: "0".repeat(64) })
      .execute();
    await close(database(), "2026-09");
    await close(database(), "2026-10");
    await expect(sign()).rejects.toThrow("are not those that were signed");
    const { text, wentWell } = await verify("--since", old);
    expect(wentWell).toBe(false);
    expect(text).toContain("The first 1 events are not those that the checkpoint of 1 was signed for.");
    expect(text).toContain("Something among the first 1 events was changed since the checkpoint");
    const app = createTestApp(database());
    expect((await app.request("/ledger/checkpoint")).status).toBe(200);
    expect(app.log()).toContain("so nothing is signed");
  });

  const readKey = async () => (await readFile(join(folder, "ledger.key"), "utf8")).trim();

  describe("of which the key", () => {
    beforeEach(async () => {
      await rm(join(folder, "ledger.key"), { force: true });
      await close(database(), "2026-09");
      await sign();
    });

    it("is made once, for the server's user alone, and another's or none signs nothing", async () => {
      expect(await readKey()).toMatch(/^PRIVATE\+KEY\+gifts\.example\/ledger\+/);
      await close(database(), "2026-10");
      await expect(sign({ LEDGER_KEY })).rejects.toThrow("so nothing is signed. Please give it that key");
      await expect(sign({ DATA_DIR: join(folder, "elsewhere") })).rejects.toThrow(
        "is not here. Please restore",
      );
      expect(await sign({ LEDGER_KEY: await readKey(), DATA_DIR: join(folder, "elsewhere") })).toMatchObject({
        size: 2,
      });
    });

    it("is changed by an event that both sign, and checkpoints of both are believed", async () => {
      const old = await keep((await sign())?.note ?? "");
      const before = await readKey();
      const { text, wentWell } = await rotateKeyCommand.run(context(), []);
      expect([wentWell, text]).toEqual([true, expect.stringContaining("is signed by gifts.example/ledger+")]);
      expect(await readKey()).not.toBe(before);
      await expect(sign({ LEDGER_KEY: before })).rejects.toThrow("so nothing is signed");
      await sign();
      expect(await verify("--since", old)).toMatchObject({ wentWell: true });
      const [, second] = await logKeys(database());
      const events = await readEvents(database());
      const event = events.find(({ type }) => type === "log_key_changed");
      if (event?.type !== "log_key_changed") throw new Error("There is no change of keys");
      const { data: change } = event;
      expect(event.seq).toBe(events.length);
      expect(change).toMatchObject({ origin: "gifts.example/ledger", to: second?.text });

      // The page of one file believes it too, and no change that only one of them signed.
      const checkLedger = await readPageVerifier();
      const [first] = (await logKeys(database())).map(({ text }) => text);
      const problemsOf = async (data: object | undefined) => {
        const changed = rechain(events.map((each) => (each === event ? { ...each, data } : each)) as never);
        return (await checkLedger(JSON.stringify({ events: changed, log: { keys: [first] } }))).problems;
      };
      expect(await problemsOf(change)).toEqual([]);
      expect(await problemsOf({ ...change, fromSignature: change.toSignature })).toEqual([
        `Event ${events.length}: the change of keys is not signed by both.`,
      ]);
    });
  });
});
