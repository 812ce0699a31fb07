import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../support/databases.ts";
import { fuzz } from "./run.ts";

describeOnEachDatabase("generated requests to every route", (db) => {
  it("never fail, and are answered as documented", async () => {
    const { findings, sent, routes, neverServed } = await fuzz({ db: db(), seed: 20_261_121, requests: 600 });
    expect(findings).toEqual([]);
    expect(sent).toBe(600);
    // Else it wouldn't get behind the doors.
    expect(routes - neverServed.length).toBeGreaterThan(routes / 2);
  }, 120_000);
});
