const HOUR = 60 * 60_000;

/**
 * Does something at most once an hour, however often it is asked for.
 * @param act is told the time
 */
export function hourly(clock: () => Date, act: (now: Date) => Promise<void>): () => Promise<void> {
  let doneAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock();
    // Either way: a clock that was put back would else stop it until it is as late again.
    if (Math.abs(now.getTime() - doneAt) < HOUR) return;
    doneAt = now.getTime();
    await act(now);
  };
}
