import { logProof } from "@gifthearth/core/contract";
import {
  fromBase64,
  isContinued,
  isIncluded,
  leafHash,
  logEntry,
  toBase64,
  treeOf,
} from "@gifthearth/core/ledger";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { appendEvent, readEvents, takeTurn } from "../../api/src/money/ledger/events.ts";
import { NODE_CRYPTO } from "../../api/src/money/log/crypto.ts";
import { createLedgerTree, type LedgerTree } from "../../api/src/money/log/ledger-tree.ts";
import { createTestApp, NOW } from "../support/app.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { close, fillLedger } from "../support/filled-ledger.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

const { sha256 } = NODE_CRYPTO;

describeOnEachDatabase("The tree of the ledger that a process keeps", (db, url) => {
  let other: Database;
  let kept: LedgerTree;
  beforeEach(async () => {
    other = openDatabase(url(), pino({ level: "silent" }));
    kept = createLedgerTree();
    await chooseTreesAndMeals(db());
    await report(db(), "2026-09", 10_000);
    await report(db(), "2026-10", 4_321);
  });
  afterEach(() => other.destroy());

  const rootNow = async () => toBase64(await (await treeOf(await readEvents(db()), sha256)).root());
  const rootKept = async () => toBase64(await (await kept.read(db())).root());
  const sign = (on: Database) => createTestApp(on).request("/ledger/checkpoint");
  const dataOf = (seq: number) =>
    db().selectFrom("ledger_events").select("data").where("seq", "=", seq).executeTakeFirstOrThrow();
  const write = (seq: number, data: string) =>
    db().updateTable("ledger_events").set({ data }).where("seq", "=", seq).execute();

  it("is extended by what any process writes, however many ask for it at once", async () => {
    expect(await rootKept(), "an empty ledger has a root, too").toBe(await rootNow());
    await close(other, "2026-09");
    await Promise.all([kept.read(db()), kept.read(other), kept.read(db())]);
    expect((await kept.read(db())).size).toBe(1);
    await fillLedger(other);
    const trees = await Promise.all([kept.read(db()), kept.read(other), kept.read(db()), kept.read(other)]);
    expect(new Set(trees).size).toBe(1);
    expect(trees[0]?.size).toBe((await readEvents(db())).length);
    expect(await rootKept()).toBe(await rootNow());
    await db()
      .transaction()
      .execute(async (trx) => expect((await kept.read(trx)).size).toBe(trees[0]?.size));
  });

  it("reads no event twice", async () => {
    await close(other, "2026-09");
    const donationId = (await close(other, "2026-10")).close.split[0]?.donationId ?? "";
    await kept.read(db());
    const { data } = await dataOf(1);
    await write(1, "{");
    await other.transaction().execute(async (trx) => {
      await appendEvent(await takeTurn(trx), "donation_submitted", { donationId, platform: "sandbox" }, NOW);
    });
    expect((await kept.read(db())).size).toBe(3);
    await expect(createLedgerTree().read(db())).rejects.toThrow("JSON");
    await write(1, data);
    expect(await rootKept()).toBe(await rootNow());
  });

  it("is begun anew when an older ledger was restored, which went on otherwise", async () => {
    await close(other, "2026-09");
    await sign(other);
    const before = await other.selectFrom("ledger_head").selectAll().executeTakeFirstOrThrow();
    await close(other, "2026-10");
    await kept.read(db());
    const meanwhile = createLedgerTree();
    await meanwhile.read(db());
    await other.deleteFrom("ledger_events").where("seq", ">", before.seq).execute();
    await other.deleteFrom("donation_ledger").where("month", "=", "2026-10").execute();
    await other.deleteFrom("closed_commission").where("close_month", "=", "2026-10").execute();
    await other.deleteFrom("closed_tracking_commission").where("close_month", "=", "2026-10").execute();
    await other.deleteFrom("month_closes").where("month", "=", "2026-10").execute();
    await other.updateTable("ledger_head").set(before).execute();
    expect((await meanwhile.read(db())).size).toBe(1);
    await report(other, "2026-10", 1_234);
    await close(other, "2026-10");
    expect(await rootKept()).toBe(await rootNow());
    expect(toBase64(await (await meanwhile.read(db())).root())).toBe(await rootNow());
    await other.deleteFrom("ledger_events").execute();
    expect((await kept.read(db())).size).toBe(0);
  });

  it("isn't kept while it isn't what was signed", async () => {
    await fillLedger(other);
    await sign(other);
    const right = await rootNow();
    const { data } = await dataOf(2);
    await write(2, data.replace("change", "pledge"));
    expect(await rootKept()).not.toBe(right);
    await write(2, data);
    expect(await rootKept()).toBe(right);
  });

  it("isn't signed by: an event that was changed after it was read is signed no more", async () => {
    let now = NOW.getTime();
    const app = createTestApp(other, { clock: () => new Date(now) });
    const checkpoint = async () => {
      now += 60_000;
      return (await app.request("/ledger/checkpoint")).text();
    };
    await close(other, "2026-09");
    const signed = await checkpoint();
    await app.request("/ledger/proof/inclusion?seq=1&size=1");
    const { data } = await dataOf(1);
    await write(1, data.replace("2026-09", "2026-08"));
    await close(other, "2026-10");
    expect(await checkpoint()).toBe(signed);
    await write(1, data);
    expect(await checkpoint()).not.toBe(signed);
  });

  it("proves at once what another process has signed meanwhile", async () => {
    const [ours, theirs] = [createTestApp(db()), createTestApp(other)];
    const prove = async (path: string) => {
      const response = await ours.request(`/ledger/proof/${path}`);
      const { hashes } = logProof.parse(await response.json());
      return hashes.map((hash) => fromBase64(hash) ?? new Uint8Array());
    };
    await close(other, "2026-09");
    await theirs.request("/ledger/checkpoint");
    expect(await prove("inclusion?seq=1&size=1")).toEqual([]);
    await fillLedger(other);
    await createTestApp(other).request("/ledger/checkpoint");
    const events = await readEvents(db());
    const size = events.length;
    const tree = await treeOf(events, sha256);
    const root = await tree.root();
    for (const event of events) {
      const leaf = await leafHash(logEntry(event), sha256);
      const proof = await prove(`inclusion?seq=${event.seq}&size=${size}`);
      expect(await isIncluded({ leaf, index: event.seq - 1, size, root, proof }, sha256)).toBe(true);
      const growth = { from: event.seq, fromRoot: await tree.root(event.seq), size, root };
      const growthProof = await prove(`consistency?from=${event.seq}&size=${size}`);
      expect(await isContinued({ ...growth, proof: growthProof }, sha256)).toBe(true);
    }
    expect((await ours.request(`/ledger/proof/inclusion?seq=1&size=${size + 1}`)).status).toBe(404);
  });
});
