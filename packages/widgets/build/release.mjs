/**
 * `npm run release`: publishes what `npm run build` made of the npm package, if nothing is in its way. `-- --check`
 * only says what is, and `-- --report` writes API.md anew; other options are handed on to `npm publish`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { apiReport } from "./api-report.mjs";

const ROOT = new URL("../../../", import.meta.url);
const BUILT = new URL("../dist/npm/", import.meta.url);
const REPORT = new URL("../API.md", import.meta.url);

/** What is the owner's to say, in the repository's own package.json, from which the package's is made. */
const OWNERS = {
  license: "the licence's SPDX name, such as MIT, with its text in the file LICENSE",
  author: "who publishes it",
  repository: "where its source is; npm holds the provenance to it",
  homepage: "the address of a GiftHearth, or of its documentation",
};

const read = (url) => readFileSync(url, "utf8");

/** @returns {Promise<string[]>} what is in the way of publishing, each with what to do */
async function obstacles() {
  if (!existsSync(new URL("package.json", BUILT))) return ["There is nothing to publish: npm run build."];
  const root = JSON.parse(read(new URL("package.json", ROOT)));
  const { version } = JSON.parse(read(new URL("../package.json", import.meta.url)));
  const built = JSON.parse(read(new URL("package.json", BUILT)));
  const missing = Object.keys(OWNERS).filter((field) => !root[field] || root[field] === "UNLICENSED");
  const found = missing.map((field) => `package.json lacks "${field}": ${OWNERS[field]}.`);
  if (!missing.includes("license") && !existsSync(new URL("LICENSE", ROOT))) {
    found.push("The licence has no text: put it into the file LICENSE.");
  }
  const stale = ["license", "author", "repository", "homepage"].filter(
    (field) => JSON.stringify(built[field]) !== JSON.stringify(root[field]),
  );
  if (built.version !== version || stale.length > 0) {
    found.push("The build is older than package.json: npm run build.");
  }
  if (!read(new URL("../CHANGELOG.md", import.meta.url)).includes(`\n## ${version}\n\n`)) {
    found.push(`packages/widgets/CHANGELOG.md has no "## ${version}": say there what is new.`);
  }
  if (read(REPORT) !== apiReport(BUILT)) {
    found.push(
      "The types aren't those of packages/widgets/API.md: npm run release -- --report, and look at the difference.",
    );
  }
  const { messages, pkg } = await publint({ pkgDir: fileURLToPath(BUILT), strict: true });
  return [...found, ...messages.map((message) => `publint: ${formatMessage(message, pkg)}`)];
}

const [option, ...others] = process.argv.slice(2);
if (option === "--report") {
  writeFileSync(REPORT, apiReport(BUILT));
} else {
  const found = await obstacles();
  const say = (line) => process.stdout.write(`${line}\n`);
  for (const obstacle of found) say(`- ${obstacle}`);
  const isReady = found.length === 0;
  say(isReady ? "Nothing is in the way of publishing." : `${found.length} in the way of publishing.`);
  const isCheck = option === "--check";
  if (!isReady) process.exitCode = 1;
  else if (!isCheck) {
    const options = option === undefined ? [] : [option, ...others];
    const { status } = spawnSync("npm", ["publish", ...options], { cwd: BUILT, stdio: "inherit" });
    process.exitCode = status ?? 1;
  }
}
