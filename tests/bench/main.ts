/**
 * `npm run bench`: measures the budgets that need a running server or engine, prints them
 * beside those that were kept, and writes them as JSON. Ends with 1 when a median exceeds its limit.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { formatComparison, type KeptResults, keep } from "./compare.ts";
import { formatResults, isWithin, type RowResult, toJson } from "./result.ts";
import { ROWS } from "./rows/index.ts";

const KEPT = join(import.meta.dirname, "results.json");

const { values } = parseArgs({
  options: {
    /** Measures only the rows whose name has this in it. */
    only: { type: "string", default: "" },
    /** Keeps the results for later runs to be compared with. */
    keep: { type: "boolean", default: false },
    json: { type: "string", default: "test-results/bench.json" },
  },
});

const chosen = ROWS.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
if (chosen.length === 0) {
  process.stderr.write(
    `No row has "${values.only}" in its name. There are: ${ROWS.map(({ name }) => name).join("; ")}.\n`,
  );
  process.exit(2);
}

const results: RowResult[] = [];
for (const row of chosen) {
  process.stdout.write(`Measuring: ${row.name}\n`);
  results.push({ name: row.name, figures: await row.measure() });
}
process.stdout.write(`\n${formatResults(results)}\n`);
const kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, "utf8")) as KeptResults) : null;
process.stdout.write(`\n${formatComparison(results, kept)}\n\n`);
mkdirSync(dirname(values.json), { recursive: true });
writeFileSync(values.json, `${JSON.stringify(toJson(results), null, 2)}\n`);
process.stdout.write(`Written to ${values.json}\n`);
if (values.keep) {
  const today = new Date().toISOString().slice(0, "2026-11-22".length);
  writeFileSync(KEPT, `${JSON.stringify(keep(results, kept, today), null, 2)}\n`);
  process.stdout.write(`Kept in ${KEPT}\n`);
}
process.exitCode = results.every(({ figures }) => figures.every(isWithin)) ? 0 : 1;
