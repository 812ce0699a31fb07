/** `node tests/support/install-own.ts FOLDER`: see {@link installOwnPackages}. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { installOwnPackages } from "./own-packages.ts";

const folder = process.argv[2];
if (folder === undefined || !existsSync(join(folder, "package-lock.json"))) {
  process.stderr.write(
    "Name a folder that has a package-lock.json: node tests/support/install-own.ts FOLDER\n",
  );
  process.exit(2);
}
installOwnPackages(folder);
