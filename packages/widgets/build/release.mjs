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
import { NO_LICENSE, ownerOf } from "./owner.mjs";

const ROOT = new URL("../../../", import.meta.url);
const BUILT = new URL("../dist/npm/", import.meta.url);
const REPORT = new URL("../API.md", import.meta.url);

const read = (url) => readFileSync(url, "utf8");

/**
 * @param {ReturnType<typeof ownerOf>} owner
 * @returns {Promise<string[]>} what is in the way of publishing, each with what to do
 */
async function obstacles(owner) {
  if (!existsSync(new URL("package.json", BUILT))) return ["There is nothing to publish: npm run build."];
  const { version } = JSON.parse(read(new URL("../package.json", import.meta.url)));
  const built = JSON.parse(read(new URL("package.json", BUILT)));
  const found = [];
  if (owner.license === NO_LICENSE) {
    found.push(
      'No licence is chosen: write its SPDX name, such as MIT, as "license" into package.json, and its text into LICENSE.',
    );
  } else if (!existsSync(new URL("LICENSE", ROOT))) {
    found.push("The licence has no text: put it into the file LICENSE.");
  }
  const isStale = Object.entries(owner).some(
    ([field, value]) => JSON.stringify(built[field]) !== JSON.stringify(value),
  );
  if (isStale || built.version !== version) {
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
  const isCheck = option === "--check";
  const owner = ownerOf();
  const found = await obstacles(owner);
  const say = (line) => process.stdout.write(`${line}\n`);
  // Of the place rather than of the package: where it is looked through it needn't be published.
  if (!owner.repository && !isCheck) {
    found.push(
      "npm can't vouch for what is published from here: run it in GitHub's or GitLab's CI, which says where the source is.",
    );
  }
  for (const obstacle of found) say(`- ${obstacle}`);
  const isReady = found.length === 0;
  say(isReady ? "Nothing is in the way of publishing." : `${found.length} in the way of publishing.`);
  if (!isReady) process.exitCode = 1;
  else if (!isCheck) {
    const options = option === undefined ? [] : [option, ...others];
    const { status } = spawnSync("npm", ["publish", ...options], { cwd: BUILT, stdio: "inherit" });
    process.exitCode = status ?? 1;
  }
}
