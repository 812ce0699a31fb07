/**
 * `npm run test:deep`: what is long by nature, of which `npm test` runs a small form: many generated requests, many
 * hostile answers, many kills, what may happen to money, the npm package with every React and every way of resolving
 * types, the WordPress plugin in a real PHP, and
 * every page at every width in both colours, the widgets in every environment. Needs the build. The last line counts.
 */
import {
  type Count,
  countedByVitest,
  countPlaywright,
  prepare,
  report,
  runStep,
  type Step,
} from "../support/steps.ts";

const money = countedByVitest("deep-money.json");

const STEPS: readonly Step[] = [
  { name: "20,000 requests on SQLite", script: ["fuzz", "--requests", "20000", "--seed", "20261121"] },
  {
    name: "20,000 requests on PostgreSQL",
    script: ["fuzz", "--requests", "20000", "--seed", "20261122", "--database", "postgres"],
  },
  {
    name: "10,000 answers of models gone wrong",
    script: ["test:unit", "api/src/gifts/sources/ai/hostile-answers.test.ts"],
    env: { HOSTILE_ANSWERS: "10000" },
  },
  { name: "50 kills on each database", script: ["crash", "--rounds", "50"] },
  {
    name: "whatever may happen to a donation, and be done to a ledger, fifty times as often",
    script: [
      "test:unit",
      "tests/faults/no-stranded-cent.test.ts",
      "tests/faults/long-ledger.test.ts",
      "tests/contract/ledger-drawn-forgeries.test.ts",
      ...money.options,
    ],
    env: { DRAWS: "50" },
    count: money.count,
  },
  { name: "the widgets in every environment and engine", script: ["environments"] },
  {
    name: "every React, types, WordPress, every look of every page",
    script: ["test:deep:browser"],
    count: () => countPlaywright("deep.json"),
  },
];

const surroundings = prepare();
const counts: Count[] = [];
for (const step of STEPS) counts.push(await runStep(step, true, surroundings));
process.exitCode = report(counts);
