import { afterEach, expect, it, vi } from "vitest";
import { drawInWorker } from "./draw-in-worker.ts";
import type { ShareCard } from "./share-card.ts";

const CARD: ShareCard = { kind: "idea", eyebrow: "Gift idea", title: "Bread Pan", note: "$40-$80" };

/** A thread that answers each card with the letters of its title. */
const WORKER = `
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ title }) => parentPort.postMessage(new TextEncoder().encode(title)));
`;

afterEach(() => {
  vi.useRealTimers();
});

it("draws for who asks just as the thread is ended for want of work", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const draw = drawInWorker(new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`));
  for (let picture = 0; picture < 3; picture++) {
    expect(new TextDecoder().decode(await draw(CARD))).toBe("Bread Pan");
    vi.runAllTimers();
  }
});
