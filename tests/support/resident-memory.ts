import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Resident memory of a process, in megabytes of 1024 * 1024 bytes. */
export async function residentMemory(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout) / 1024;
}
