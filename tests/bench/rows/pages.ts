import { measureThroughput } from "../../support/http-load.ts";
import { startServerProcess } from "../../support/server-process.ts";
import type { BenchRow } from "../row.ts";

const PATH = "/";
const LOAD = { connections: 16, milliseconds: 1_000 };
const RUNS = 9;
const LIMIT = 5;

/** Asked in turn of one process: as anybody gets it, and as who brings a cookie of nobody's, for whom it is drawn. */
export const pages: BenchRow = {
  name: "Pages of the site, kept for some seconds",
  async measure() {
    const server = await startServerProcess({ LOG_LEVEL: "info" });
    const url = server.url + PATH;
    const drawnAnew = { ...LOAD, headers: { Cookie: "nobody=1" } };
    try {
      await measureThroughput(url, drawnAnew);
      await measureThroughput(url, LOAD);
      const runs: { drawn: number; kept: number }[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push({
          drawn: await measureThroughput(url, drawnAnew),
          kept: await measureThroughput(url, LOAD),
        });
      }
      return [
        { what: "drawn for each", unit: "per s", runs: runs.map(({ drawn }) => drawn), limit: null },
        { what: "kept", unit: "per s", runs: runs.map(({ kept }) => kept), limit: null },
        {
          what: "ratio",
          unit: "x",
          runs: runs.map(({ drawn, kept }) => kept / drawn),
          limit: LIMIT,
          isLeast: true,
        },
      ];
    } finally {
      await server.discard();
    }
  },
};
