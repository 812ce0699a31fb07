import { spawn } from "node:child_process";
import { join } from "node:path";
import { CHILD_ENVIRONMENT } from "./child-environment.ts";

/** The programs that operators run, by what `npm run` calls them. */
const PROGRAMS = {
  start: "main.ts",
  admin: "admin.ts",
  doctor: "doctor.ts",
  revenue: "revenue.ts",
  donations: "donations.ts",
  "demo:seed": "demo-seed.ts",
  "db:copy": "db-copy.ts",
  backup: "backup.ts",
  restore: "restore.ts",
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
