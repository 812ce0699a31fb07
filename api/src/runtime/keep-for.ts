/** An answer that is read once for many who ask. */
export interface Kept<Value> {
  /** What was last read, or what is read now. */
  read(): Promise<Value>;
  /** Forgets what was read: whoever asks from now on gets a reading that begins later. */
  drop(): void;
}

/**
 * Keeps what was last read and reads again once it is older than that; whoever asks meanwhile shares
 * one reading. A reading that fails is not kept.
 * @param milliseconds how old an answer may be
 */
export function keepFor<Value>(
  milliseconds: number,
  clock: () => Date,
  read: () => Promise<Value>,
): Kept<Value> {
  let kept: Promise<Value> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    read() {
      const now = clock().getTime();
      if (kept && now - readAt < milliseconds && now >= readAt) return kept;
      const reading = read();
      kept = reading;
      readAt = now;
      reading.catch(() => {
        if (kept === reading) kept = undefined;
      });
      return reading;
    },
    drop() {
      kept = undefined;
    },
  };
}
