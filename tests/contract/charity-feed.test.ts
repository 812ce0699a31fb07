import { type CharityFeed, charityFeed } from "@gifthearth/core/contract";
import {
  fromBase64,
  hashedText,
  isIncluded,
  isSignedBy,
  type LedgerEvent,
  leafHash,
  logEntry,
  readCheckpoint,
  readNote,
  readNoteKey,
} from "@gifthearth/core/ledger";
import { beforeEach, expect, it } from "vitest";
import { sha256 as hexOf } from "../../api/src/money/ledger/events.ts";
import { NODE_CRYPTO } from "../../api/src/money/log/crypto.ts";
import { createTestApp } from "../support/app.ts";
import { charityOf, signUpAdmin } from "../support/charities.ts";
import { describeOnSqlite } from "../support/databases.ts";
import { fillLedger } from "../support/filled-ledger.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

const { sha256 } = NODE_CRYPTO;

/** What is wrong with a feed, by nothing but itself and the log's key. */
async function wrongWith({ log }: CharityFeed, keyText: string): Promise<string[]> {
  const key = await readNoteKey(keyText, sha256);
  const note = readNote(log.checkpoint ?? "");
  const checkpoint = note && readCheckpoint(note.text);
  if (!key || !checkpoint || !(await isSignedBy(note, key, NODE_CRYPTO))) return ["the signature"];
  const wrong: string[] = [];
  for (const { event, hashes } of log.entries) {
    const entry = event as unknown as LedgerEvent;
    const isProven = await isIncluded(
      {
        index: event.seq - 1,
        size: checkpoint.size,
        root: checkpoint.root,
        leaf: await leafHash(logEntry(entry), sha256),
        proof: hashes.map((hash) => fromBase64(hash) ?? new Uint8Array()),
      },
      sha256,
    );
    if (!isProven || hexOf(hashedText(entry)) !== event.hash) wrong.push(`event ${event.seq}`);
  }
  return wrong;
}

describeOnSqlite("GET /api/donations/{charity}", (database) => {
  beforeEach(async () => {
    await chooseTreesAndMeals(database());
    await report(database(), "2026-09", 10_000);
    await report(database(), "2026-10", 4_321);
  });
  const app = () => createTestApp(database());
  const ask = async (id: string) => {
    const response = await app().request(`/api/donations/${id}`);
    expect([response.status, response.headers.get("Access-Control-Allow-Origin")]).toEqual([200, "*"]);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=10");
    return charityFeed.parse(await response.json());
  };

  it("says what the charity was given, by whom, and proves it by the key alone", async () => {
    await fillLedger(database());
    const feed = await ask("trees");
    expect(feed.charity).toMatchObject({ id: "trees", name: feed.figures.charityName });
    expect(feed.givenBy).toMatchObject({ name: "GiftHearth" });
    expect(feed.donations.map(({ month, status }) => [month, status])).toEqual([
      ["2026-10", "submitted"],
      ["2026-09", "complete"],
    ]);
    const given = feed.donations.filter(({ status }) => status === "complete");
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(feed.figures.totalDonations);
    expect(feed.figures.totalDonations).toBeGreaterThan(0);
    // Both closes, and what became of its own donations alone.
    expect(feed.log.entries.map(({ event }) => event.type)).toEqual([
      "month_closed",
      "donation_submitted",
      "donation_complete",
      "month_closed",
      "donation_submitted",
    ]);
    const key = await (await app().request("/ledger/key")).text();
    expect(await wrongWith(feed, key)).toEqual([]);
    const [first] = feed.log.entries;
    if (first) Object.assign(first.event.data, { donationMinor: 1 });
    expect(await wrongWith(feed, key)).toEqual(["event 1"]);
  });

  it("is honest zeros for one that is chosen and has nothing yet; who is not public is not there", async () => {
    const feed = await ask("trees");
    expect(feed).toMatchObject({ donations: [], log: { keys: [], checkpoint: null, entries: [] } });
    expect(feed.figures).toMatchObject({ totalDonations: 0, isSample: false });
    const admin = await signUpAdmin(database(), app());
    await admin.post("/api/admin/charities", charityOf("planned"));
    for (const id of ["planned", "nobody", "%2e%2e", "x".repeat(2000)]) {
      expect((await app().request(`/api/donations/${id}`)).status).toBe(404);
    }
  });
});
