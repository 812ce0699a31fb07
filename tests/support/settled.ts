import type { Page, Request } from "playwright/test";

/** Longest time for a page to settle, milliseconds: one that keeps a request open never does. */
const MOST = 1_500;

/** Longest time until a page of our site is live, milliseconds; each of them gets there. */
const MOST_UNTIL_LIVE = 20_000;

/**
 * Watches what a page asks for from now on.
 * @returns waits until a loaded page is live, has nothing left to do, and no request is under way; for some time at
 * most. What is pressed before that is lost.
 */
export function watchUntilSettled(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  page.on("request", (request) => {
    underWay.add(request);
    begun += 1;
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  // It may go on to another page meanwhile.
  const whenLive = () => page.evaluate(untilLive, MOST_UNTIL_LIVE).catch(() => {});
  return async () => {
    await whenLive();
    const end = Date.now() + MOST;
    let before = -1;
    // Twice idle with nothing asked for in between: what an answer brings about has then begun, too.
    while ((underWay.size > 0 || begun !== before) && Date.now() < end) {
      before = begun;
      await whenLive();
      await page.evaluate(untilIdle, MOST).catch(() => {});
    }
  };
}

/** Runs in the page. Our site's pages show the feedback button as soon as they are live. */
async function untilLive(most: number): Promise<void> {
  const end = performance.now() + most;
  const isLive = () =>
    !document.querySelector("#hydration-data") || document.querySelector("[data-open-feedback]");
  while (!isLive() && performance.now() < end) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Runs in the page. */
async function untilIdle(most: number): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // What observes the layout hears of it with a frame.
  await nextFrame();
  await nextFrame();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: most }));
}
