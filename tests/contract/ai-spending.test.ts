import { pino } from "pino";
import { expect, it } from "vitest";
import type { Database } from "../../api/src/db/database.ts";
import { limitDailySpending } from "../../api/src/gifts/sources/ai/spending/spending.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

describeOnEachDatabase("The daily limit of the AI", (db) => {
  let today = new Date("2026-11-21T23:59:59.000Z");

  /** The limit as one of several processes knows it. */
  function startProcess(limit: number, database: Database = db()) {
    const log: string[] = [];
    const logger = pino({}, { write: (line: string) => log.push(line) });
    const spending = limitDailySpending(limit, { db: database, clock: () => today, logger });
    return { reserve: spending.reserve, log: () => log.join("") };
  }

  const spent = async () => {
    const rows = await db().selectFrom("ai_spending").selectAll().orderBy("day").execute();
    return rows.map(({ day, spent_micros }) => [day, spent_micros]);
  };

  it("is kept in millionths of a dollar for each day, UTC, settled by what an answer cost", async () => {
    const { reserve } = startProcess(1);
    const first = await reserve(0.01);
    expect(await spent()).toEqual([["2026-11-21", 10_000]]);
    today = new Date("2026-11-22T00:00:01.000Z");
    await reserve(0.02);
    first?.settle(0.000_000_1);
    await expect.poll(spent).toEqual([
      ["2026-11-21", 1],
      ["2026-11-22", 20_000],
    ]);
  });

  it("is reached exactly and never exceeded, and more than was set aside counts in full", async () => {
    const { reserve } = startProcess(0.05);
    expect(await reserve(0.06)).toBeNull();
    const last = await reserve(0.03);
    expect(await reserve(0.03)).toBeNull();
    expect(await reserve(0.02)).not.toBeNull();
    expect(await reserve(0.000_001)).toBeNull();
    last?.settle(0.01);
    await expect.poll(async () => (await spent()).at(-1)?.[1]).toBe(30_000);
    (await reserve(0.02))?.settle(0.5);
    await expect.poll(async () => (await spent()).at(-1)?.[1]).toBe(530_000);
    expect(await reserve(0)).toBeNull();
  });

  it("is shared by processes that ask at once", async () => {
    const processes = Array.from({ length: 4 }, () => startProcess(0.1));
    const leave = await Promise.all(
      Array.from({ length: 40 }, (_, number) => processes[number % 4]?.reserve(0.01)),
    );
    expect(leave.filter(Boolean)).toHaveLength(10);
  });

  it("of nothing lets nothing through that costs, and what is free always", async () => {
    const { reserve } = startProcess(0);
    expect(await reserve(0.000_001)).toBeNull();
    expect(await reserve(0)).not.toBeNull();
  });

  it("throws where it can't be read, and only logs what can't be stored", async () => {
    const { reserve, log } = startProcess(1);
    const reservation = await reserve(0.01);
    await db().schema.dropTable("ai_spending").execute();
    await expect(reserve(0.01)).rejects.toThrow();
    reservation?.settle(0.5);
    await expect.poll(log).toContain("could not be stored");
  });
});
