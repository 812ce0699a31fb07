import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Where steps leave what {@link Step.count} reads. */
const RESULTS = "test-results";

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Something that `npm test` or `npm run test:deep` runs. */
export interface Step {
  readonly name: string;
  /** An npm script, with what is added to its command. */
  readonly script: readonly [string, ...string[]];
  /** Settings in its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the count out of what the step wrote; without it the step counts as one. */
  readonly count?: () => Count;
}

/** Free memory below which temporary files go to the disk, bytes. */
const ENOUGH_MEMORY = 3 * 1024 ** 3;

/** Options of a step with Vitest, and what reads its count. @param file where it leaves its results */
export function countedByVitest(file: string): {
  readonly options: readonly string[];
  readonly count: () => Count;
} {
  return {
    options: ["--reporter=default", "--reporter=json", `--outputFile.json=${join(RESULTS, file)}`],
    count() {
      const { numPassedTests, numFailedTests } = readResult(file);
      return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
    },
  };
}

/** Reads what a step with Playwright left. A test that passes only when tried again has failed. */
export function countPlaywright(file: string): Count {
  const { stats } = readResult(file) as { stats: Record<"expected" | "flaky" | "unexpected", number> };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function readResult(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(RESULTS, file), "utf8"));
}

/** Makes the folder for results anew. @returns what the steps' environment has besides; removed with the process */
export function prepare(): Readonly<Record<string, string>> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  const memory = "/dev/shm";
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (process.env.TMPDIR || bavail * bsize < ENOUGH_MEMORY) return {};
  } catch {
    return {};
  }
  // Thousands of short-lived databases needn't wait for the disk.
  const folder = mkdtempSync(join(memory, "gifthearth-tests-"));
  // PostgreSQL, which won't run as root, must get in.
  chmodSync(folder, 0o755);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder };
}

/**
 * Runs a step and counts it. A step that fails without a failed test (a crash, say) counts one.
 * @param isShown shows what it says as it says it; else when it has ended, so that its words stay together
 */
export async function runStep(
  { name, script: [script, ...options], env, count }: Step,
  isShown: boolean,
  surroundings: Readonly<Record<string, string>>,
): Promise<Count> {
  const title = `\n== ${name}\n`;
  if (isShown) process.stdout.write(title);
  const started = Date.now();
  const child = spawn("npm", ["run", "--silent", script, "--", ...options], {
    stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...surroundings, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => output.push(piece));
  const [status] = await once(child, "close");
  if (!isShown) process.stdout.write(title + Buffer.concat(output));
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

/** Prints the sum as the last line. @returns the process's exit code */
export function report(counts: readonly Count[]): 0 | 1 {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed\n`);
  return sum("failed") > 0 ? 1 : 0;
}
