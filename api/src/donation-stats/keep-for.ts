/**
 * Keeps what was last read and reads again once it is older than that; whoever asks meanwhile shares
 * one reading. A reading that fails is not kept.
 * @param milliseconds how old an answer may be
 */
export function keepFor<Value>(
  milliseconds: number,
  clock: () => Date,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock().getTime();
    if (kept && now - readAt < milliseconds && now >= readAt) return kept;
    const reading = read();
    kept = reading;
    readAt = now;
    reading.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading;
  };
}
