/**
 * `node tests/support/install-own.ts FOLDER`: installs what only the command in that folder needs and every other one
 * is spared, by the folder's own lockfile. Does nothing where that is installed already.
 */
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
if (folder === undefined || !existsSync(join(folder, "package-lock.json"))) {
  process.stderr.write(
    "Name a folder that has a package-lock.json: node tests/support/install-own.ts FOLDER\n",
  );
  process.exit(2);
}
// npm writes it when all is there.
const installed = join(folder, "node_modules/.package-lock.json");
const timeOf = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);
if (timeOf(installed) < timeOf(join(folder, "package-lock.json"))) {
  process.stderr.write(`Installing what only ${folder} needs, once\n`);
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
}
