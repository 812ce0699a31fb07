import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import {
  checkpointProblems,
  FIRST_HASH,
  keyProblems,
  keysOf,
  type LedgerEvent,
  ledgerRemarks,
  type NoteKey,
  readNoteKey,
  readWitnessing,
  readWitnessKey,
  toBase64,
  treeOf,
  type Verification,
  verifyLedger,
} from "@gifthearth/core/ledger";
import type { Command } from "../../cli/command-line.ts";
import { type ProgramAnswer, UsageError } from "../../cli/program.ts";
import type { Database } from "../../db/database.ts";
import { checkpointAt } from "../log/checkpoints.ts";
import { NODE_CRYPTO } from "../log/crypto.ts";
import { logKeys } from "../log/ledger-log.ts";
import { disagreements } from "./agreement.ts";
import { readEvents, sha256, takeTurn, UnreadableEvent } from "./events.ts";
import { type LedgerExport, readExport } from "./export.ts";

/** `verify [FILE]`: the ledger of the database, or one that was downloaded, without a database. */
export const verifyCommand: Command = {
  usage: [
    ["", "checks the ledger's chain, recomputes every amount, and compares the other tables with it"],
    ["FILE", "the same of a downloaded ledger, JSON or CSV, without a database"],
    [
      "[FILE] --since CHECKPOINT [--key KEY]",
      "and that nothing before a checkpoint was changed, which you kept in a file; of KEY, as /ledger/key gave it",
    ],
    [
      "[FILE] --witness KEY",
      "and when the witness of that key, which you have from itself, cosigned these checkpoints; may be given several times",
    ],
  ],
  async run(context, args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: {
        since: { type: "string" },
        key: { type: "string" },
        witness: { type: "string", multiple: true },
      },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (others.length > 0) throw new UsageError("Please verify one file at a time.");
    const kept = await readKept(values);
    return file === undefined ? verifyDatabase(await context.openDatabase(), kept) : verifyFile(file, kept);
  },
};

/** What its user kept from earlier. */
interface Kept {
  /** A checkpoint, as it was signed. */
  readonly note: string | null;
  readonly key: NoteKey | null;
  /** Whom they trust to vouch for the log. */
  readonly witnesses: readonly NoteKey[];
}

async function readKept(values: { since?: string; key?: string; witness?: string[] }): Promise<Kept> {
  const { since, key, witness = [] } = values;
  const own = key === undefined ? null : await readNoteKey(key, NODE_CRYPTO.sha256);
  if (key !== undefined && !own) throw new UsageError("The key is none that /ledger/key gives.");
  const witnesses = await Promise.all(
    witness.map(async (text) => {
      const read = await readWitnessKey(text, NODE_CRYPTO.sha256);
      if (!read) throw new UsageError(`${text} is no witness's key. Please take it from the witness itself.`);
      return read;
    }),
  );
  return { note: since === undefined ? null : await readText(since), key: own, witnesses };
}

/** What was found beyond the events themselves, as sentences. */
interface LogCheck {
  readonly problems: readonly string[];
  /** What the witnesses say. */
  readonly notes: readonly string[];
}

const UNCHECKED: LogCheck = { problems: [], notes: [] };

/**
 * What the log's signatures, a kept checkpoint and the witnesses say against the events, which are good by themselves.
 */
async function checkLog(
  events: readonly LedgerEvent[],
  { note, key, witnesses }: Kept,
  told: readonly string[],
  checkpoint: string | null,
): Promise<LogCheck> {
  const [first] = told;
  const start = key ?? (first === undefined ? null : await readNoteKey(first, NODE_CRYPTO.sha256));
  // Without keys, what a kept checkpoint says is compared all the same.
  const keys = start ? await keysOf(events, start, NODE_CRYPTO.sha256) : [];
  const notes = [start ? checkpoint : null, note].flatMap((each) => each ?? []);
  const problems = await Promise.all(
    notes.map((each) => checkpointProblems(events, { note: each, keys }, NODE_CRYPTO)),
  );
  const words = await Promise.all(notes.map((each) => readWitnessing(each, witnesses, NODE_CRYPTO)));
  const found = [
    ...(start ? await keyProblems(events, start, NODE_CRYPTO) : []),
    ...problems.flat(),
    ...words.flatMap((each) => each?.problems ?? []),
  ];
  const said = [...new Set(words.flatMap((each) => each?.sentences ?? []))];
  return { problems: found.map(inSentence), notes: said.map(inSentence) };
}

function inSentence(problem: string): string {
  return `${problem}.`;
}

/** In turn with all who write, so that nothing changes while it is compared. */
async function verifyDatabase(db: Database, kept: Kept): Promise<ProgramAnswer> {
  try {
    return await verifyInTurn(db, kept);
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    const text = `The ledger can't be checked: ${error.message}. Please restore it from a backup.`;
    return { text, wentWell: false };
  }
}

function verifyInTurn(db: Database, kept: Kept): Promise<ProgramAnswer> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx);
    const events = await readEvents(trx);
    const verification = await verifyLedger(events, sha256);
    const isGood = verification.problems.length === 0;
    const log = isGood ? await checkStoredLog(trx, events, kept) : UNCHECKED;
    const further = isGood ? [...(await disagreements(trx, events)), ...log.problems] : [];
    const check = { ...log, problems: further };
    return answer(verification, events, check, "The donations, closes and reports agree with it.", kept);
  });
}

async function checkStoredLog(db: Database, events: readonly LedgerEvent[], kept: Kept): Promise<LogCheck> {
  const keys = (await logKeys(db)).map(({ text }) => text);
  const stored = await db.selectFrom("ledger_checkpoints").select(["size", "root"]).orderBy("size").execute();
  const tree = await treeOf(events, NODE_CRYPTO.sha256);
  const wrong: string[] = [];
  for (const { size, root } of stored) {
    const isThere = size <= tree.size && toBase64(await tree.root(size)) === root;
    if (!isThere)
      wrong.push(`The first ${size} events are not those that the checkpoint of ${size} was signed for.`);
  }
  const latest = stored.at(-1);
  const checkpoint = latest ? await checkpointAt(db, latest.size) : null;
  const { problems, notes } = await checkLog(events, kept, keys, checkpoint);
  return { problems: [...wrong.slice(0, 1), ...problems], notes };
}

async function verifyFile(file: string, kept: Kept): Promise<ProgramAnswer> {
  try {
    return await verifyExport(await readLedgerFile(file), kept);
  } catch (error) {
    // A ledger is a few levels deep; a file that is very much deeper is beyond what can be walked through.
    if (error instanceof RangeError) throw new UsageError(`${file} is nested too deeply to be a ledger.`);
    throw error;
  }
}

async function verifyExport({ events, log, restFollows }: LedgerExport, kept: Kept): Promise<ProgramAnswer> {
  const verification = await verifyLedger(events, sha256);
  const isGood = verification.problems.length === 0;
  const check =
    isGood && !restFollows(events as readonly LedgerEvent[])
      ? { ...UNCHECKED, problems: [OTHER_WORDS] }
      : isGood
        ? await checkLog(events as readonly LedgerEvent[], kept, log.keys, log.checkpoint)
        : UNCHECKED;
  return answer(
    verification,
    events,
    check,
    "What the file says of its months and events in other words follows from the events.",
    kept,
  );
}

const OTHER_WORDS =
  "What the file says of its months or events in other words doesn't follow from the events.";

async function readLedgerFile(file: string): Promise<LedgerExport> {
  const text = await readText(file);
  try {
    return readExport(text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new UsageError(`${file} is no ledger as /api/donations gives it. ${error.message}.`);
    }
    throw error;
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error)
      throw new UsageError(`${file} can't be read: ${error.code}.`);
    throw error;
  }
}

function answer(
  { months, donations, problems }: Verification,
  events: readonly unknown[],
  check: LogCheck,
  agreement: string,
  { note }: Kept,
): ProgramAnswer {
  const sentences = [...problems.map(({ seq, message }) => `Event ${seq}: ${message}.`), ...check.problems];
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
  const remarks = ledgerRemarks(events as readonly LedgerEvent[]);
  const text = [
    `Checked ${checked}.`,
    "The chain is whole, and every amount comes out again when it is recomputed.",
    agreement,
    ...(note === null
      ? []
      : ["It goes on from the checkpoint that you kept: nothing before it was changed."]),
    ...check.notes,
    ...(remarks.length === 0 ? [] : ["What it tells openly, for you to judge:"]),
    ...remarks.map(({ seq, message }) => `- Event ${seq}: ${message}.`),
    `The last hash is ${hash}. Note it, or keep /ledger/checkpoint for --since: a ledger that later lacks it was rewritten.`,
  ].join("\n");
  return { text, wentWell: true };
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}
