/**
 * `npm run load`: drives a mix of what visitors do against servers as they are started, on SQLite and on PostgreSQL,
 * beside bare Hono handlers that answer the same bytes. Ends with 1 when a reply was wrong.
 */
import { parseArgs } from "node:util";
import { MIX } from "./mix.ts";
import { errorsOf, formatLoad } from "./report.ts";
import { runLoad } from "./run.ts";
import { SETUPS } from "./setup.ts";

const { values } = parseArgs({
  options: {
    /** Of the mix, in each set-up. */
    requests: { type: "string", default: "10000" },
    connections: { type: "string", default: "16" },
    /** Only the set-ups whose name has this in it. */
    only: { type: "string", default: "" },
  },
});
const requests = Number(values.requests);
const connections = Number(values.connections);
if (!(Number.isInteger(requests) && Number.isInteger(connections) && requests > 0 && connections > 0)) {
  process.stderr.write("Give --requests and --connections as whole numbers above 0.\n");
  process.exit(2);
}
const chosen = SETUPS.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
if (chosen.length === 0) {
  const names = SETUPS.map(({ name }) => name).join("; ");
  process.stderr.write(`No set-up has "${values.only}" in its name. There are: ${names}.\n`);
  process.exit(2);
}

const shares = MIX.map(({ name, share }) => `${share} ${name}`);
process.stdout.write(`The mix: ${shares.join(", ")}\n`);
let errors = 0;
for (const setup of chosen) {
  const result = await runLoad(setup, { requests, connections });
  errors += errorsOf(result);
  process.stdout.write(`\n${formatLoad(result)}\n`);
}
process.stdout.write(
  "\nTimes and errors are those within the mix; a kind's throughput is that of the kind asked by itself.\n",
);
process.exit(errors > 0 ? 1 : 0);
