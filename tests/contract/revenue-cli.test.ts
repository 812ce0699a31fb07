import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { CHILD_ENVIRONMENT } from "../support/child-environment.ts";
import { earningsReport } from "../support/earnings-report.ts";

const COMMAND = join(import.meta.dirname, "../../api/src/cli/revenue.ts");
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
  function revenue(...args: readonly string[]) {
    return new Promise<{ readonly code: number; readonly out: string; readonly err: string }>((resolve) => {
      const env = { ...CHILD_ENVIRONMENT, DATA_DIR: folder };
      execFile(process.execPath, [COMMAND, ...args], { cwd: folder, env }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out: out.replace(/^Database: .*\n/m, ""), err }),
      );
    });
  }

  it("imports a report, tells what changed, and lists it", async () => {
    expect(await revenue("list")).toEqual({ code: 0, out: "No report is imported yet.\n", err: "" });
    expect((await revenue("import", "october.csv", ...OCTOBER, "--dry-run")).out).toContain(
      "A dry run: nothing was changed. It would be imported: US, hearth-20, 2026-10",
    );
    expect(await revenue("import", "october.csv", ...OCTOBER)).toEqual({
      code: 0,
      out: `The report is imported: US, hearth-20, 2026-10
  Report      $8.98 commission, 2 lines
  Difference  +$8.98
  Left out    1 line of other tracking ids: "other-20"
  Confirmed   0 clicks
`,
      err: "",
    });
    expect((await revenue("import", "october.csv", ...OCTOBER)).out).toContain(
      "This report is there already (US, hearth-20, 2026-10). Nothing was changed.",
    );
    expect((await revenue("list")).out).toMatch(
      /^2026-10 {2}US {2}hearth-20 {2}\$8\.98 commission, 2 lines, from october\.csv, imported \d{4}-\d\d-\d\d \d\d:\d\d UTC\n$/,
    );
  });

  it("says nothing to the terminal but text", async () => {
    const trackingId = "\u001b]0;x\u0007\u009b2J-20";
    await writeFile(join(folder, "hostile.csv"), earningsReport({}, { trackingId }));
    const { out } = await revenue("import", "hostile.csv", ...OCTOBER);
    expect(out).toContain("1 line of other tracking ids");
    expect(out).not.toMatch(/[^\P{Cc}\n]/u);
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
    const { code, out, err } = await revenue(...args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
