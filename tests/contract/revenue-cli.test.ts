import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { CHILD_ENVIRONMENT } from "../support/child-environment.ts";
import { runCommand, runFile } from "../support/command.ts";
import { earningsReport } from "../support/earnings-report.ts";

const OCTOBER = ["--marketplace", "us", "--tracking-id", "hearth-20", "--period", "2026-10"];

describe("npm run revenue", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gifthearth-revenue-"));
    const db = openDatabase(`file:${folder}/gifthearth.db`, pino({ level: "silent" }));
    await migrate(db);
    await db.destroy();
    await writeFile(join(folder, "october.csv"), earningsReport({}, {}, { trackingId: "other-20" }));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Runs the command on a database of the test's own. @returns what it said, but for the line that names that */
  async function revenue(...args: readonly string[]) {
    const [code, said] = await runCommand({ folder }, "revenue", ...args);
    return { code, said: said.replace(/^Database: .*\n/m, "") };
  }

  it("imports a report, tells what changed, and lists it", async () => {
    expect(await revenue("list")).toEqual({ code: 0, said: "No report is imported yet.\n" });
    expect((await revenue("import", "october.csv", ...OCTOBER, "--dry-run")).said).toContain(
      "A dry run: nothing was changed. It would be imported: US, hearth-20, 2026-10",
    );
    expect(await revenue("import", "october.csv", ...OCTOBER)).toEqual({
      code: 0,
      said: `The report is imported: US, hearth-20, 2026-10
  Report      $8.98 commission, 2 lines
  Difference  +$8.98
  Left out    1 line of other tracking ids: "other-20"
  Confirmed   0 clicks
`,
    });
    expect((await revenue("import", "october.csv", ...OCTOBER)).said).toContain(
      "This report is there already (US, hearth-20, 2026-10). Nothing was changed.",
    );
    expect((await revenue("list")).said).toMatch(
      /^2026-10 {2}US {2}hearth-20 {2}\$8\.98 commission, 2 lines, from october\.csv, imported \d{4}-\d\d-\d\d \d\d:\d\d UTC\n$/,
    );
  });

  it("says nothing to the terminal but text", async () => {
    const trackingId = "\u001b]0;x\u0007\u009b2J-20";
    await writeFile(join(folder, "hostile.csv"), earningsReport({}, { trackingId }));
    // As the operator has it, in a process of its own.
    const [code, said] = await runFile("cli/revenue.ts", { folder }, ["import", "hostile.csv", ...OCTOBER]);
    expect(code).toBe(0);
    expect(said).toContain("1 line of other tracking ids");
    expect(said).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it("says what it did where a pipe takes it, and what it refuses beside that", async () => {
    const program = join(import.meta.dirname, "../../api/src/cli/revenue.ts");
    const run = (...args: readonly string[]) =>
      promisify(execFile)(process.execPath, [program, ...args], {
        cwd: folder,
        env: { ...CHILD_ENVIRONMENT, DATA_DIR: folder },
      });
    expect(await run("list")).toEqual({
      stdout: expect.stringContaining("No report is imported"),
      stderr: "",
    });
    const usage = expect.stringContaining("Usage:");
    await expect(run("export")).rejects.toMatchObject({ code: 1, stdout: "", stderr: usage });
  });

  it.each<[string, readonly string[], string]>([
    ["no command", [], "Usage:"],
    ["an unknown command", ["export"], "Usage:"],
    ["no file", ["import", ...OCTOBER], "Usage:"],
    ["an unknown option", ["import", "october.csv", ...OCTOBER, "--force"], "--force"],
    [
      "no month",
      ["import", "october.csv", ...OCTOBER.slice(0, 4)],
      "Please name --marketplace, --tracking-id and --period.",
    ],
    [
      "a mark that is none",
      ["import", "october.csv", ...OCTOBER, "--decimal", "dot"],
      "Please say --decimal comma or --decimal point.",
    ],
    ["two files", ["import", "october.csv", "november.csv", ...OCTOBER], 'What is "november.csv"?'],
    [
      "a file that isn't there",
      ["import", "november.csv", ...OCTOBER],
      "The file november.csv can't be read",
    ],
    ["a folder", ["import", ".", ...OCTOBER], "The file . can't be read"],
    [
      "another month's report",
      ["import", "october.csv", ...OCTOBER.slice(0, 5), "2026-09"],
      "Line 2, column 6",
    ],
    [
      "a rate that isn't needed",
      ["import", "october.csv", ...OCTOBER, "--rate", "1.08"],
      "leave out the rate",
    ],
  ])("refuses %s", async (_, args, sentence) => {
    const { code, said } = await revenue(...args);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/\n\s+at /);
  });
});
