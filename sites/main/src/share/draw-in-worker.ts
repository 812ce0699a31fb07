import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Draw } from "./share-images.ts";

/** How long the thread is kept without work, milliseconds: fonts and libraries needn't stay in memory for long. */
const IDLE = 30_000;
/** How long a picture may take, milliseconds; most are drawn in a tenth of a second, and all others wait for this one. */
const PATIENCE = 20_000;

/**
 * Drawing in a thread that is started when there is something to draw, and ended after a while.
 * @param file share-image-worker, built
 * @returns a function for one card at a time; it rejects with what went wrong, as when a picture takes too long
 */
export function drawInWorker<Card>(file: URL): Draw<Card> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(file);
    // The server may end while it is there.
    started.unref();
    // Told to who waits for a picture, below.
    started.on("error", () => {});
    started.once("exit", () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  return async (card) => {
    clearTimeout(idle);
    worker ??= start();
    const current = worker;
    const answered = new AbortController();
    const { signal } = answered;
    const late = setTimeout(() => {
      if (worker === current) worker = null;
      // Its end is heard below.
      void current.terminate();
    }, PATIENCE);
    try {
      current.postMessage(card);
      const [answer] = await Promise.race([
        // Rejects with an `error` event too, such as that of a missing file.
        once(current, "message", { signal }),
        once(current, "exit", { signal }).then(() => [new Error("The drawing thread ended")]),
      ]);
      if (answer instanceof Error) throw answer;
      return answer as Uint8Array<ArrayBuffer>;
    } finally {
      answered.abort();
      clearTimeout(late);
      idle = setTimeout(() => {
        // Ending takes a while, in which it takes no card any more.
        if (worker === current) worker = null;
        void current.terminate();
      }, IDLE);
      idle.unref();
    }
  };
}
