import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { measureThroughput } from "../../support/http-load.ts";
import { startServerProcess } from "../../support/server-process.ts";
import type { BenchRow } from "../row.ts";

const BARE = join(import.meta.dirname, "../../support/bare-process.ts");
const LOAD = { connections: 16, milliseconds: 400 };
const RUNS = 25;
const LIMIT = 0.7;

/** Both in processes of their own, asked in turn; ours as it is started, with its log. */
export const donationStats: BenchRow = {
  name: "GET /api/donation-stats throughput",
  async measure() {
    const server = await startServerProcess({ LOG_LEVEL: "info" });
    const ours = `${server.url}/api/donation-stats`;
    const bare = await startBare(await (await fetch(ours)).text());
    try {
      await measureThroughput(bare.url, LOAD);
      await measureThroughput(ours, LOAD);
      const runs: { bare: number; ours: number }[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push({
          bare: await measureThroughput(bare.url, LOAD),
          ours: await measureThroughput(ours, LOAD),
        });
      }
      return [
        { what: "a bare Hono route", unit: "per s", runs: runs.map((run) => run.bare), limit: null },
        { what: "ours", unit: "per s", runs: runs.map((run) => run.ours), limit: null },
        {
          what: "ratio",
          unit: "x",
          runs: runs.map((run) => run.ours / run.bare),
          limit: LIMIT,
          isLeast: true,
        },
      ];
    } finally {
      bare.stop();
      await server.discard();
    }
  },
};

/** @param text what it answers */
async function startBare(text: string) {
  const child = spawn(process.execPath, [BARE, text], { stdio: ["ignore", "pipe", "inherit"] });
  const [url] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return { url, stop: () => child.kill() };
}
