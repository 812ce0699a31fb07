import { FIRST_HASH, hashedText } from "@gifthearth/core/ledger";
import { expect, test } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { appendEvent, readEvents, sha256, takeTurn } from "../../api/src/money/ledger/events.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

const AT = new Date("2026-11-01T00:00:00.000Z");

function submit(db: Database, donationId: string, at = AT): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const turn = await takeTurn(trx);
    await appendEvent(turn, "donation_submitted", { donationId, platform: "sandbox" }, at);
    await appendEvent(turn, "donation_failed", { donationId, platform: "sandbox", reason: "x" }, at);
  });
}

describeOnEachDatabase("The ledger's events", (db) => {
  test("are chained by their hashes, also when many write at once", async () => {
    const minutesBefore = (index: number) => new Date(AT.getTime() - index * 60_000);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => submit(db(), `d${index}`, minutesBefore(index))),
    );
    const events = await readEvents(db());
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    let previous = FIRST_HASH;
    for (const event of events) {
      expect(event.previousHash).toBe(previous);
      expect(event.hash).toBe(sha256(hashedText(event)));
      previous = event.hash;
    }
    const dates = events.map(({ at }) => at);
    expect(dates).toEqual(dates.toSorted());
    // Both of each writer's stand together: nobody writes in between.
    const writers = events.map(({ data }) => (data as { donationId: string }).donationId);
    expect(writers.filter((_, index) => index % 2 === 0)).toEqual(writers.filter((_, index) => index % 2));
  });

  test("are dated in their order, also when a clock goes back", async () => {
    const days = ["2026-11-05", "2026-11-02", "2026-11-07"];
    for (const day of days) await submit(db(), day, new Date(`${day}T00:00:00.000Z`));
    const dated = (await readEvents(db())).map(({ at }) => at.slice(8, 10));
    expect(dated).toEqual(["05", "05", "05", "05", "07", "07"]);
  });

  test("leave nothing behind when their transaction fails", async () => {
    const failing = db()
      .transaction()
      .execute(async (trx) => {
        await appendEvent(
          await takeTurn(trx),
          "donation_submitted",
          { donationId: "d", platform: "sandbox" },
          AT,
        );
        throw new Error("The power went out");
      });
    await expect(failing).rejects.toThrow("The power went out");
    expect(await readEvents(db())).toEqual([]);
    await submit(db(), "e");
    expect((await readEvents(db()))[0]?.previousHash).toBe(FIRST_HASH);
  });
});
