/** How long an answer may take. */
export interface TimeLimits {
  /** Aborted when the caller leaves, when a limit is exceeded, and by `stop`. */
  readonly signal: AbortSignal;
  /** Which limit was exceeded, as a sentence for the log; null while none was. */
  exceeded(): string | null;
  /** Time until the deadline, in milliseconds. */
  leftMs(): number;
  /** Something arrived: the silence starts anew. */
  heard(): void;
  /** Until `heard` is called nothing is expected, since the reader is busy elsewhere. */
  pause(): void;
  /** Ends the watch and whatever still listens to the signal. */
  stop(): void;
}

/**
 * Watches over an answer that arrives in pieces.
 * @param caller aborted when nobody waits for the answer any more
 * @param deadlineMs longest time in all
 * @param silenceMs longest time without anything arriving
 */
export function startTimeLimits(caller: AbortSignal, deadlineMs: number, silenceMs: number): TimeLimits {
  const own = new AbortController();
  const endsAt = performance.now() + deadlineMs;
  let exceeded: string | null = null;
  const exceed = (sentence: string) => {
    exceeded = sentence;
    own.abort();
  };
  const deadline = setTimeout(() => exceed(`took longer than ${deadlineMs} ms`), deadlineMs);
  const startSilence = () => setTimeout(() => exceed(`sent nothing for ${silenceMs} ms`), silenceMs);
  let silence = startSilence();

  return {
    signal: AbortSignal.any([caller, own.signal]),
    exceeded: () => exceeded,
    leftMs: () => endsAt - performance.now(),
    heard() {
      clearTimeout(silence);
      if (!own.signal.aborted) silence = startSilence();
    },
    pause() {
      clearTimeout(silence);
    },
    stop() {
      clearTimeout(deadline);
      clearTimeout(silence);
      own.abort();
    },
  };
}
