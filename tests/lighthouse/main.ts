/**
 * `npm run lighthouse`: Lighthouse, as a phone, on every public route of a server with an empty database.
 * Prints a table and what costs points, and exits with 1 when a score is below the budget. What else the
 * machine does costs points too: a page below is measured twice more, and the middle result counts.
 * `-- /blog /impact` measures only these addresses.
 */
import { createServer } from "node:net";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findOrInstallChromium } from "../support/browser.ts";
import { startServerProcess } from "../support/server-process.ts";
import { formatTable } from "../support/table.ts";
import { CATEGORIES, type Measured, readResult } from "./result.ts";
import { PUBLIC_ROUTES, type PublicRoute } from "./routes.ts";

const LEAST = 95;

/** How often a page is opened at most until Lighthouse has seen it begin. */
const MOST_TRIES = 4;

const wanted = process.argv.slice(2);
const routes = PUBLIC_ROUTES.filter(({ path }) => wanted.length === 0 || wanted.includes(path));
if (routes.length === 0) {
  process.stderr.write(
    `There is no such route. There are:\n${PUBLIC_ROUTES.map(({ path }) => path).join("\n")}\n`,
  );
  process.exit(1);
}

const port = await freePort();
const origin = `http://localhost:${port}`;
const server = await startServerProcess({ PORT: String(port), PUBLIC_URL: origin });
const chrome = await launch({
  chromePath: findOrInstallChromium(),
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
  logLevel: "silent",
});
const measured: Measured[] = [];
try {
  for (const route of routes) {
    const first = await measure(route);
    measured.push(reaches(first) ? first : middleOf([first, await measure(route), await measure(route)]));
    process.stderr.write(`${route.path}\n`);
  }
} finally {
  chrome.kill();
  await server.discard();
}

const rows = measured.map(({ path, isUnlisted, scores }) => [
  path,
  ...scores.map((score) => (score < LEAST ? `${score} !` : String(score))),
  isUnlisted ? "noindex on purpose, not counted" : "",
]);
process.stdout.write(`${formatTable(["Route", ...Object.values(CATEGORIES), ""], rows)}\n`);
for (const { path, losses } of measured) {
  if (losses.length > 0) process.stdout.write(`\n${path}\n${losses.map((loss) => `  ${loss}\n`).join("")}`);
}
const failed = measured.filter((result) => !reaches(result));
process.stdout.write(
  `\n${measured.length - failed.length} routes reach ${LEAST} everywhere, ${failed.length} don't\n`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

async function measure({ path, isUnlisted = false }: PublicRoute, attempt = 1): Promise<Measured> {
  const result = await lighthouse(origin + path, {
    port: chrome.port,
    onlyCategories: Object.keys(CATEGORIES),
    // What a page asks search engines on purpose is no fault of it.
    ...(isUnlisted && { skipAudits: ["is-crawlable"] }),
    logLevel: "silent",
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  // Chromium gives our pages, by their opener policy, a process of their own; the trace at times misses the change.
  const missedStart = result.lhr.runtimeError?.code === "NO_NAVSTART";
  if (missedStart && attempt < MOST_TRIES) return measure({ path, isUnlisted }, attempt + 1);
  return readResult(path, isUnlisted, result.lhr);
}

function reaches({ scores }: Measured): boolean {
  return scores.every((score) => score >= LEAST);
}

/** The result of the middle performance; the other scores hardly ever vary. */
function middleOf(results: readonly [Measured, Measured, Measured]): Measured {
  const [, middle] = results.toSorted(({ scores: [one = 0] }, { scores: [other = 0] }) => one - other);
  return middle ?? results[0];
}

/** A port that is free now: the pages name the address that they are asked at. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port");
  return address.port;
}
