import type { Page, Request } from "playwright/test";

/** Longest time for a page to settle, milliseconds: one that keeps a request open never does. */
const MOST = 1_500;

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
  return async () => {
    const end = Date.now() + MOST;
    let before = -1;
    // Twice idle with nothing asked for in between: what an answer brings about has then begun, too.
    while ((underWay.size > 0 || begun !== before) && Date.now() < end) {
      before = begun;
      await page.evaluate(untilIdle, MOST).catch(() => {}); // It went on to another page meanwhile.
    }
  };
}

/** Runs in the page. */
async function untilIdle(most: number): Promise<void> {
  const end = performance.now() + most;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Our site's pages show the feedback button as soon as they are live.
  const isLive = () =>
    !document.querySelector("#hydration-data") || document.querySelector("[data-open-feedback]");
  while (!isLive() && performance.now() < end) await nextFrame();
  // What observes the layout hears of it with a frame.
  await nextFrame();
  await nextFrame();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: most }));
}
