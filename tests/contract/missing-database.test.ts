import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";
import { openPostgres, openSqlite } from "../support/databases.ts";

const OCTOBER = ["--marketplace", "US", "--tracking-id", "hearth-20", "--period", "2026-10"];

/** Each of which would be wrong on another database than the server's, or say that it is empty. */
const COMMANDS: readonly (readonly [Parameters<typeof runCommand>[1], ...string[]])[] = [
  ["donations", "verify"],
  ["donations", "status"],
  ["donations", "payouts"],
  ["donations", "charities", "list"],
  ["donations", "close", "2026-10"],
  ["admin", "list"],
  ["admin", "grant", "ann@example.org"],
  ["admin", "revoke", "ann@example.org"],
  ["revenue", "list"],
  ["revenue", "import", "report.csv", ...OCTOBER],
  ["backup", "monday.backup"],
];
const ADVICE = "Please set DATA_DIR or DATABASE_URL to what your server has.";

describe("an operator's command", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gifthearth-nowhere-"));
    await writeFile(join(folder, "report.csv"), "");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each(COMMANDS.map((command) => ({ command, call: command.slice(0, 3).join(" ") })))(
    "$call makes no database where none is, and says what to do",
    async ({ command: [program, ...args] }) => {
      const env = { DATA_DIR: join(folder, "mistyped") };
      const [code, said] = await runCommand({ folder, env }, program, ...args);
      expect(said).toContain(`There is no database at ${join(folder, "mistyped/gifthearth.db")}. ${ADVICE}`);
      expect(said).not.toMatch(/\n\s+at /);
      expect(code).toBe(1);
      expect(await readdir(folder)).toEqual(["report.csv"]);
    },
  );

  it("leaves a file that is no database of ours as it is", async () => {
    await writeFile(join(folder, "letter.db"), "Dear Ann");
    new Sqlite(join(folder, "other.db")).exec("create table songs (name text)").close();
    const refusals = {
      letter: /letter\.db can't be used: file is not a database/,
      other: /has no data of ours/,
    };
    for (const [name, sentence] of Object.entries(refusals)) {
      const file = join(folder, `${name}.db`);
      const before = await readFile(file);
      const [code, said] = await runCommand(
        { folder, env: { DATABASE_URL: `file:${file}` } },
        "admin",
        "list",
      );
      expect(said).toMatch(sentence);
      expect(said).toContain(ADVICE);
      expect(code).toBe(1);
      expect(await readFile(file)).toEqual(before);
    }
    expect((await readdir(folder)).toSorted()).toEqual(["letter.db", "other.db", "report.csv"]);
  });

  it("makes no tables of ours among another program's", async () => {
    const file = join(folder, "songs.db");
    new Sqlite(file).exec("create table songs (name text)").close();
    const before = await readFile(file);
    const env = { DATABASE_URL: `file:${file}`, PORT: "0", HOST: "127.0.0.1" };
    for (const program of ["start", "demo:seed", "doctor"] as const) {
      const [code, said] = await runCommand({ folder, env }, program);
      expect(said).toContain("holds another program's tables");
      expect(said).toMatch(/set DATABASE_URL to a file of its own/i);
      expect(code).toBe(1);
      expect(await readFile(file)).toEqual(before);
    }
    expect((await readdir(folder)).toSorted()).toEqual(["report.csv", "songs.db"]);
  });

  it("says that a PostgreSQL can't be reached, without its password", async () => {
    const env = { DATABASE_URL: "postgres://ann:secret@127.0.0.1:1/gifts" };
    const [code, said] = await runCommand({ folder, env }, "donations", "status");
    expect(said).toMatch(/^postgres:\/\/127\.0\.0\.1:1\/gifts can't be used: .*ECONNREFUSED/);
    expect(said).not.toMatch(/secret|\n\s+at /);
    expect(code).toBe(1);
    expect(await runCommand({ folder, env }, "demo:seed")).toEqual([
      1,
      expect.stringMatching(/^postgres:\/\/127\.0\.0\.1:1\/gifts can't be used: .*ECONNREFUSED.*\n$/),
    ]);
  });

  it("names the database that it worked in", async () => {
    const databases = await Promise.all([openSqlite(), openPostgres()]);
    try {
      for (const { url } of databases) {
        const place = url.startsWith("file:") ? url.slice(5) : url.replace(/\/\/.*@/, "//");
        for (const [program, ...args] of COMMANDS.slice(0, 9)) {
          const [, said] = await runCommand({ folder, env: { DATABASE_URL: url } }, program, ...args);
          expect(said.split("\n").at(-2), said).toBe(`Database: ${place}`);
        }
      }
    } finally {
      for (const database of databases) await database.discard();
    }
  });

  it("says that .env can't be read, and what to do", async () => {
    // As a container makes it of a file that it is to mount and can't find.
    await mkdir(join(folder, ".env"));
    const commands = [
      ...COMMANDS,
      ["restore", "x"],
      ["db:copy"],
      ["demo:seed"],
      ["doctor"],
      ["start"],
    ] as typeof COMMANDS;
    for (const [program, ...args] of commands) {
      const [code, said] = await runCommand({ folder }, program, ...args);
      expect(said).toMatch(
        /\.env\s.*can't be read: [\s\S]*Make it a text file that you may read, or remove it\./,
      );
      expect(said).not.toMatch(/\n\s+at /);
      expect(code).toBe(1);
    }
  });

  it("that makes no sense is told so before anything is looked for", async () => {
    for (const program of ["admin", "revenue", "donations"] as const) {
      expect(await runCommand({ folder }, program, "dance")).toEqual([1, expect.stringMatching(/^Usage:/)]);
    }
    expect(await readdir(folder)).toEqual(["report.csv"]);
  });
});
