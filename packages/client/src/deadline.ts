/** A signal that is aborted when the time is up. */
interface Deadline {
  readonly signal: AbortSignal;
  /** Leaves no timer behind. */
  end(): void;
}

/**
 * Begins to count.
 * @param milliseconds how long what is begun may take
 * @param signal aborts it sooner
 */
export function startDeadline(milliseconds: number, signal: AbortSignal): Deadline {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), milliseconds);
  return { signal: AbortSignal.any([signal, late.signal]), end: () => clearTimeout(timer) };
}
