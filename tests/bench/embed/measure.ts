import type { Browser } from "playwright";

/** How much slower the processor is made than it is (design, section 5). */
const SLOWDOWN = 4;

/** How long a page is watched after its embed is shown and nothing is loaded any more, milliseconds. */
const SETTLING = 1_000;

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
    const before = await busy();
    await page.goto(url);
    await page.waitForFunction(shown, undefined, { timeout: 60_000, polling: 200 });
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(SETTLING);
    const mainThread = (await busy()) - before;
    const { longTasks, layoutShift } = await page.evaluate(() => {
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const first = Math.min(...files.map(({ responseEnd }) => responseEnd));
      return { ...window.seen, longTasks: window.seen.longTasks.filter((began) => began >= first).length };
    });
    return { bytes, requests: asked.size, longTasks, mainThread, layoutShift };
  } finally {
    await context.close();
  }
}
