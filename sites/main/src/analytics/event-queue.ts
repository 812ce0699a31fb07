import type { AnalyticsEventRequest } from "@gifthearth/core/contract";

/** How long an event waits for others, milliseconds. */
const INTERVAL = 10_000;

/** So many go at once, without waiting; the API takes up to 50. */
const MOST_WAITING = 20;

export interface EventQueue {
  add(event: Pick<AnalyticsEventRequest, "eventName" | "eventDetails">): void;
  /** Sends at once what waits. */
  flush(): void;
}

/**
 * Collects events, and sends what there is every ten seconds.
 * @param send a request's body for `POST /api/analytics-events`; must not throw
 */
export function createEventQueue(send: (body: string) => void): EventQueue {
  let waiting: (Pick<AnalyticsEventRequest, "eventName" | "eventDetails"> & { readonly at: number })[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const now = performance.now();
    const events = waiting.map(({ at, ...event }) => ({ ...event, age: Math.round(now - at) }));
    waiting = [];
    send(JSON.stringify({ events }));
  }

  return {
    add(event) {
      waiting.push({ ...event, at: performance.now() });
      if (waiting.length >= MOST_WAITING) flush();
      else timer ??= setTimeout(flush, INTERVAL);
    },
    flush,
  };
}
