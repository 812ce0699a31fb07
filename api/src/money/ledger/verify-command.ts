import { readFile } from "node:fs/promises";
import { FIRST_HASH, type LedgerEvent, type Verification, verifyLedger } from "@gifthearth/core/ledger";
import type { Command } from "../../cli/command-line.ts";
import { type ProgramAnswer, UsageError } from "../../cli/program.ts";
import type { Database } from "../../db/database.ts";
import { disagreements } from "./agreement.ts";
import { readEvents, sha256, takeTurn } from "./events.ts";
import { type LedgerExport, readExport } from "./export.ts";

/** `verify [FILE]`: the ledger of the database, or one that was downloaded, without a database. */
export const verifyCommand: Command = {
  usage: [
    ["", "checks the ledger's chain, recomputes every amount, and compares the other tables with it"],
    ["FILE", "the same of a downloaded ledger, JSON or CSV, without a database"],
  ],
  async run(context, [file, ...others]) {
    if (others.length > 0) throw new UsageError("Please verify one file at a time.");
    return file === undefined ? verifyDatabase(await context.openDatabase()) : verifyFile(file);
  },
};

/** In turn with all who write, so that nothing changes while it is compared. */
function verifyDatabase(db: Database): Promise<ProgramAnswer> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    const events = await readEvents(trx);
    const verification = await verifyLedger(events, sha256);
    const further = verification.problems.length === 0 ? await disagreements(trx, events) : [];
    return answer(verification, events, further, "The donations, closes and reports agree with it.");
  });
}

async function verifyFile(file: string): Promise<ProgramAnswer> {
  try {
    return await verifyExport(await readLedgerFile(file));
  } catch (error) {
    // A ledger is a few levels deep; a file that is very much deeper is beyond what can be walked through.
    if (error instanceof RangeError) throw new UsageError(`${file} is nested too deeply to be a ledger.`);
    throw error;
  }
}

async function verifyExport({ events, restFollows }: LedgerExport): Promise<ProgramAnswer> {
  const verification = await verifyLedger(events, sha256);
  const isGood = verification.problems.length === 0;
  const further =
    isGood && !restFollows(events as readonly LedgerEvent[])
      ? ["What the file says of its months or events in other words doesn't follow from the events."]
      : [];
  return answer(
    verification,
    events,
    further,
    "What the file says of its months and events in other words follows from the events.",
  );
}

async function readLedgerFile(file: string): Promise<LedgerExport> {
  try {
    return readExport(await readFile(file, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new UsageError(`${file} is no ledger as /api/donations gives it. ${error.message}.`);
    }
    if (error instanceof Error && "code" in error)
      throw new UsageError(`${file} can't be read: ${error.code}.`);
    throw error;
  }
}

function answer(
  { months, donations, problems }: Verification,
  events: readonly unknown[],
  further: readonly string[],
  agreement: string,
): ProgramAnswer {
  const sentences = [...problems.map(({ seq, message }) => `Event ${seq}: ${message}.`), ...further];
  // Each on one line: what a forged file says must not look like our own answer.
  const found = sentences.map((sentence) => sentence.replace(/[\r\n\u2028\u2029]+/g, " "));
  const checked = `${count(events.length, "event")}, ${count(months, "month")}, ${count(donations, "donation")}`;
  if (found.length > 0) {
    return {
      text: `Checked ${checked}. The ledger is not as it should be:\n${found.join("\n")}`,
      wentWell: false,
    };
  }
  const { hash } = (events.at(-1) ?? { hash: FIRST_HASH }) as LedgerEvent;
  const text = [
    `Checked ${checked}.`,
    "The chain is whole, and every amount comes out again when it is recomputed.",
    agreement,
    `The last hash is ${hash}. Note it: a ledger that later lacks it was rewritten.`,
  ].join("\n");
  return { text, wentWell: true };
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}
