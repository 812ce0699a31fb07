import { spawn } from "node:child_process";
import { join } from "node:path";
import { CHILD_ENVIRONMENT } from "./child-environment.ts";

/** The programs that operators run, by what `npm run` calls them. */
const PROGRAMS = {
  start: "main.ts",
  admin: "cli/admin.ts",
  doctor: "cli/doctor.ts",
  revenue: "cli/revenue.ts",
  donations: "cli/donations.ts",
  "demo:seed": "cli/demo-seed.ts",
  "db:copy": "cli/db-copy.ts",
  backup: "cli/backup.ts",
  restore: "cli/restore.ts",
} as const;

/** Where a program runs, with what it finds in its environment. */
interface Surroundings {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs an operator's program in a process of its own. @returns its exit code and all that it said */
export function runCommand(
  { folder, env = {} }: Surroundings,
  program: keyof typeof PROGRAMS,
  ...args: readonly string[]
): Promise<readonly [code: number | null, said: string]> {
  const path = join(import.meta.dirname, "../../api/src", PROGRAMS[program]);
  const child = spawn(process.execPath, [path, ...args], {
    cwd: folder,
    env: { ...CHILD_ENVIRONMENT, DATA_DIR: folder, ...env },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => output.push(String(piece)));
  return new Promise((resolve) => child.on("close", (code) => resolve([code, output.join("")])));
}
