/**
 * `npm run environments`: both widgets on pages of every kind, in three engines and in the oldest Chromium that shows
 * them: other people's themes and frameworks, strict policies, sandboxes, narrow and wide columns, large text, print,
 * forced colours. Each is compared with a calm page of the same engine, element by element, and has to answer a search;
 * in the Chromium before that each has to show its links. Prints one table, leaves a picture of each page in
 * `test-results/environments`, and ends with 1 where something doesn't work. Needs the build. `-- --only css` only the
 * environments with that in their name, `-- --engine firefox` only that engine.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { recordDonation } from "../support/given.ts";
import { startServerProcess } from "../support/server-process.ts";
import { formatTable } from "../support/table.ts";
import { buildApps } from "./build-apps.ts";
import {
  type Engine,
  startChromium,
  startFirefox,
  startOldestChromium,
  startTooOldChromium,
  startWebKit,
} from "./engines.ts";
import { CALM, type Environment, environments, STARTS } from "./environments.ts";
import { pathOf, startHost } from "./host.ts";
import type { Finding } from "./probe.ts";

const PICTURES = join(import.meta.dirname, "../../test-results/environments");

const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, engine: { type: "string", default: "" } },
});
const START = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
  "oldest-chromium": startOldestChromium,
  "too-old-chromium": startTooOldChromium,
};
const chosen = Object.entries(START).filter(([name]) => name.startsWith(values.engine.toLowerCase()));

const folder = await mkdtemp(join(tmpdir(), "gifthearth-environments-"));
// Many visitors, all from one address.
const server = await startServerProcess({ RATE_LIMITS: "off" });
let asked: readonly Environment[] = [];
/** By engine, what doesn't work in each environment; null where it can't be had there. */
const columns = new Map<string, readonly (readonly string[] | null)[]>();
try {
  // Without figures a scoreboard shows its link alone.
  await recordDonation(server.databaseUrl);
  const all = environments(server.url, await buildApps(folder, server.url));
  asked = all.filter(({ name }) => name === CALM || name.toLowerCase().includes(values.only.toLowerCase()));
  const pages = new Map([...STARTS, ...all.map(({ name, page }) => [name, page] as const)]);
  const host = await startHost(pages, folder, server.url);
  for (const [name, start] of chosen) {
    const engine = await start();
    if (engine) columns.set(engine.name, await lookAround(engine, name, host.origin));
    else process.stderr.write(`There is no ${name} here, and none could be installed\n`);
  }
  await host.close();
} finally {
  await server.discard();
  await rm(folder, { recursive: true });
}

const failures: string[] = [];
const rows = asked.map(({ name }, row) => [
  name,
  ...[...columns].map(([engine, cells]) => {
    const problems = cells[row];
    if (!problems) return "-";
    failures.push(...problems.map((problem) => `${name}, ${engine}: ${problem}`));
    return problems.length === 0 ? "works" : "FAILS";
  }),
]);
process.stdout.write(`${formatTable(["Environment", ...columns.keys()], rows)}\n`);
process.stdout.write(failures.length === 0 ? "\nAll works\n" : `\n${failures.join("\n")}\n`);
process.exitCode = failures.length === 0 && columns.size > 0 ? 0 : 1;

async function lookAround(
  engine: Engine,
  name: string,
  origin: string,
): Promise<(readonly string[] | null)[]> {
  const pictures = join(PICTURES, name);
  await mkdir(pictures, { recursive: true });
  const cells: (readonly string[] | null)[] = [];
  let calm: Finding["looks"] | null = null;
  try {
    for (const [number, environment] of asked.entries()) {
      process.stderr.write(`\r${engine.name}: ${number + 1} of ${asked.length} `);
      if (!engine.hasReaders && (environment.reader || environment.next)) {
        cells.push(null);
        continue;
      }
      const looks: Finding["looks"] | null = environment.isAlike === false ? null : calm;
      const picture = join(pictures, `${environment.name.replace(/\W+/g, "-")}.png`);
      const url = origin + pathOf(environment.start ?? environment.name);
      const finding: Finding = await engine
        .look(url, environment, { looks, isStill: environment.isStill !== false }, picture)
        .catch((error): Finding => ({ problems: [String(error)], looks: [] }));
      calm ??= finding.looks;
      cells.push(finding.problems);
    }
  } finally {
    await engine.close();
    process.stderr.write("\n");
  }
  return cells;
}
