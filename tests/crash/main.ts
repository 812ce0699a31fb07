/**
 * `npm run crash -- --rounds 50`: on each database, a server is killed in the midst of writes and started again, so
 * often; everything it had acknowledged is looked for. Ends with 1 when something is lost.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { POSTGRES_TEMPLATE, startPostgres } from "../support/postgres.ts";
import { percentile } from "../support/statistics.ts";
import { formatTable } from "../support/table.ts";
import { type CrashResult, killInRounds, sum } from "./rounds.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "50" }, only: { type: "string", default: "" } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 10_000) {
  process.stderr.write("Please give --rounds as a whole number from 1 to 10000.\n");
  process.exit(2);
}
const kinds = { SQLite: onSqlite, PostgreSQL: onPostgres } as const;
const chosen = Object.entries(kinds).filter(([name]) =>
  name.toLowerCase().includes(values.only.toLowerCase()),
);
if (chosen.length === 0) {
  process.stderr.write("Please give --only as sqlite or postgresql.\n");
  process.exit(2);
}

async function onSqlite(name: string): Promise<CrashResult> {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-crash-"));
  try {
    const url = `file:${folder}/crash.db`;
    const db = openDatabase(url, pino({ level: "silent" }));
    await migrate(db).finally(() => db.destroy());
    return await killInRounds(url, rounds, tell(name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onPostgres(name: string): Promise<CrashResult> {
  const postgres = await startPostgres();
  try {
    return await killInRounds(`${postgres.url}/${POSTGRES_TEMPLATE}`, rounds, tell(name));
  } finally {
    await postgres.stop();
  }
}

function tell(name: string): (round: number, acknowledged: number) => void {
  return (round, acknowledged) => {
    if (round % 10 === 0 || round === rounds) {
      process.stdout.write(`${name}: ${round} rounds, ${acknowledged} acknowledged\n`);
    }
  };
}

const results: (readonly [string, CrashResult])[] = [];
for (const [name, run] of chosen) results.push([name, await run(name)]);

const kindsOfWrites = [...new Set(results.flatMap(([, { acknowledged }]) => Object.keys(acknowledged)))];
const milliseconds = (share: number) => (result: CrashResult) =>
  `${Math.round(percentile(result.restarts, share))} ms`;
const rows: (readonly [string, (result: CrashResult) => string | number])[] = [
  ["rounds", ({ rounds }) => rounds],
  ...kindsOfWrites.map((kind) => [kind, ({ acknowledged }: CrashResult) => acknowledged[kind] ?? 0] as const),
  ["all that was acknowledged", ({ acknowledged }) => sum(acknowledged)],
  ["lost", ({ lost }) => lost.length],
  ["ready again, median", milliseconds(0.5)],
  ["ready again, slowest", milliseconds(1)],
];
process.stdout.write(
  `\n${formatTable(
    ["Killed under load", ...results.map(([name]) => name)],
    rows.map(([title, figure]) => [title, ...results.map(([, result]) => String(figure(result)))]),
  )}\n`,
);
for (const [name, { lost }] of results) {
  for (const sentence of lost) process.stdout.write(`${name}: ${sentence}\n`);
}
process.exitCode = results.every(([, { lost }]) => lost.length === 0) ? 0 : 1;
