/**
 * `npm test`: builds, and runs every check meanwhile; then every test, whatever fails on the way. The last line
 * counts them all.
 */
import {
  type Count,
  countedByVitest,
  countPlaywright,
  prepare,
  report,
  runStep,
  type Step,
} from "./support/steps.ts";

const BUILD: Step = { name: "build", script: ["build", "--silent"] };

/** What reads the sources alone, and so needs no build. */
const CHECKS: readonly Step[] = [
  // One thread, and memory before sweeping: what it costs in all counts here, beside the build.
  { name: "types", script: ["check:types", "--singleThreaded"], env: { GOGC: "400" } },
  { name: "lint and format", script: ["check:style"] },
  { name: "unused code", script: ["check:unused"] },
  { name: "import directions", script: ["check:imports"] },
];

const VITEST = countedByVitest("vitest.json");

/**
 * What needs the build. Either half of the tests waits for a good part of its time, for servers that start and pages
 * that settle: together they fill two cores.
 */
const SIZES: Step = { name: "sizes", script: ["size"] };
const BROWSER_TESTS: Step = {
  name: "browser tests",
  script: ["test:e2e"],
  // Node takes the types out itself; Playwright would do it by Babel, in ten seconds more where nothing is kept of it.
  env: { PW_DISABLE_TS_ESM: "1" },
  count: () => countPlaywright("e2e.json"),
};
const OTHER_TESTS: Step = {
  name: "unit, contract and fault tests",
  script: ["test:unit", ...VITEST.options],
  count: VITEST.count,
};

const surroundings = prepare();
const building = runStep(BUILD, false, surroundings);
const counts: Count[] = [];
for (const step of CHECKS) counts.push(await runStep(step, false, surroundings));
counts.push(await building);
counts.push(await runStep(SIZES, true, surroundings));
const others = runStep(OTHER_TESTS, false, surroundings);
counts.push(await runStep(BROWSER_TESTS, true, surroundings), await others);
process.exitCode = report(counts);
