import { execFile, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { donationsResponse } from "@gifthearth/core/contract";
import { cosignedAt, isSignedBy, readNote } from "@gifthearth/core/ledger";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { createLedgerChanges } from "../../api/src/money/ledger/changes.ts";
import { verifyCommand } from "../../api/src/money/ledger/verify-command.ts";
import { NODE_CRYPTO } from "../../api/src/money/log/crypto.ts";
import { signLog } from "../../api/src/money/log/ledger-log.ts";
import { createWitnessRound, readWitnessStates } from "../../api/src/money/log/witnesses.ts";
import { findAlarms } from "../../api/src/operating/alarms/find-alarms.ts";
import { checkWitnesses } from "../../api/src/operating/doctor/witnesses.ts";
import { createTestApp, LEDGER_KEY, NOW } from "../support/app.ts";
import { describeOnEachDatabase, describeOnSqlite } from "../support/databases.ts";
import { close } from "../support/filled-ledger.ts";
import { readSigningKeyOrThrow } from "../support/log-key.ts";
import { readPageVerifier } from "../support/page-verifier.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";
import { startWitness, type WitnessServer } from "../support/witness-server.ts";

const HOUR = 60 * 60_000;

let now: number;
const witnesses: WitnessServer[] = [];
beforeEach(() => {
  now = NOW.getTime();
});
afterEach(async () => {
  for (const witness of witnesses.splice(0)) await witness.close();
});

async function start(name: string): Promise<WitnessServer> {
  const { key } = await readSigningKeyOrThrow();
  const witness = await startWitness(name, key.text, () => now);
  witnesses.push(witness);
  return witness;
}

const clock = () => new Date(now);
const configWith = (...asked: readonly WitnessServer[]) =>
  parseConfig({
    PUBLIC_URL: "https://gifts.example",
    LEDGER_KEY,
    LEDGER_WITNESSES: asked.map(({ setting }) => setting).join(","),
  });
const sign = (db: Database) => signLog({ db, config: configWith(), clock });
const roundWith = (db: Database, ...asked: readonly WitnessServer[]) =>
  createWitnessRound({
    db,
    config: configWith(...asked),
    clock,
    ledgerChanges: createLedgerChanges(),
    logger: pino({ level: "silent" }),
    patience: 300,
  });

describeOnEachDatabase("The ledger's witnesses", (db) => {
  it("cosign every checkpoint, asked by one process of several, and it is for all to see", async () => {
    const [one, other] = [await start("one.example/w"), await start("other.example/w")];
    await chooseTreesAndMeals(db());
    await report(db(), "2026-09", 10_000);
    await report(db(), "2026-10", 4_321);
    const round = roundWith(db(), one, other);
    await round();
    expect(one.asked, "there is nothing to cosign").toEqual([]);
    await close(db(), "2026-09");
    await sign(db());
    await Promise.all([round(), roundWith(db(), one, other)()]);
    expect([one.asked, other.asked]).toEqual([["old 0"], ["old 0"]]);
    await close(db(), "2026-10");
    await sign(db());
    // One of them has meanwhile forgotten, so that it is asked from where it is.
    other.seen = { size: 0, root: new Uint8Array() };
    await round();
    await round();
    expect([one.asked.slice(1), other.asked.slice(1)]).toEqual([["old 1"], ["old 1", "old 0"]]);

    const size = one.seen.size;
    const app = createTestApp(db(), { env: { LEDGER_WITNESSES: `${one.setting}, ${other.setting}` } });
    const published = await (await app.request("/ledger/checkpoint")).text();
    const note = readNote(published);
    const { key } = await readSigningKeyOrThrow();
    if (!note) throw new Error("It is a note");
    expect(await isSignedBy(note, key, NODE_CRYPTO)).toBe(true);
    for (const witness of [one, other]) {
      expect(await cosignedAt(note, witness.key, NODE_CRYPTO)).toBe(now / 1000);
    }
    const { log } = donationsResponse.parse(await (await app.request("/api/donations")).json());
    expect(log.checkpoint).toBe(published);
    expect(log.witnesses).toEqual(
      [one, other].map(({ key: { name, text } }) => ({ name, key: text, size, at: NOW.toISOString() })),
    );
    expect(await checkWitnesses(db(), configWith(one, other).ledgerWitnesses)).toMatchObject([
      { state: "good", found: `saw ${size} events on 2026-11-21` },
      { state: "good" },
    ]);
    // After a day it is asked whether that is still so.
    now += 25 * HOUR;
    await round();
    expect(one.asked.at(-1)).toBe(`old ${size}`);
    const [again] = await readWitnessStates(db(), configWith(one).ledgerWitnesses);
    expect(again?.seen).toEqual({ size, at: clock().toISOString() });
  });
});

describeOnSqlite("A witness", (db) => {
  let witness: WitnessServer;
  let round: () => Promise<void>;
  beforeEach(async () => {
    witness = await start("w.example/1");
    round = roundWith(db(), witness);
    await chooseTreesAndMeals(db());
    await report(db(), "2026-09", 10_000);
    await report(db(), "2026-10", 4_321);
    await close(db(), "2026-09");
    await sign(db());
  });
  const state = async () => (await readWitnessStates(db(), configWith(witness).ledgerWitnesses))[0];
  const alarms = async () =>
    (await findAlarms(db(), clock(), configWith(witness).ledgerWitnesses)).flatMap(({ kind, sentence }) =>
      kind === "log_unwitnessed" ? [sentence] : [],
    );

  it.each([
    ["is down", (s) => s.socket?.destroy(), "could not be reached"],
    ["never answers", () => {}, "gave no answer within 0.3 seconds"],
    ["fails", (s) => s.writeHead(500).end(), "answered 500"],
    ["sends elsewhere", (s) => s.writeHead(302, { Location: "http://127.0.0.1/" }).end(), "answered 302"],
    ["answers without an end", (s) => s.writeHead(200).end("x".repeat(70_000)), "answered with more than"],
    ["conflicts without a size", (s) => s.writeHead(409).end("none"), "answered 409 without a size"],
  ] satisfies readonly (readonly [string, NonNullable<WitnessServer["interfere"]>, string])[])(
    "that %s is asked again ever more rarely, and told of after a day",
    async (_, interference, clause) => {
      witness.interfere = interference;
      await round();
      const first = await state();
      expect(first).toMatchObject({ seen: null, problem: { isRefusal: false, since: NOW.toISOString() } });
      expect(first?.problem?.clause).toContain(clause);
      expect(await alarms()).toEqual([]);
      const before = witness.asked.length;
      await round();
      expect(witness.asked.length, "it rests").toBe(before);
      now += 25 * HOUR;
      await round();
      expect(await alarms()).toEqual([expect.stringContaining(`w.example/1 ${first?.problem?.clause}`)]);
      witness.interfere = null;
      now += HOUR;
      await round();
      expect(await state()).toMatchObject({ seen: { size: 1 }, problem: null });
      expect(await alarms()).toEqual([]);
    },
  );

  it.each([
    ["knows another log alone", (s) => s.writeHead(404).end(), "doesn't know this log (404)"],
    ["knows another key", (s) => s.writeHead(403).end(), "doesn't know the key that the log is signed by"],
    ["saw another history", (s) => s.writeHead(422).end(), "doesn't go on from what it saw before"],
    ["answers with garbage", (s) => s.writeHead(200).end("\u0000<html>"), "no cosignature of its own"],
    ["signs by another key", (s, note) => s.end(other(note)), "no cosignature of its own"],
    ["signs another text", (s) => s.end(witness.cosign("else\n")), "no cosignature of its own"],
    ["signs for another day", (s, note) => s.end(yesterday(note)), "which isn't now"],
    ["is ahead", (s) => s.writeHead(409).end("9\n"), "has cosigned 9 events of this log, and it has 1"],
  ] satisfies readonly (readonly [string, NonNullable<WitnessServer["interfere"]>, string])[])(
    "that %s is told of at once, and nothing of it is shown",
    async (_, interference, clause) => {
      stranger = await start("w.example/1");
      witness.interfere = interference;
      await round();
      expect(await state()).toMatchObject({ seen: null, problem: { isRefusal: true } });
      expect(await alarms()).toEqual([expect.stringContaining(clause)]);
      const app = createTestApp(db(), { env: { LEDGER_WITNESSES: witness.setting } });
      const published = readNote(await (await app.request("/ledger/checkpoint")).text());
      expect(published?.signatures).toHaveLength(1);
      expect(await checkWitnesses(db(), configWith(witness).ledgerWitnesses)).toMatchObject([
        { state: "look", found: expect.stringContaining(clause) },
      ]);
    },
  );
  let stranger: WitnessServer;
  const textOf = (note: string) => readNote(note)?.text ?? "";
  const other = (note: string) => stranger.cosign(textOf(note));
  const yesterday = (note: string) => {
    witness.now = () => now - 24 * HOUR;
    return witness.cosign(textOf(note));
  };

  it("that saw another history of the same length or shorter refuses the one that took its place", async () => {
    await round();
    const { size } = witness.seen;
    witness.seen = { size, root: new Uint8Array(32) };
    now += 25 * HOUR;
    await round();
    expect(await alarms()).toEqual([expect.stringContaining("has cosigned other 1 events than those")]);
    await close(db(), "2026-10");
    await sign(db());
    now += 2 * HOUR;
    await round();
    expect(await alarms()).toEqual([expect.stringContaining("doesn't go on from what it saw before (422)")]);
  });

  it("is named by the three verifiers to whoever trusts its key, and a forged line in its name is wrong", async () => {
    await close(db(), "2026-10");
    await sign(db());
    await round();
    stranger = await start("w.example/2");
    const app = createTestApp(db(), { env: { LEDGER_WITNESSES: witness.setting } });
    const source = await (await app.request("/api/donations")).text();
    const { size } = witness.seen;
    const when = NOW.toISOString();
    const folder = await mkdtemp(join(tmpdir(), "gifthearth-witness-"));
    try {
      const file = join(folder, "ledger.json");
      const forgedFile = join(folder, "forged.json");
      await writeFile(file, source);
      const { log, ...rest } = donationsResponse.parse(JSON.parse(source));
      const line = log.checkpoint?.split("\n").at(-2) ?? "";
      const forgedLine = `${line.slice(0, -4)}${line.endsWith("AA==") ? "BA==" : "AA=="}`;
      const forged = { ...log, checkpoint: log.checkpoint?.replace(line, forgedLine) };
      await writeFile(forgedFile, JSON.stringify({ ...rest, log: forged }));
      const keys = [witness.key.text, stranger.key.text];
      const said = [
        `w.example/1 cosigned the checkpoint of ${size} events at ${when}`,
        `w.example/2 has not cosigned the checkpoint of ${size} events`,
      ];
      const forgery = `The cosignature of w.example/1 under the checkpoint of ${size} events is forged`;

      const context = { config: configWith(), clock, newId: randomUUID, openDatabase: async () => db() };
      const options = keys.flatMap((key) => ["--witness", key]);
      for (const args of [[], [file]]) {
        const { text, wentWell } = await verifyCommand.run(context, [...args, ...options]);
        expect(wentWell, text).toBe(true);
        for (const sentence of said) expect(text).toContain(`${sentence}.`);
      }
      expect(await verifyCommand.run(context, [forgedFile, ...options])).toMatchObject({
        text: expect.stringContaining(forgery),
        wentWell: false,
      });
      await expect(verifyCommand.run(context, ["--witness", "none"])).rejects.toThrow("no witness's key");

      const checkLedger = await readPageVerifier();
      const byPage = await checkLedger(source, { witnesses: keys.join("\n") });
      expect(byPage).toMatchObject({ problems: [], notes: said.map((each) => `${each}.`) });
      const forgedByPage = await checkLedger(JSON.stringify({ ...rest, log: forged }), {
        witnesses: keys[0],
      });
      expect(forgedByPage.problems).toEqual([`${forgery}.`]);

      if (spawnSync("python3", ["--version"]).status === 0) {
        const verifier = join(import.meta.dirname, "../../sites/main/public/verify-ledger.py");
        const run = (path: string) =>
          promisify(execFile)("python3", [verifier, path, ...options]).catch((failed) => failed);
        const { stdout } = await run(file);
        expect(stdout).toContain(said[0]?.replace(".000Z", "Z"));
        expect(stdout).toContain(said[1]);
        expect((await run(forgedFile)).stdout).toContain(forgery);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
