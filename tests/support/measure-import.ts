import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { CHILD_ENVIRONMENT } from "./child-environment.ts";
import { writeLongReport } from "./earnings-report.ts";

const PROCESS = join(import.meta.dirname, "import-process.ts");

/** How an import of a long report went. */
export interface MeasuredImport {
  readonly lineCount: number;
  /** Bytes of resident memory beyond what the process had with its database open. */
  readonly growth: number;
}

/**
 * Imports a report of so many lines in a process of its own.
 * @param postgresUrl an empty database; a file of its own unless given
 * @param nodeOptions options of the process
 */
export async function measureImport(
  lines: number,
  { postgresUrl, nodeOptions = [] }: { postgresUrl?: string; nodeOptions?: readonly string[] } = {},
): Promise<MeasuredImport> {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-import-"));
  try {
    const file = join(folder, "long.csv");
    await writeLongReport(file, lines);
    const url = postgresUrl ?? `file:${folder}/import.db`;
    const args = [...nodeOptions, PROCESS, url, file];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: CHILD_ENVIRONMENT });
    return JSON.parse(stdout) as MeasuredImport;
  } finally {
    await rm(folder, { recursive: true });
  }
}
