import { setTimeout } from "node:timers/promises";
import type { Browser } from "playwright";

/** How much slower the processor is made than it is. */
const SLOWDOWN = 4;

/** How long a page is watched after its embed is shown and nothing is loaded any more, milliseconds. */
const SETTLING = 1_000;

/** Between two looks whether the embed is shown, milliseconds. */
const LOOK_AGAIN = 200;

/** How long that is looked for, milliseconds. */
const PATIENCE = 60_000;

/** What one load of a page cost. */
export interface Cost {
  /** Bytes of what was loaded beside the page itself, as they came over the wire. */
  readonly bytes: number;
  readonly requests: number;
  /** Tasks of more than 50 ms on the page's main thread, begun once the first of the embed's files was there. */
  readonly longTasks: number;
  /** Milliseconds in which the main thread was busy. */
  readonly mainThread: number;
  readonly layoutShift: number;
}

declare global {
  interface Window {
    /** What the page's observers have seen: when each long task began, and the sum of all shifts. */
    seen: { longTasks: number[]; layoutShift: number };
  }
}

/** What the observers have seen of the embed: of the long tasks, those begun once the first of its files was there. */
const SEEN = `(() => {
  const first = Math.min(...performance.getEntriesByType("resource").map(({ responseEnd }) => responseEnd));
  return { ...seen, longTasks: seen.longTasks.filter((began) => began >= first).length };
})()`;

/** Opens a page as a first-time visitor on a slow phone. @param shown expression that is true once the embed shows */
export async function measureLoad(browser: Browser, url: string, shown: string): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = { longTasks: [] as number[], layoutShift: 0 };
      window.seen = seen;
      const watch = (type: string, add: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
      watch("longtask", ({ startTime }) => seen.longTasks.push(startTime));
      watch("layout-shift", (entry) => {
        if ("value" in entry && typeof entry.value === "number") seen.layoutShift += entry.value;
      });
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    // Time of the processor rather than of the clock: what else the machine does counts less.
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });

    let bytes = 0;
    const asked = new Set<string>();
    devtools.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
      if (type !== "Document" && !request.url.endsWith("/favicon.ico")) asked.add(requestId);
    });
    devtools.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
      if (asked.has(requestId)) bytes += encodedDataLength;
    });

    const busy = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
    };
    // Asked of the browser itself: Playwright's own way first runs 340 kB of script on the page, a long task of its own.
    const evaluate = async (expression: string): Promise<unknown> => {
      const { result } = await devtools.send("Runtime.evaluate", { expression, returnByValue: true });
      return result.value;
    };
    const before = await busy();
    await page.goto(url);
    for (const begun = Date.now(); !(await evaluate(shown)); await setTimeout(LOOK_AGAIN)) {
      if (Date.now() - begun > PATIENCE) throw new Error(`${url}: nothing is shown`);
    }
    await page.waitForLoadState("networkidle");
    await setTimeout(SETTLING);
    const mainThread = (await busy()) - before;
    const { longTasks, layoutShift } = (await evaluate(SEEN)) as { longTasks: number; layoutShift: number };
    return { bytes, requests: asked.size, longTasks, mainThread, layoutShift };
  } finally {
    await context.close();
  }
}
