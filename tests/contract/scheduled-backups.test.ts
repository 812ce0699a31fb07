import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import { findAlarms } from "../../api/src/operating/alarms/find-alarms.ts";
import { createBackupRound, listBackups } from "../../api/src/operating/backups/backup-round.ts";
import { checkBackups } from "../../api/src/operating/doctor/backups.ts";
import { NOW } from "../support/app.ts";
import { runCommand } from "../support/command.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { fillLedger } from "../support/filled-ledger.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

const HOUR = 60 * 60_000;

describeOnEachDatabase("Scheduled backups", (db, url) => {
  let folder: string;
  let directory: string;
  let now: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gifthearth-backups-"));
    directory = join(folder, "kept", "here");
    now = NOW.getTime();
  });
  afterEach(() => rm(folder, { recursive: true }));

  const config = () =>
    parseConfig({
      DATABASE_URL: url(),
      BACKUP_EVERY_HOURS: "24",
      BACKUP_DIR: directory,
      BACKUP_KEEP_DAYS: "2",
      BACKUP_KEEP_WEEKS: "0",
    });
  const clock = () => new Date(now);
  const round = (signal = new AbortController().signal) =>
    createBackupRound({ config: config(), db: db(), clock, logger: pino({ level: "silent" }) })(signal);
  const names = async () => (await readdir(directory)).sort();
  const alarms = async () =>
    (await findAlarms(db(), clock(), config())).filter(({ kind }) => kind === "backup_failed");

  it("are made when they are due, by one process of several, and restored by the command", async () => {
    await chooseTreesAndMeals(db());
    for (const month of ["2026-09", "2026-10"]) await report(db(), month, 10_000);
    await fillLedger(db());
    expect(await checkBackups(config(), clock())).toMatchObject({ state: "look" });
    await Promise.all([round(), round()]);
    expect(await names()).toEqual(["gifthearth-2026-11-21T12-00-00Z.backup"]);
    await round();
    expect(await names(), "it isn't due again").toHaveLength(1);
    expect(await alarms()).toEqual([]);

    // What is older than it is kept goes, and nothing else in the folder.
    const others = ["gifthearth-2026-11-20T12-00-00Z.backup", "mine.backup", "gifthearth-notes.txt"];
    for (const name of others) await writeFile(join(directory, name), "");
    now += 24 * HOUR;
    await round();
    expect(await names()).toEqual([
      "gifthearth-2026-11-21T12-00-00Z.backup",
      "gifthearth-2026-11-22T12-00-00Z.backup",
      "gifthearth-notes.txt",
      "mine.backup",
    ]);
    expect(await checkBackups(config(), clock())).toMatchObject({
      state: "good",
      found: expect.stringContaining("the newest 0 hours old"),
    });
    expect(await checkBackups(config(), new Date(now + 72 * HOUR))).toMatchObject({ state: "mend" });

    const [, newest] = await listBackups(directory);
    const place = { folder, env: { DATABASE_URL: `file:${join(folder, "restored.db")}` } };
    expect(await runCommand(place, "restore", join(directory, newest?.name ?? ""))).toEqual([
      0,
      expect.stringContaining("The ledger's chain is whole"),
    ]);
  });

  it("that fail are told of and tried again after an hour; one that is cut off leaves nothing", async () => {
    // Where the folder should be is a file.
    await mkdir(join(folder, "kept"));
    await writeFile(directory, "");
    await round();
    expect(await alarms()).toMatchObject([
      { sentence: expect.stringMatching(/^The scheduled backup has failed since 2026-11-21: .*EEXIST/) },
    ]);
    await rm(directory);
    await round();
    expect(await alarms(), "it rests").toHaveLength(1);
    now += HOUR;
    const ended = new AbortController();
    ended.abort();
    await round(ended.signal);
    expect(await names()).toEqual([]);
    await round();
    expect(await names()).toHaveLength(1);
    expect(await alarms()).toEqual([]);
  });
});
