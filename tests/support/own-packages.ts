import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Installs what only the code in a folder needs and everybody else is spared, by the folder's own lockfile. Does nothing
 * where that is installed already.
 * @throws {Error} for a folder without a lockfile, and when npm fails
 */
export function installOwnPackages(folder: string): void {
  const lockfile = join(folder, "package-lock.json");
  if (!existsSync(lockfile)) throw new Error(`There is no package-lock.json in ${folder}`);
  // npm writes it when all is there.
  const installed = join(folder, "node_modules/.package-lock.json");
  const timeOf = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);
  if (timeOf(installed) >= timeOf(lockfile)) return;
  process.stderr.write(`Installing what only ${folder} needs, once\n`);
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
}
