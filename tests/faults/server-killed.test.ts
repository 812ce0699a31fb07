import { expect, it } from "vitest";
import { killInRounds, sum } from "../crash/rounds.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

describeOnEachDatabase("A server that is killed under load", (_, url) => {
  it("has lost nothing that it had acknowledged, time after time", async () => {
    const { acknowledged, lost } = await killInRounds(url(), 2);
    expect(lost).toEqual([]);
    expect(sum(acknowledged)).toBeGreaterThan(20);
  }, 120_000);
});
