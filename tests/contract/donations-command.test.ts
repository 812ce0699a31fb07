import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseConfig } from "../../api/src/config/config.ts";
import type { Database } from "../../api/src/db/database.ts";
import { migrate } from "../../api/src/db/migrate.ts";
import { openDatabase } from "../../api/src/db/open-database.ts";
import { closeCommand, skipCommand, statusCommand } from "../../api/src/money/ledger/commands.ts";
import { foldStored, readEvents } from "../../api/src/money/ledger/events.ts";
import { ledgerCsv } from "../../api/src/money/ledger/export.ts";
import { closedMonths } from "../../api/src/money/ledger/public-ledger.ts";
import { runCommand, runFile } from "../support/command.ts";
import { fillLedger } from "../support/filled-ledger.ts";
import { chooseTreesAndMeals, report } from "../support/revenue.ts";

/** `npm run donations -- ...` on a database of SQLite. */
describe("npm run donations", () => {
  let folder = "";
  let db: Database;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gifthearth-donations-"));
    db = openDatabase(`file:${folder}/gifthearth.db`, pino({ level: "silent" }));
    await migrate(db);
  });
  afterEach(async () => {
    await db.destroy();
    await rm(folder, { recursive: true });
  });

  /** @returns the exit code and all that was said, but for the line that names the database */
  async function run(...args: readonly string[]): Promise<readonly [number | null, string]> {
    return withoutPlace(await runCommand({ folder }, "donations", ...args));
  }

  /** The same as a process of its own, as the operator has it, whose terminal is to be kept from harm. */
  async function runAlone(...args: readonly string[]): Promise<readonly [number | null, string]> {
    return withoutPlace(await runFile("cli/donations.ts", { folder }, args));
  }

  const withoutPlace = ([code, said]: Awaited<ReturnType<typeof runCommand>>) =>
    [code, said.replace(/^Database: .*\n/m, "")] as const;

  it("walks the month: charities, choice, close, status, verify", async () => {
    expect(await runAlone()).toEqual([
      1,
      expect.stringMatching(/^Usage:\n {2}npm run donations -- charities list\n/),
    ]);
    const trees = ["--name", "Trees", "--registration", "12-3456789", "--country", "US", "--from", "2026-01"];
    expect(await run("charities", "add", "trees", ...trees, "--platform", "change=n_1")).toEqual([
      0,
      "trees: Trees (US 12-3456789), active from 2026-01 on\n",
    ]);
    expect(await run("charities", "add", "meals", ...trees.with(3, "123"))).toEqual([
      1,
      "Please give the EIN as NN-NNNNNNN, such as 12-3456789\n",
    ]);
    expect(await run("charities", "add", "meals", ...trees, "and", "Meals")).toEqual([
      1,
      expect.stringMatching(/^"and" means nothing here\. Nothing was done\.\n\nUsage:/),
    ]);
    expect((await run("status", "--month", "2026-01"))[1]).toMatch(/^"--month" means nothing here/);
    await run("charities", "add", "meals", ...trees.with(1, "Meals"));
    expect(await run("charities", "choose", "2026-01", "trees=66.67%", "meals=33.33")).toEqual([
      0,
      "2026-01 goes to meals 33.33%, trees 66.67%.\n",
    ]);
    expect(await run("charities", "choose", "2026-01", "trees")).toEqual([
      1,
      expect.stringMatching(/^Please give trees as ID=60%/),
    ]);
    const [, list] = await run("charities", "list");
    expect(list).toMatch(
      /meals: Meals .*\ntrees: Trees .*\n.* goes to meals 33.33%, trees 66.67% \(as chosen for 2026-01\)/,
    );
    expect(await run("close", "2026-01")).toEqual([
      1,
      expect.stringMatching(/^Nothing is reported for 2026-01/),
    ]);
    expect(await run("close", "January")).toEqual([
      1,
      expect.stringMatching(/^Please give the month as YYYY-MM/),
    ]);

    await report(db, "2026-01", 10_000);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => runAlone("close", "2026-01")));
    const said = outcomes.map(([code, text]) => [code, text.split("\n")[0]]);
    expect(said.toSorted()).toEqual([
      [0, "2026-01 is closed already; nothing has changed."],
      [0, "2026-01 is closed already; nothing has changed."],
      [0, "2026-01 is closed already; nothing has changed."],
      [0, "2026-01 is closed: $50.00 to give."],
    ]);
    expect(await run("close", "2026-02", "--empty", "--reason", "Nothing was sold")).toEqual([
      0,
      "2026-02 is closed: $0.00 to give.\n  commission of 2026-02: $0.00\n  50% of $0.00: $0.00\n  to Meals: $0.00\n  to Trees: $0.00\n",
    ]);
    const [, status] = await run("status");
    expect(status).toMatch(
      /^2026-01 {2}meals {2}\$16\.67 {2}calculated \(sandbox\) {2}\S+\n2026-01 {2}trees {2}\$33\.33 .*\n2026-02 is the last month that is closed or left out\.\nNothing is to be closed\./,
    );
    await report(db, "2026-04", 10_000);
    // In its turn, though there are reports of a later one only.
    expect((await run("status"))[1]).toContain("\n2026-03 is to be closed next.\n");
    expect(await run("verify")).toEqual([
      0,
      expect.stringMatching(/^Checked 2 events, 2 months, 2 donations\./),
    ]);
  });

  it("closes without a report that the month before had only once that is said, with a reason", async () => {
    await chooseTreesAndMeals(db);
    await report(db, "2026-01", 10_000);
    await report(db, "2026-01", 5_000, { marketplace: "DE", tracking_id: "gifts-21" });
    await report(db, "2026-02", 10_000);
    const context = {
      config: parseConfig({}),
      clock: () => new Date(),
      newId: randomUUID,
      openDatabase: async () => db,
    };
    const close = (...args: readonly string[]) => closeCommand.run(context, args);
    const skip = (...args: readonly string[]) => skipCommand.run(context, args);
    const question = 'close 2026-02 --without "DE gifts-21" --reason "..."';
    await close("2026-01");
    await expect(close("2026-02")).rejects.toThrow(question);
    expect((await statusCommand.run(context, [])).text).toContain(
      "2026-02 is to be closed next. Still missing: the reports of DE gifts-21.",
    );
    const without = ["2026-02", "--without", "DE gifts-21"];
    await expect(close(...without)).rejects.toThrow(question);
    await expect(close("2026-02", "--without", "FR x")).rejects.toThrow('No report of "FR x" is missing');
    expect((await close(...without, "--reason", "The programme ended")).wentWell).toBe(true);
    await expect(close("2026-03", "--empty")).rejects.toThrow("that it is empty and why");
    await expect(skip("2026-03")).rejects.toThrow("Please say why");
    await expect(skip("2026-03", "--reason", "We", "moved")).rejects.toThrow('"moved" means nothing here');
    const { details } = await db
      .selectFrom("admin_actions")
      .select("details")
      .orderBy("at", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(details)).toMatchObject({
      month: "2026-02",
      without: { reports: ["DE gifts-21"], reason: "The programme ended" },
    });
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return "no";
    };
    const declined = await skipCommand.run({ ...context, ask }, ["2026-03", "--reason", "We moved"]);
    expect(declined).toEqual({ text: "Nothing was done.", wentWell: false });
    expect(asked).toEqual([expect.stringContaining("everybody will read why: We moved\nType 2026-03")]);
    for (const answer of ["2026-03 is left out.", "2026-03 was left out already; nothing has changed."]) {
      expect((await skip("2026-03", "--reason", "We moved")).text).toBe(answer);
    }
  });

  it("shows what a month's close counts and what comes of it, as the dashboard does, and asks", async () => {
    await chooseTreesAndMeals(db);
    await report(db, "2026-01", 10_000);
    await report(db, "2026-01", 900, {
      marketplace: "DE",
      tracking_id: "gifts-21",
      currency: "EUR",
      usd_rate: "1.1",
      rate_source: "entered by the operator",
      commission_minor: 818,
      not_counted: JSON.stringify([{ reason: "declined by the shop", lineCount: 2, minor: 150 }]),
    });
    const questions: string[] = [];
    const close = (typed: string, ...args: readonly string[]) =>
      closeCommand.run(
        {
          config: parseConfig({
            DONATION_PLATFORM: "change",
            CHANGE_PUBLIC_KEY: "a",
            CHANGE_SECRET_KEY: "b",
          }),
          clock: () => new Date(),
          newId: randomUUID,
          openDatabase: async () => db,
          ask: async (question) => {
            questions.push(question);
            return typed;
          },
        },
        ["2026-01", ...args],
      );
    const { text } = await close("", "--dry-run");
    for (const line of [
      "Reports: DE gifts-21, US gifts-20",
      "  DE, 2026-01: $9.00 in 1 lines (8.18 EUR at 1.1, entered by the operator)",
      "    not counted: 2 lines, 1.5 EUR, declined by the shop",
      "50% of $109.00: $54.50",
      "  to Meals, 40%: $21.80",
      "Trees has no id at Change, so its donation waits until it is added to the charity.",
      "A month that is closed is never opened again.",
      "Money that is sent doesn't come back.",
    ]) {
      expect(text).toContain(line);
    }
    expect(await close("yes")).toEqual({ text: "Nothing was done.", wentWell: false });
    expect(await readEvents(db)).toEqual([]);
    expect((await close("2026-01")).text).toMatch(/^2026-01 is closed: \$54\.50 to give/);
    expect(questions).toHaveLength(2);
    expect(questions[1]).toBe(`${text.replace("\nNothing was done.", "")}\nType 2026-01 to close it: `);
  });

  it("verifies a downloaded ledger, JSON or CSV, without a database", async () => {
    await chooseTreesAndMeals(db);
    await report(db, "2026-09", 10_000);
    await report(db, "2026-10", 5_000);
    await fillLedger(db);
    const events = await readEvents(db);
    const files = {
      "bare.json": JSON.stringify(events),
      "ledger.json": JSON.stringify({ months: closedMonths(await foldStored(db)), events }, null, 2),
      "ledger.csv": ledgerCsv(events),
    };
    await rm(`${folder}/gifthearth.db`);
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(folder, name), text);
      expect(await run("verify", name)).toEqual([
        0,
        expect.stringMatching(/^Checked 8 events, 2 months, 4 donations\.\nThe chain is whole/),
      ]);
    }
    await expect(readFile(`${folder}/gifthearth.db`), "no database is made").rejects.toThrow("ENOENT");

    const forgeries = [
      ["bare.json", '"donationMinor":5000', '"donationMinor":5001', /Event 1: its hash is not that/],
      ["ledger.json", '"amount": 20', '"amount": 21', /in other words doesn't follow from the events/],
      ["ledger.csv", "$50.00", "$51.00", /in other words doesn't follow from the events/],
      ["ledger.csv", '""donationMinor"":5000', '""donationMinor"":5001', /Event 1: its hash is not that/],
      ["ledger.csv", "seq,at", "at,seq", /doesn't begin with the columns seq, at/],
      ["ledger.csv", '"{""', '"""', /The data of row 2 is not JSON|is not CSV/],
      ["bare.json", "[", "{", /is no ledger as \/api\/donations gives it/],
    ] as const;
    for (const [name, what, to, sentence] of forgeries) {
      expect(files[name]).toContain(what);
      await writeFile(join(folder, "forged"), files[name].replace(what, to));
      expect(await run("verify", "forged")).toEqual([1, expect.stringMatching(sentence)]);
    }
    const hostile = {
      "deep.json": `{"events":[{"seq":1,"at":"2026-11-01T00:00:00.000Z","type":"x","previousHash":"${"0".repeat(64)}","hash":"${"0".repeat(64)}","data":{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}}]}`,
      "lines.json": JSON.stringify(events).replaceAll(
        '"donationId":"',
        '"donationId":"\\u001b[2J\\u009b2J\\nThe chain is whole, ',
      ),
      "torn.json": '[\u001b[2J"',
    };
    for (const [name, text] of Object.entries(hostile)) {
      await writeFile(join(folder, name), text);
      const [code, output] = await runAlone("verify", name);
      expect([name, code]).toEqual([name, 1]);
      expect(output).not.toMatch(/[^\P{Cc}\n]|^The chain|^ +at /mu);
    }
    expect(await run("verify", "nowhere.json")).toEqual([
      1,
      expect.stringMatching(/^nowhere\.json can't be read: ENOENT\./),
    ]);
  });
});
