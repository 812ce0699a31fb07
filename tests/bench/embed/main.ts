/**
 * `npm run bench:embed`: what our widgets cost a page, side by side in one run with a bare Preact widget and with
 * embeds of others, each on a page of its own, in Chromium with a processor made four times slower. Prints a table of
 * medians, and ends with 1 when ours exceed the budgets. `-- --rounds 9` measures more often,
 * `-- --only board` only the floor and what has that in its name.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { findOrInstallChromium } from "../../support/browser.ts";
import { recordDonation } from "../../support/given.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { median } from "../../support/statistics.ts";
import { formatTable } from "../../support/table.ts";
import { BARE, EMPTY, type Embed, OTHERS, OURS } from "./embeds.ts";
import { hostPage } from "./host-page.ts";
import { startHostServer } from "./host-server.ts";
import { type Cost, measureLoad } from "./measure.ts";

/** Main-thread time against the bare widget's. */
const MOST_TIMES_BARE = 2;

const ROOT = join(import.meta.dirname, "../../..");
const ROLLUP = join(ROOT, "node_modules/rollup/dist/bin/rollup");

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "7" }, only: { type: "string", default: "" } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  process.stderr.write(`--rounds is a whole number from 1, not "${values.rounds}".\n`);
  process.exit(2);
}

const isChosen = ({ name }: Embed) => name.toLowerCase().includes(values.only.toLowerCase());
const ours = OURS.filter(isChosen);
const embeds: readonly Embed[] = [EMPTY, BARE, ...ours, ...OTHERS.filter(isChosen)];
const folder = await mkdtemp(join(tmpdir(), "gifthearth-bench-"));
execFileSync(process.execPath, [ROLLUP, "--silent", "-c", join(import.meta.dirname, "rollup.config.mjs")], {
  cwd: ROOT,
  env: { ...process.env, BENCH_FOLDER: folder },
  stdio: "inherit",
});
const server = await startServerProcess();
// Without figures a scoreboard shows its link alone.
await recordDonation(server.databaseUrl);
const pages = new Map(
  embeds.map((embed, number) => {
    const styled = existsSync(join(folder, `${embed.entry}.css`));
    return [`/${number}`, hostPage(embed, server.url, styled)];
  }),
);
const host = await startHostServer(pages, folder);
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  // Nothing beyond this machine is asked: iframes of others stay empty.
  args: ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
});
const costs = new Map<Embed, Cost[]>(embeds.map((embed) => [embed, []]));
try {
  // The browser's own first steps are nobody's cost.
  await measureLoad(browser, `${host.url}/0`, EMPTY.shown);
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`Round ${round} of ${rounds}\n`);
    for (const [number, embed] of embeds.entries()) {
      costs.get(embed)?.push(await measureLoad(browser, `${host.url}/${number}`, embed.shown));
    }
  }
} finally {
  await browser.close();
  host.close();
  await server.discard();
  await rm(folder, { recursive: true });
}

const middle = (embed: Embed, figure: keyof Cost) =>
  median((costs.get(embed) ?? []).map((cost) => cost[figure]));
/** Beyond what the empty page costs itself. */
const added = (embed: Embed, figure: keyof Cost) => middle(embed, figure) - middle(EMPTY, figure);
const timesBare = (embed: Embed) => added(embed, "mainThread") / added(BARE, "mainThread");

process.stdout.write(
  `${formatTable(
    [
      "Medians; beyond the empty page",
      "bytes",
      "requests",
      "long tasks",
      "main thread",
      "x floor",
      "shift",
      "",
    ],
    embeds.map((embed) => {
      const own = embed === EMPTY;
      const figure = own ? middle : added;
      return [
        [embed.name, versionOf(embed)].filter(Boolean).join(" "),
        figure(embed, "bytes").toLocaleString("en"),
        String(figure(embed, "requests")),
        String(figure(embed, "longTasks")),
        `${figure(embed, "mainThread").toFixed(0)} ms`,
        own ? "" : timesBare(embed).toFixed(2),
        figure(embed, "layoutShift").toFixed(3),
        embed.remark ?? "",
      ];
    }),
  )}\n`,
);

const missed = ours.flatMap((embed) => [
  // Both widgets together are two.
  ...(embed !== OURS.at(-1) && timesBare(embed) > MOST_TIMES_BARE
    ? [
        `${embed.name}: main thread ${timesBare(embed).toFixed(2)} times the floor, at most ${MOST_TIMES_BARE}`,
      ]
    : []),
  ...(added(embed, "longTasks") > 0 ? [`${embed.name}: long tasks`] : []),
  ...(added(embed, "layoutShift") > 0 ? [`${embed.name}: layout shift`] : []),
]);
process.stdout.write(missed.length === 0 ? "\nThe budgets are kept\n" : `\n${missed.join("\n")}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;

function versionOf({ package: name }: Embed): string {
  if (name === undefined) return "";
  const path = join(import.meta.dirname, "node_modules", name, "package.json");
  return JSON.parse(readFileSync(path, "utf8")).version;
}
