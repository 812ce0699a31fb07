import { percentile } from "../support/statistics.ts";
import { formatTable } from "../support/table.ts";
import type { Taken } from "./drive.ts";
import { MIX } from "./mix.ts";
import type { LoadResult, Throughput } from "./run.ts";

const HEAD = ["", "requests", "p50 ms", "p95 ms", "p99 ms", "errors", "per s", "bare Hono", "ratio"];

/** With fewer, a kind that is seldom or slow is asked for a few times, and chance makes the figures. */
const ENOUGH = 5_000;

/**
 * A set-up's result as a table: counts, times and errors within the mix; throughput of the mix as a whole, and of
 * each kind asked by itself.
 */
export function formatLoad({
  setup,
  options,
  mixed,
  throughput,
  alone,
  memory,
  errorsAlone,
}: LoadResult): string {
  const all: Taken = { milliseconds: [], errors: 0 };
  for (const { milliseconds, errors } of mixed.kinds.values()) {
    for (const time of milliseconds) all.milliseconds.push(time);
    all.errors += errors;
  }
  const rows = MIX.flatMap((kind) => {
    const taken = mixed.kinds.get(kind);
    return taken ? [cells(kind.name, taken, alone.get(kind))] : [];
  });
  const processes = memory.map(
    ({ before, after }) => `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`,
  );
  return [
    `${setup.name}: ${options.requests} requests on ${options.connections} connections`,
    formatTable(HEAD, [...rows, cells("all, mixed", all, throughput)]),
    `Resident memory: ${processes.join("; ")}`,
    ...(options.requests < ENOUGH
      ? [
          `With fewer than ${ENOUGH} requests only the errors mean something: the times and ratios prove nothing.`,
        ]
      : []),
    ...(errorsAlone > 0 ? [`Errors when asked by itself: ${errorsAlone}`] : []),
    ...(mixed.firstError === null ? [] : [`The first error was ${mixed.firstError}`]),
  ].join("\n");
}

/** How many went wrong, all in all. */
export function errorsOf({ mixed, errorsAlone }: LoadResult): number {
  return [...mixed.kinds.values()].reduce((sum, { errors }) => sum + errors, errorsAlone);
}

function cells(name: string, { milliseconds, errors }: Taken, throughput: Throughput | undefined): string[] {
  const times = [0.5, 0.95, 0.99].map((share) => percentile(milliseconds, share).toFixed(1));
  const { ours, bare } = throughput ?? { ours: 0, bare: 0 };
  return [
    name,
    String(milliseconds.length + errors),
    ...times,
    String(errors),
    ours.toFixed(0),
    bare.toFixed(0),
    (ours / bare).toFixed(2),
  ];
}
