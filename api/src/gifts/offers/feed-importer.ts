import { fork } from "node:child_process";
import { once } from "node:events";
import { FeedError } from "./feed/feed-error.ts";
import type { FeedRequest, FeedSummary, ImportFeed } from "./import-feed.ts";

/** What is sent to the process that imports a feed. */
export interface ImportOrder {
  readonly databaseUrl: string;
  readonly request: FeedRequest;
}

/** What it answers: how it went, what is wrong with the feed, or what broke. */
export type ImportAnswer =
  | { readonly summary: FeedSummary }
  | { readonly fault: string }
  | { readonly broken: string };

const FILE = new URL("./feed-importer-process.ts", import.meta.url);

/**
 * Imports each feed in a process of its own, with a connection of its own: to read, stem and write a million products
 * takes a minute of somebody's time, and none of it may be a visitor's. It ends with the server; what it had written
 * by then is cleaned up by a later import.
 */
export function createFeedImporter(databaseUrl: string): ImportFeed {
  return async (request) => {
    // As `npm run offers` has them.
    const importer = fork(FILE, { execArgv: ["--max-semi-space-size=4", "--max-old-space-size=256"] });
    const ended = new AbortController();
    const { signal } = ended;
    try {
      const gone = once(importer, "exit", { signal }).then(([code, killed]) => [
        { broken: `The process that imports feeds ended with ${killed ?? code}` } satisfies ImportAnswer,
      ]);
      importer.send({ databaseUrl, request } satisfies ImportOrder);
      const [answer] = (await Promise.race([once(importer, "message", { signal }), gone])) as [ImportAnswer];
      if ("fault" in answer) throw new FeedError(answer.fault);
      if ("broken" in answer) throw new Error(answer.broken);
      return answer.summary;
    } finally {
      ended.abort();
      importer.on("error", () => {});
      importer.kill("SIGKILL");
    }
  };
}
