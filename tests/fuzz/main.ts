/**
 * `npm run fuzz`: sends generated requests to every route of the OpenAPI document, of which none may fail and
 * each reply must be as documented. The same seed sends the same. Ends with 1 when something was found.
 */
import { parseArgs } from "node:util";
import { pino } from "pino";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Finding, fuzz } from "./run.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    requests: { type: "string", default: "20000" },
    /** `sqlite` or `postgres`. */
    database: { type: "string", default: "sqlite" },
    /** Shows what was never served, too. */
    verbose: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const requests = Number(values.requests);
if (
  !Number.isInteger(seed) ||
  !Number.isInteger(requests) ||
  requests < 1 ||
  !/^(?:sqlite|postgres)$/.test(values.database)
) {
  process.stderr.write("Give --seed and --requests as whole numbers, --database as sqlite or postgres.\n");
  process.exit(2);
}

const postgres = values.database === "postgres" ? await startPostgres() : null;
const db = openDatabase(postgres ? `${postgres.url}/postgres` : "file::memory:", pino({ level: "silent" }));
await migrate(db);
process.stdout.write(`Seed ${seed}: ${requests} requests on ${values.database}\n`);
const started = performance.now();
const { sent, findings, statuses, neverServed, routes } = await fuzz({ db, seed, requests });
const seconds = (performance.now() - started) / 1000;
await db.destroy();
await postgres?.stop();

for (const finding of findings) process.stdout.write(`\n${describe(finding)}\n`);
const counts = [...statuses]
  .sort(([one], [other]) => one - other)
  .map(([status, count]) => `${status}: ${count}`);
process.stdout.write(`\n${sent} requests in ${seconds.toFixed(1)} s; ${counts.join(", ")}\n`);
process.stdout.write(`${routes - neverServed.length} of ${routes} routes served what they are for\n`);
if (values.verbose) process.stdout.write(`Not: ${neverServed.join(", ")}\n`);
process.stdout.write(findings.length === 0 ? "Nothing found\n" : `${findings.length} found\n`);
process.exit(findings.length === 0 ? 0 : 1);

function describe({ number, problem, request, reply }: Finding): string {
  const { visitor, method, path, headers, body } = request;
  return [
    `#${number} ${visitor}: ${method} ${path.slice(0, 300)}: ${problem}`,
    `  headers ${JSON.stringify(headers).slice(0, 400)}`,
    `  body ${JSON.stringify(body)?.slice(0, 600)}`,
    `  reply ${reply ? `${reply.status} ${reply.body.slice(0, 400)}` : "none"}`,
  ].join("\n");
}
