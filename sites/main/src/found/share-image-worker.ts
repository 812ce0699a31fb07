import { parentPort } from "node:worker_threads";
import { drawShareImage } from "./draw-share-image.tsx";
import type { ShareCard } from "./share-card.ts";

/** Draws in a thread of its own: a picture takes longer than visitors' requests should wait. */
parentPort?.on("message", async (card: ShareCard) => {
  try {
    parentPort?.postMessage(await drawShareImage(card));
  } catch (error) {
    // Not thrown: the next picture may well succeed in the same thread.
    parentPort?.postMessage(error instanceof Error ? error : new Error(String(error)));
  }
});
