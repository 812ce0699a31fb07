/**
 * Does something now and again after each pause. It keeps no process alive.
 * @param act never fails
 * @param pause milliseconds
 * @returns ends it, once what may be under way is done
 */
export function repeat(act: () => Promise<void>, pause: number): () => Promise<void> {
  const stopped = new AbortController();
  let wake = () => {};
  async function goOn(): Promise<void> {
    while (!stopped.signal.aborted) {
      await act();
      if (stopped.signal.aborted) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  const ended = goOn();
  return () => {
    stopped.abort();
    wake();
    return ended;
  };
}
