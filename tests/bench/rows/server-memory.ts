import { setTimeout } from "node:timers/promises";
import { drive } from "../../load/drive.ts";
import { pickKind } from "../../load/mix.ts";
import { startSetup } from "../../load/setup.ts";
import { residentMemory } from "../../support/resident-memory.ts";
import type { BenchRow } from "../row.ts";

const REQUESTS = 10_000;
const CONNECTIONS = 16;
const RUNS = 3;
/** In which what was set free is given back, milliseconds. */
const REST = 5_000;

const LIMIT = 250;
/**
 * Of the memory before: flat, but for the pages in which V8's heap ends up and the cache of SQLite, which fills as its
 * tables grow, up to 16 MB. More would be a leak of 0.7 kB a request.
 */
const GROWTH = 1.03;

/** A server as it is started, on SQLite with a year of data: its memory after the mix, as much again, and again. */
export const serverMemory: BenchRow = {
  name: "Server resident memory",
  async measure() {
    const first: number[] = [];
    const second: number[] = [];
    const third: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { servers, accounts, stop } = await startSetup({ database: "sqlite", processes: 1 });
      const [{ pid, url } = { pid: 0, url: "" }] = servers;
      async function memoryAfterMix(seed: string): Promise<number> {
        const { firstError } = await drive({
          urls: [url],
          requests: REQUESTS,
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
        const afterFirst = await memoryAfterMix(`first ${run}`);
        const afterSecond = await memoryAfterMix(`second ${run}`);
        first.push(afterFirst);
        second.push(afterSecond / afterFirst);
        third.push((await memoryAfterMix(`third ${run}`)) / afterSecond);
      } finally {
        await stop();
      }
    }
    return [
      { what: `after ${REQUESTS} requests`, unit: "MB", runs: first, limit: LIMIT },
      { what: "after as many again, of that", unit: "x", runs: second, limit: GROWTH },
      { what: "and after as many again, of that", unit: "x", runs: third, limit: GROWTH },
    ];
  },
};
