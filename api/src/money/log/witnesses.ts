import type { MerkleTree } from "@gifthearth/core/ledger";
import type { Logger } from "pino";
import type { Witness } from "../../config/payout.settings.ts";
import type { Database } from "../../db/database.ts";
import type { LedgerChanges } from "../ledger/changes.ts";
import { askWitness, type WitnessAnswer } from "./ask-witness.ts";
import { latestCheckpoint } from "./checkpoints.ts";
import { createLedgerTree, type LedgerTree } from "./ledger-tree.ts";
import type { LedgerCheckpointsTable, LedgerWitnessesTable } from "./log.table.ts";

interface Dependencies {
  readonly db: Database;
  readonly config: { readonly ledgerWitnesses: readonly Witness[] };
  readonly clock: () => Date;
  readonly ledgerChanges: LedgerChanges;
  readonly logger: Logger;
  /** What this process has read of the ledger; of its own unless given. */
  readonly ledgerTree?: LedgerTree;
  /** For a witness's whole answer, milliseconds. */
  readonly patience?: number;
}

const MINUTE = 60_000;
/** For who takes a witness on and ends before it is done, milliseconds. */
const TAKEN_FOR = 2 * MINUTE;
/** The longest between two tries, milliseconds. */
const LONGEST_REST = 60 * MINUTE;
/** What was cosigned is cosigned anew after that, so that the log is seen to be no other; milliseconds. */
const FRESH_FOR = 24 * 60 * MINUTE;

/**
 * Has every witness cosign the latest checkpoint that has not done so yet, and that one anew each day. Of many
 * processes one asks. A witness that is down, slow or wrong is asked ever more rarely, and hinders nothing.
 * @returns does so; never fails
 */
export function createWitnessRound(dependencies: Dependencies): () => Promise<void> {
  const { db, config, logger, ledgerTree = createLedgerTree() } = dependencies;
  return async () => {
    if (config.ledgerWitnesses.length === 0) return;
    try {
      const checkpoint = await latestCheckpoint(db);
      if (!checkpoint) return;
      // Only if somebody is to be asked.
      const readTree = () => ledgerTree.read(db);
      await Promise.all(
        config.ledgerWitnesses.map((witness) => serve(dependencies, witness, checkpoint, readTree)),
      );
    } catch (error) {
      logger.error({ err: error }, "Asking the ledger's witnesses failed; it is tried again");
    }
  };
}

async function serve(
  dependencies: Dependencies,
  witness: Witness,
  checkpoint: LedgerCheckpointsTable,
  readTree: () => Promise<MerkleTree>,
): Promise<void> {
  const { db, clock, ledgerChanges, logger } = dependencies;
  const taken = await take(db, witness, checkpoint, clock());
  if (!taken) return;
  const { answer, size } = await converse(dependencies, witness, checkpoint, taken.size, await readTree());
  const now = clock();
  if (answer.kind === "cosigned") {
    const row = { size: checkpoint.size, witness: witness.key, line: answer.line };
    const cosigned_at = answer.at.toISOString();
    await db
      .insertInto("ledger_cosignatures")
      .values({ ...row, cosigned_at })
      .onConflict((conflict) =>
        conflict.columns(["size", "witness"]).doUpdateSet({ line: answer.line, cosigned_at }),
      )
      .execute();
    const well = { failures: 0, problem: null, problem_since: null, is_refusal: 0 };
    await update(db, witness, { ...well, size: checkpoint.size, next_at: now.toISOString() });
    ledgerChanges.tell();
    return;
  }
  const { kind, problem } = answer;
  if (problem !== taken.problem) logger.warn({ witness: witness.name }, `${witness.name} ${problem}`);
  const rest = kind === "refused" ? LONGEST_REST : Math.min(LONGEST_REST, MINUTE * 2 ** taken.failures);
  await update(db, witness, {
    size,
    failures: Math.min(taken.failures + 1, 10),
    problem,
    problem_since: taken.problem_since ?? now.toISOString(),
    is_refusal: kind === "refused" ? 1 : 0,
    next_at: new Date(now.getTime() + rest).toISOString(),
  });
}

type Outcome = Exclude<WitnessAnswer, { readonly kind: "elsewhere" }>;

/** Asks, and once more where the witness has cosigned another size than we supposed. */
async function converse(
  { clock, patience }: Dependencies,
  witness: Witness,
  { size, note }: LedgerCheckpointsTable,
  known: number,
  tree: MerkleTree,
): Promise<{
  readonly answer: Outcome /** What it has cosigned, by its own word. */;
  readonly size: number;
}> {
  let from = Math.min(known, size);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const proof = await tree.consistencyProof(from, size);
    const answer = await askWitness(
      witness,
      { from, proof, checkpoint: note },
      { clock, ...(patience !== undefined && { patience }) },
    );
    if (answer.kind !== "elsewhere") return { answer, size: from };
    const told = answer.size;
    if (told === null)
      return { answer: { kind: "unclear", problem: "answered 409 without a size" }, size: from };
    if (told > size) {
      const problem = `has cosigned ${told} events of this log, and it has ${size}: something was cut off, or another server signs by its key`;
      return { answer: { kind: "refused", problem }, size: from };
    }
    if (told === from) {
      const problem = `has cosigned other ${told} events than those that the log has`;
      return { answer: { kind: "refused", problem }, size: from };
    }
    from = told;
  }
  return {
    answer: { kind: "unclear", problem: "says otherwise each time what it has cosigned" },
    size: from,
  };
}

/** @returns the witness, for who may ask it now; null for all others, and when there is nothing to ask */
async function take(db: Database, { key }: Witness, { size }: LedgerCheckpointsTable, now: Date) {
  const start = { key, size: 0, failures: 0, problem: null, problem_since: null, is_refusal: 0 };
  await db
    .insertInto("ledger_witnesses")
    .values({ ...start, next_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const taken = await db
    .updateTable("ledger_witnesses")
    .set({ next_at: new Date(now.getTime() + TAKEN_FOR).toISOString() })
    .where("key", "=", key)
    .where("next_at", "<=", now.toISOString())
    // Looked at in the same statement: who was faster may have it cosigned by now.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("ledger_cosignatures")
            .select("size")
            .where("witness", "=", key)
            .where("size", "=", size)
            .where("cosigned_at", ">", new Date(now.getTime() - FRESH_FOR).toISOString()),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

async function update(
  db: Database,
  { key }: Witness,
  changes: Omit<LedgerWitnessesTable, "key">,
): Promise<void> {
  await db.updateTable("ledger_witnesses").set(changes).where("key", "=", key).execute();
}

/** What a witness has seen last, and what hinders it since. Times are ISO 8601, UTC. */
export interface WitnessState extends Witness {
  readonly seen: { readonly size: number; readonly at: string } | null;
  readonly problem: {
    /** Of which the witness is the subject. */
    readonly clause: string;
    readonly since: string;
    /** Whether it doesn't pass by itself. */
    readonly isRefusal: boolean;
  } | null;
}

/** How the witnesses that are asked are doing, in the order of the setting. */
export async function readWitnessStates(
  db: Database,
  witnesses: readonly Witness[],
): Promise<readonly WitnessState[]> {
  if (witnesses.length === 0) return [];
  const keys = witnesses.map(({ key }) => key);
  const [seen, states] = await Promise.all([
    db
      .selectFrom("ledger_cosignatures")
      .select(["witness", "size", "cosigned_at"])
      .where("witness", "in", keys)
      .where("size", "=", (largest) =>
        largest
          .selectFrom("ledger_cosignatures as other")
          .select(({ fn }) => fn.max<number>("other.size").as("size"))
          .whereRef("other.witness", "=", "ledger_cosignatures.witness"),
      )
      .execute(),
    db.selectFrom("ledger_witnesses").selectAll().where("key", "in", keys).execute(),
  ]);
  return witnesses.map((witness) => {
    const last = seen.find((row) => row.witness === witness.key);
    const state = states.find(({ key }) => key === witness.key);
    return {
      ...witness,
      seen: last ? { size: last.size, at: last.cosigned_at } : null,
      problem:
        state?.problem && state.problem_since
          ? { clause: state.problem, since: state.problem_since, isRefusal: state.is_refusal === 1 }
          : null,
    };
  });
}
