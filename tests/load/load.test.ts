import { expect, it } from "vitest";
import { MIX } from "./mix.ts";
import { errorsOf, formatLoad } from "./report.ts";
import { runLoad } from "./run.ts";
import { SETUPS } from "./setup.ts";

// One process on PostgreSQL is two without the second: `npm run load` has it, too.
it.each(SETUPS.filter(({ database, processes }) => database === "sqlite" || processes > 1))(
  "the load is served without an error by $name, and tells what it took",
  async (setup) => {
    const result = await runLoad(setup, { requests: 150, connections: 8 });
    const table = formatLoad(result);
    expect(result.mixed.firstError).toBeNull();
    expect(errorsOf(result)).toBe(0);
    expect(table).toMatch(/^all, mixed +150 /m);
    for (const { name } of MIX)
      expect(table).toMatch(new RegExp(`^${name} +\\d+ +[\\d.]+ .* 0 +\\d+ +\\d+ +[\\d.]+$`, "m"));
    expect(result.memory).toHaveLength(setup.processes);
    for (const { before, after } of result.memory) expect(Math.min(before, after)).toBeGreaterThan(10);
  },
  120_000,
);

const FEW = /With fewer than 5000 requests .* prove nothing/;

it("a load of wrong replies tells the first of them and how many there were", () => {
  const [setup] = SETUPS;
  const [kind] = MIX;
  if (!setup || !kind) throw new Error("There is nothing to load");
  const result = {
    setup,
    options: { requests: 4, connections: 1 },
    mixed: {
      kinds: new Map([[kind, { milliseconds: [1, 2, 9], errors: 1 }]]),
      perSecond: 4,
      firstError: "a 500",
    },
    throughput: { ours: 4, bare: 8 },
    alone: new Map([[kind, { ours: 50, bare: 100 }]]),
    memory: [{ before: 100, after: 120.4 }],
    errorsAlone: 2,
  };
  const table = formatLoad(result);
  expect(table).toMatch(new RegExp(`^${kind.name} +4 +2\\.0 +9\\.0 +9\\.0 +1 +50 +100 +0\\.50$`, "m"));
  expect(table).toContain("Resident memory: 100 MB before, 120 MB after\n");
  expect(table).toMatch(FEW);
  expect(formatLoad({ ...result, options: { requests: 5_000, connections: 1 } })).not.toMatch(FEW);
  expect(table).toContain("Errors when asked by itself: 2\nThe first error was a 500");
});
