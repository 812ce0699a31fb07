/**
 * How long a piece of work holds the event loop at a time, in milliseconds of this process's own processor
 * time: what others on the machine do doesn't count.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let since = process.cpuUsage();
  function look(): void {
    const { user, system } = process.cpuUsage(since);
    longest = Math.max(longest, (user + system) / 1_000);
    since = process.cpuUsage();
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
