import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import { seedDemo } from "../../api/src/operating/demo/seed.ts";
import { PASSWORD } from "../support/accounts.ts";
import { NOW } from "../support/app.ts";
import { sendVisitors } from "../support/busy-visitors.ts";
import { runCommand, runFile } from "../support/command.ts";
import { describeOnEachDatabase, openPostgres, openSqlite } from "../support/databases.ts";
import { COLD, startServerProcess } from "../support/server-process.ts";
import { createWriteRecord } from "../support/write-record.ts";

describeOnEachDatabase("npm run backup", (db, url) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gifthearth-backup-"));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const run = (program: "backup" | "restore" | "donations", at: string, ...args: readonly string[]) => {
    const surroundings = { folder, env: { DATABASE_URL: at } };
    // Several at a time, and what it writes is for its own user alone: it runs as the operator has it.
    if (program === "backup") return runFile("cli/backup.ts", surroundings, args);
    return runCommand(surroundings, program, ...args);
  };

  it("holds all that was acknowledged before it began, whole, while a server goes on; restored, it proves itself", async () => {
    await seedDemo({ db: db(), config: parseConfig({}), present: NOW, password: PASSWORD });
    const settings = { DATABASE_URL: url(), SCHEDULE: "off", RATE_LIMITS: "off" };
    const server = await startServerProcess({ ...settings, ...COLD });
    const restored = await Promise.all([openSqlite(), openPostgres()]);
    const visits: ReturnType<typeof sendVisitors>[] = [];
    try {
      const [earlier, later] = [createWriteRecord(), createWriteRecord()];
      const before = sendVisitors({ servers: [server, server], record: earlier });
      await expect.poll(() => earlier.counts().deletion ?? 0, { timeout: 30_000 }).toBeGreaterThan(1);
      before.stop();
      await before.ended;
      visits.push(sendVisitors({ servers: [server, server], record: later }));
      await expect.poll(() => later.counts().click ?? 0, { timeout: 30_000 }).toBeGreaterThan(0);
      const file = join(folder, "monday.backup");
      const [code, said] = await run("backup", url(), file);
      expect(said).toContain("The ledger's chain is whole");
      expect(code).toBe(0);
      // Alone, and nobody else's to read.
      expect((await readdir(folder)).filter((name) => name !== "mail")).toEqual(["monday.backup"]);
      expect((await stat(file)).mode & 0o777).toBe(0o600);

      // Into either kind of database, the server still writing to the first.
      for (const target of restored) {
        const [restoreCode, restoreSaid] = await run("restore", target.url, file);
        expect(restoreSaid).toContain("The rows and the sums of money are the same on both sides");
        expect(restoreCode).toBe(0);
        expect((await run("donations", target.url, "verify"))[1]).toContain(
          "The donations, closes and reports agree with it.",
        );
        expect(await earlier.findLost(target.db)).toEqual([]);
      }
      expect(visits[0]?.gaveUp()).toBe(0);
      visits[0]?.stop();
      await visits[0]?.ended;
      expect(await later.findLost(db())).toEqual([]);

      // Nothing that is there is ever written over.
      const [secondCode, secondSaid] = await run("restore", url(), file);
      expect(secondSaid).toMatch(/is not empty: it has \d+ rows? in \w+\. Nothing was changed/);
      expect(secondCode).toBe(1);
      expect(await later.findLost(db())).toEqual([]);
    } finally {
      for (const visit of visits) visit.stop();
      await server.discard();
      for (const target of restored) await target.discard();
    }
  }, 240_000);

  it("is whole, though another was made to the same file at the same time", async () => {
    await seedDemo({ db: db(), config: parseConfig({}), present: NOW, password: PASSWORD });
    const file = join(folder, "monday.backup");
    const made = await Promise.all([1, 2, 3].map(() => run("backup", url(), file)));
    expect(made.filter(([code]) => code === 0)).not.toEqual([]);
    for (const [, said] of made) expect(said).toMatch(/^Backed up|^There is a file .*monday\.backup already/);
    expect((await readdir(folder)).filter((name) => name !== "mail")).toEqual(["monday.backup"]);
    const restored = await openSqlite();
    try {
      const [code, said] = await run("restore", restored.url, file);
      expect(said).toContain("The ledger's chain is whole");
      expect(code).toBe(0);
    } finally {
      await restored.discard();
    }
  });
});

it("npm run backup and restore say what to do about a file that is there, or isn't", async () => {
  const { url, discard } = await openSqlite();
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-backup-"));
  onTestFinished(async () => {
    await discard();
    await rm(folder, { recursive: true });
  });
  const run = (program: "backup" | "restore", ...args: readonly string[]) =>
    runCommand({ folder, env: { DATABASE_URL: url } }, program, ...args);
  const file = join(folder, "here.backup");
  await writeFile(file, "a letter");
  expect(await run("backup", file)).toEqual([
    1,
    `There is a file ${file} already. Please name another one, or move it away.\n`,
  ]);
  expect((await run("backup", join(folder, "no/folder/x")))[0]).toBe(0);
  expect((await run("restore", file))[1]).toMatch(/here\.backup can't be used: file is not a database/);
  expect((await run("restore", join(folder, "missing")))[1]).toMatch(/^There is no file .*missing\. /);
  expect((await run("backup"))[1]).toMatch(/^Please name one file\.[\s\S]*Usage:/);
  for (const none of ["", "--help"]) {
    const [code, said] = await run("backup", none);
    expect(said).toMatch(/is no name for a backup\.\n\nUsage:/);
    expect(said).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  }
  expect((await run("restore"))[1]).toMatch(/^Please name one file\.[\s\S]*Usage:/);
});
