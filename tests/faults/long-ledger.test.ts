import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { donationsResponse } from "@gifthearth/core/contract";
import { foldLedger, type LedgerEvent, readNoteKey, verifyLedger } from "@gifthearth/core/ledger";
import { pino } from "pino";
import { expect, it } from "vitest";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { readExport } from "../../api/src/money/ledger/export.ts";
import { NODE_CRYPTO } from "../../api/src/money/log/crypto.ts";
import { createTestApp } from "../support/app.ts";
import { draws } from "../support/draws.ts";
import { verdicts } from "../support/ledger-verdicts.ts";
import { ledgerOf, rechain, sha256 } from "../support/ledgers.ts";

/** Ten years, and as many tries that fail and are made again as fill the number of events. */
function longLedger(length: number): readonly LedgerEvent[] {
  const month = { cents: 10_000, correction: 0, fates: ["failed", "failed"] as const };
  const years = ledgerOf(Array.from({ length: 120 }, () => month));
  const owed = [...foldLedger(years).donations.keys()];
  const tries: object[] = [];
  for (let count = 0; years.length + tries.length + 3 <= length; count++) {
    const place = count % owed.length;
    const about = { donationId: `try-${count}`, platform: "pledge" };
    tries.push(
      { type: "donation_reissued", data: { ...about, replaces: owed[place] } },
      { type: "donation_submitted", data: about },
      { type: "donation_failed", data: { ...about, reason: "The platform gave no reason" } },
    );
    owed[place] = about.donationId;
  }
  const later = (index: number) => new Date(Date.UTC(2037, 0, 1, 0, 0, index)).toISOString();
  return rechain([...years, ...tries].map((event, index) => ({ ...event, at: later(index) }) as LedgerEvent));
}

it("a ledger of ten years with thousands of events is signed, exported and verified by all three", async () => {
  const events = longLedger(draws(1_000));
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-long-"));
  const db = openDatabase(`file:${folder}/long.db`, pino({ level: "silent" }));
  try {
    await migrate(db);
    for (let start = 0; start < events.length; start += 1_000) {
      const rows = events.slice(start, start + 1_000).map(({ data, previousHash, ...event }) => {
        return { ...event, data: JSON.stringify(data), previous_hash: previousHash };
      });
      await db.insertInto("ledger_events").values(rows).execute();
    }
    const head = { seq: events.length, hash: events.at(-1)?.hash ?? "", form: 2 };
    await db.updateTable("ledger_head").set(head).execute();
    const app = createTestApp(db);
    const text = await (await app.request("/api/donations")).text();
    const { owed, log } = donationsResponse.parse(JSON.parse(text));
    expect(owed).toMatchObject({ amount: 6_000, items: { length: 240 } });
    expect(await readNoteKey(log.keys[0] ?? "", NODE_CRYPTO.sha256)).not.toBeNull();
    for (const file of [text, await (await app.request("/api/donations?format=csv")).text()]) {
      const read = readExport(file);
      expect(read.events).toEqual(events);
      expect(read.restFollows(events)).toBe(true);
    }
    expect((await verifyLedger(events, sha256)).problems).toEqual([]);
    const forged = rechain(events.toSpliced(-3, 1));
    for (const verdict of await verdicts([events, forged])) expect(verdict).toEqual([true, false]);
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true });
  }
}, 600_000);
