/**
 * `npm test`: builds, then runs every check and every test, whatever fails on the way. The last line
 * counts them all.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const RESULTS = "test-results";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  /** An npm script, with what is added to its command. */
  readonly script: readonly [string, ...string[]];
  /** Reads the count out of what the step wrote; without it the step counts as one. */
  readonly count?: () => Count;
}

const STEPS: readonly Step[] = [
  { name: "build", script: ["build", "--silent"] },
  { name: "types", script: ["check:types"] },
  { name: "lint and format", script: ["check:style"] },
  { name: "unused code", script: ["check:unused"] },
  { name: "import directions", script: ["check:imports"] },
  { name: "sizes", script: ["size"] },
  {
    name: "unit, contract and fault tests",
    script: [
      "test:unit",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${RESULTS}/vitest.json`,
    ],
    count: countVitest,
  },
  {
    name: "browser tests",
    script: ["test:e2e"],
    count: countPlaywright,
  },
];

function countVitest(): Count {
  const { numPassedTests, numFailedTests } = readResult("vitest.json");
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
}

function countPlaywright(): Count {
  const { stats } = readResult("e2e.json") as { stats: Record<"expected" | "flaky" | "unexpected", number> };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function readResult(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(RESULTS, file), "utf8"));
}

/** Runs a step and counts it. A step that fails without a failed test (a crash, say) counts one. */
function run({ name, script: [script, ...options], count }: Step): Count {
  process.stdout.write(`\n== ${name}\n`);
  const started = Date.now();
  const { status } = spawnSync("npm", ["run", "--silent", script, "--", ...options], { stdio: "inherit" });
  process.stdout.write(
    `   ${status === 0 ? "ok" : "FAILED"} after ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
  let counted: Count | null = null;
  try {
    counted = count?.() ?? null;
  } catch {
    // The step ended before it could write its results.
  }
  if (!counted) return status === 0 && !count ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const counts = STEPS.map(run);
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed\n`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
