/** Of how many days, weeks and months the last backup is kept. */
export interface Retention {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const DAY = 24 * 60 * 60_000;

/**
 * Which backups are kept: the newest of all, and of each of the last days, weeks (from Monday) and months, in UTC and
 * the present ones included, the last one.
 * @param times when each was begun
 */
export function backupsToKeep(
  times: readonly Date[],
  { days, weeks, months }: Retention,
  now: Date,
): ReadonlySet<Date> {
  const newestFirst = times.toSorted((one, other) => other.getTime() - one.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [count, spanOf] of [
    [days, dayOf],
    [weeks, weekOf],
    [months, monthNumberOf],
  ] as const) {
    const seen = new Set<number>();
    for (const time of newestFirst) {
      const span = spanOf(time);
      if (seen.has(span) || span <= spanOf(now) - count) continue;
      seen.add(span);
      kept.add(time);
    }
  }
  return kept;
}

const dayOf = (time: Date) => Math.floor(time.getTime() / DAY);
/** The first of January 1970 was a Thursday. */
const weekOf = (time: Date) => Math.floor((dayOf(time) + 3) / 7);
const monthNumberOf = (time: Date) => time.getUTCFullYear() * 12 + time.getUTCMonth();
