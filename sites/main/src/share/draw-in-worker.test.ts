import { afterEach, expect, it, vi } from "vitest";
import { drawInWorker } from "./draw-in-worker.ts";
import type { ShareCard } from "./share-card.ts";

const CARD: ShareCard = { kind: "idea", eyebrow: "Gift idea", title: "Bread Pan", note: "$40-$80" };

/** A thread that answers each card with the letters of its title, and one never. */
const WORKER = `
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ title }) => {
    while (title === "Never drawn");
    parentPort.postMessage(new TextEncoder().encode(title));
  });
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

it("gives up a picture that takes too long, and draws the next in a new thread", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const draw = drawInWorker(new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`));
  const never = expect(draw({ ...CARD, title: "Never drawn" })).rejects.toThrow("The drawing thread ended");
  vi.runAllTimers();
  await never;
  expect(new TextDecoder().decode(await draw(CARD))).toBe("Bread Pan");
});
