/**
 * How long a piece of work holds the event loop at a time, in milliseconds of this thread's own processor
 * time: what others on the machine do doesn't count, nor the process's other threads, which keep nobody waiting.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let since = process.threadCpuUsage();
  function look(): void {
    const { user, system } = process.threadCpuUsage(since);
    longest = Math.max(longest, (user + system) / 1_000);
    since = process.threadCpuUsage();
  }
  let next = setImmediate(function again() {
    look();
    next = setImmediate(again);
  });
  try {
    await work();
  } finally {
    clearImmediate(next);
  }
  look();
  return longest;
}
