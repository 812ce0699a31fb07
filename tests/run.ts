/**
 * `npm test`: builds, and runs every check meanwhile; then every test, whatever fails on the way. The last line
 * counts them all.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
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

const BUILD: Step = { name: "build", script: ["build", "--silent"] };

/** What reads the sources alone, and so needs no build. */
const CHECKS: readonly Step[] = [
  { name: "types", script: ["check:types"] },
  { name: "lint and format", script: ["check:style"] },
  { name: "unused code", script: ["check:unused"] },
  { name: "import directions", script: ["check:imports"] },
];

/** What needs the build. Tests get the machine to themselves. */
const STEPS: readonly Step[] = [
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

/**
 * Runs a step and counts it. A step that fails without a failed test (a crash, say) counts one.
 * @param isAlone shows what it says as it says it; else when it has ended, so that others' words don't come between
 */
async function run({ name, script: [script, ...options], count }: Step, isAlone: boolean): Promise<Count> {
  const title = `\n== ${name}\n`;
  if (isAlone) process.stdout.write(title);
  const started = Date.now();
  const child = spawn("npm", ["run", "--silent", script, "--", ...options], {
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => output.push(piece));
  const [status] = await once(child, "close");
  if (!isAlone) process.stdout.write(title + Buffer.concat(output));
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
const building = run(BUILD, false);
const counts: Count[] = [];
for (const step of CHECKS) counts.push(await run(step, false));
counts.push(await building);
for (const step of STEPS) counts.push(await run(step, true));
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed\n`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
