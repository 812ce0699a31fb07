/** Closed: everything passes. Open: nothing does. Half open: one try finds out. */
export const BREAKER_STATES = ["closed", "open", "half_open"] as const;
export type BreakerState = (typeof BREAKER_STATES)[number];

/** Leave to try once. Only the first call tells how it ended; later ones change nothing. */
export interface Passage {
  succeed(): void;
  fail(): void;
  /** It ended before it could show anything. */
  leave(): void;
}

/** Keeps from asking what has failed again and again. */
export interface CircuitBreaker {
  /** Null while nothing passes. */
  enter(): Passage | null;
}

export interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly failures: number;
  /** How long it stays open before one try is let through, milliseconds. */
  readonly restMs: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly changed: (state: BreakerState) => void;
}

export function createCircuitBreaker({ failures, restMs, now, changed }: BreakerOptions): CircuitBreaker {
  let failed = 0;
  let openedAt: number | null = null;
  let isProbing = false;

  function open(): void {
    openedAt = now();
    changed("open");
  }

  function close(): void {
    failed = 0;
    if (openedAt === null) return;
    openedAt = null;
    changed("closed");
  }

  function passage(isProbe: boolean): Passage {
    let isOver = false;
    const once = (end: () => void) => () => {
      if (isOver) return;
      isOver = true;
      if (isProbe) isProbing = false;
      // What began before the breaker opened says nothing of how things stand now.
      if (isProbe || openedAt === null) end();
    };
    return {
      succeed: once(close),
      fail: once(() => {
        failed++;
        if (isProbe || failed >= failures) open();
      }),
      leave: once(() => {
        if (isProbe) changed("open");
      }),
    };
  }

  return {
    enter() {
      if (openedAt === null) return passage(false);
      if (isProbing || now() - openedAt < restMs) return null;
      isProbing = true;
      changed("half_open");
      return passage(true);
    },
  };
}
