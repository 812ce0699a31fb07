import { parentPort } from "node:worker_threads";
import type { Badge } from "../embedding/badge.ts";
import { drawBadge } from "../embedding/draw-badge.tsx";
import { drawShareImage } from "./draw-share-image.tsx";
import type { ShareCard } from "./share-card.ts";

/** Draws in a thread of its own: a picture takes longer than visitors' requests should wait. */
parentPort?.on("message", async (card: ShareCard | Badge) => {
  try {
    parentPort?.postMessage(await (card.kind === "badge" ? drawBadge(card) : drawShareImage(card)));
  } catch (error) {
    // Not thrown: the next picture may well succeed in the same thread.
    parentPort?.postMessage(error instanceof Error ? error : new Error(String(error)));
  }
});
