/**
 * `npm run bench`: measures the budgets of the design's section 5 that are times, prints them and writes
 * them as JSON. Ends with 1 when a median exceeds its limit.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { formatResults, isWithin, type RowResult, toJson } from "./result.ts";
import { ROWS } from "./rows/index.ts";

const { values } = parseArgs({
  options: {
    /** Measures only the rows whose name has this in it. */
    only: { type: "string", default: "" },
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
mkdirSync(dirname(values.json), { recursive: true });
writeFileSync(values.json, `${JSON.stringify(toJson(results), null, 2)}\n`);
process.stdout.write(`Written to ${values.json}\n`);
process.exitCode = results.every(({ figures }) => figures.every(isWithin)) ? 0 : 1;
