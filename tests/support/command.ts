import { spawn } from "node:child_process";
import { join } from "node:path";
import { admin } from "../../api/src/cli/admin.ts";
import { backup } from "../../api/src/cli/backup.ts";
import { databaseCopy } from "../../api/src/cli/db-copy.ts";
import { demoSeed } from "../../api/src/cli/demo-seed.ts";
import { donations } from "../../api/src/cli/donations.ts";
import { offers } from "../../api/src/cli/offers.ts";
import { type Program, runProgram } from "../../api/src/cli/program.ts";
import { restore } from "../../api/src/cli/restore.ts";
import { revenue } from "../../api/src/cli/revenue.ts";
import { examine } from "../../api/src/operating/doctor/examine.ts";
import { hasToBeMended, reportOf } from "../../api/src/operating/doctor/report.ts";
import { CHILD_ENVIRONMENT } from "./child-environment.ts";

/** The programs that operators run, by what `npm run` calls them. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  admin,
  revenue,
  donations,
  offers,
  "demo:seed": demoSeed,
  "db:copy": databaseCopy,
  backup,
  restore,
};

type ProgramName =
  | "start"
  | "doctor"
  | "admin"
  | "revenue"
  | "donations"
  | "offers"
  | "demo:seed"
  | "db:copy"
  | "backup"
  | "restore";

/** Where a program runs, with what it finds in its environment. */
interface Surroundings {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs an operator's program, in this process where it is one that answers: a process of its own would take longer than
 * most of what it does.
 * @returns its exit code and all that it said
 */
export async function runCommand(
  { folder, env = {} }: Surroundings,
  name: ProgramName,
  ...args: readonly string[]
): Promise<readonly [code: number | null, said: string]> {
  if (name === "start") return runFile("main.ts", { folder, env }, args);
  const settings = { ...process.env, DATA_DIR: folder, ...env };
  const program = PROGRAMS[name];
  if (!program) {
    const findings = await inFolder(folder, () => examine(settings));
    return [hasToBeMended(findings) ? 1 : 0, reportOf(findings, false)];
  }
  const { text, wentWell } = await inFolder(folder, () => runProgram(program, args, settings));
  return [wentWell ? 0 : 1, `${text}\n`];
}

function inFolder<Result>(folder: string, act: () => Promise<Result>): Promise<Result> {
  const run = inTurn.then(async () => {
    const before = process.cwd();
    process.chdir(folder);
    try {
      return await act();
    } finally {
      process.chdir(before);
    }
  });
  inTurn = run.catch(() => {});
  return run;
}

/** A process has one present folder: the next program waits for the one before. */
let inTurn: Promise<unknown> = Promise.resolve();

/** Runs a program in a process of its own. @param file in `api/src` */
export function runFile(
  file: string,
  { folder, env = {} }: Surroundings,
  args: readonly string[] = [],
): Promise<readonly [code: number | null, said: string]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../api/src", file), ...args], {
    cwd: folder,
    env: { ...CHILD_ENVIRONMENT, DATA_DIR: folder, ...env },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => output.push(String(piece)));
  return new Promise((resolve) => child.on("close", (code) => resolve([code, output.join("")])));
}
