import { setTimeout } from "node:timers/promises";
import { drive } from "../../load/drive.ts";
import { pickKind } from "../../load/mix.ts";
import { startSetup } from "../../load/setup.ts";
import { residentMemory } from "../../support/resident-memory.ts";
import type { BenchRow } from "../row.ts";

const REQUESTS = 10_000;
const MORE = 20_000;
const CONNECTIONS = 16;
const RUNS = 3;
/** In which what was set free is given back, milliseconds. */
const REST = 5_000;

const LIMIT = 280;
/**
 * Of the memory before: flat, but for the pages in which V8's heap ends up and the cache of SQLite, which fills as its
 * tables grow, up to 16 MB. More would be a leak of 0.7 kB a request.
 */
const GROWTH = 1.05;

/** A server as it is started, on SQLite with a year of data: its memory after the mix, and after twice as much again. */
export const serverMemory: BenchRow = {
  name: "Server resident memory",
  async measure() {
    const first: number[] = [];
    const growth: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { servers, accounts, stop } = await startSetup({ database: "sqlite", processes: 1 });
      const [{ pid, url } = { pid: 0, url: "" }] = servers;
      async function memoryAfterMix(requests: number, seed: string): Promise<number> {
        const { firstError } = await drive({
          urls: [url],
          requests,
          connections: CONNECTIONS,
          seed,
          nextKind: pickKind,
          toRequest: (kind, dice) => kind.request(dice, accounts),
        });
        if (firstError !== null) throw new Error(`A reply was wrong: ${firstError}`);
        await setTimeout(REST);
        return residentMemory(pid);
      }
      try {
        const afterFirst = await memoryAfterMix(REQUESTS, `first ${run}`);
        first.push(afterFirst);
        growth.push((await memoryAfterMix(MORE, `then ${run}`)) / afterFirst);
      } finally {
        await stop();
      }
    }
    return [
      { what: `after ${REQUESTS} requests`, unit: "MB", runs: first, limit: LIMIT },
      { what: `after ${MORE} more, of that`, unit: "x", runs: growth, limit: GROWTH },
    ];
  },
};
