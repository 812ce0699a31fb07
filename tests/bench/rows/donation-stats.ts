import { startBareServer } from "../../support/bare-server.ts";
import { measureThroughput } from "../../support/http-load.ts";
import { startServerProcess } from "../../support/server-process.ts";
import type { BenchRow } from "../row.ts";

const PATH = "/api/donation-stats";
const LOAD = { connections: 16, milliseconds: 400 };
const RUNS = 25;
const LIMIT = 0.45;

/** Both in processes of their own, asked in turn; ours as it is started, with its log. */
export const donationStats: BenchRow = {
  name: "GET /api/donation-stats throughput",
  async measure() {
    const server = await startServerProcess({ LOG_LEVEL: "info" });
    const ours = server.url + PATH;
    const bare = await startBareServer([
      {
        method: "GET",
        path: PATH,
        status: 200,
        headers: { "Content-Type": "application/json" },
        body: await (await fetch(ours)).text(),
        encoding: "utf8",
      },
    ]);
    try {
      await measureThroughput(bare.url + PATH, LOAD);
      await measureThroughput(ours, LOAD);
      const runs: { bare: number; ours: number }[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push({
          bare: await measureThroughput(bare.url + PATH, LOAD),
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
