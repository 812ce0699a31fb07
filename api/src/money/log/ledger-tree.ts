import {
  createMerkleTree,
  FIRST_HASH,
  type LedgerEvent,
  leafHash,
  logEntry,
  type MerkleTree,
  toBase64,
} from "@gifthearth/core/ledger";
import type { Database } from "../../db/database.ts";
import { eventsFrom } from "../ledger/events.ts";
import { latestCheckpoint } from "./checkpoints.ts";
import { NODE_CRYPTO } from "./crypto.ts";

/** The Merkle tree over the ledger as far as this process has read it: no event is read twice. */
export interface LedgerTree {
  /**
   * The tree, with whatever any process has written since it was last asked for. It may grow while it is used.
   * @param db or a transaction, in which it is read then
   */
  read(db: Database): Promise<MerkleTree>;
}

/**
 * Keeps the tree as long as the ledger is still the one that it is of: the last event that it has must be there with
 * the same hash, each further one follows upon it, and what was signed last must fit. Else, such as after an older
 * backup was restored, everything is read anew. It is for proofs of what was signed: an event that was read isn't
 * looked at again, so whoever signs or verifies reads them all.
 */
export function createLedgerTree(): LedgerTree {
  let kept = beginTree();
  return {
    async read(db) {
      for (;;) {
        const known = kept;
        const isNew = known.tree.size === 0;
        const isRight = (await known.extend(db)) && (await isAsSigned(db, known.tree));
        if (isRight || isNew) return known.tree;
        if (kept === known) kept = beginTree();
      }
    },
  };
}

function beginTree() {
  const tree = createMerkleTree(NODE_CRYPTO.sha256);
  /** The last event that the tree has. */
  let last = { seq: 0, hash: FIRST_HASH };
  /** Whether an event came that doesn't follow upon the last one: of a ledger that was exchanged meanwhile. */
  let isBroken = false;
  /** One after another, since several may read at once. Nobody waits for the database in this line. */
  let line: Promise<void> = Promise.resolve();

  async function append({ seq, previousHash, hash }: LedgerEvent, leaf: Uint8Array) {
    if (seq <= last.seq) return;
    isBroken ||= seq !== last.seq + 1 || previousHash !== last.hash;
    await tree.append(leaf);
    last = { seq, hash };
  }

  return {
    tree,
    /** @returns whether the ledger still has the last event that the tree had, and goes on from it */
    async extend(db: Database): Promise<boolean> {
      const { seq, hash } = last;
      let isContinued = seq === 0;
      for await (const event of eventsFrom(db, seq)) {
        isContinued ||= event.seq === seq && event.hash === hash;
        if (!isContinued) return false;
        const leaf = await leafHash(logEntry(event), NODE_CRYPTO.sha256);
        line = line.then(() => append(event, leaf));
      }
      await line;
      return isContinued && !isBroken;
    },
  };
}

async function isAsSigned(db: Database, tree: MerkleTree): Promise<boolean> {
  const signed = await latestCheckpoint(db);
  // What another process wrote and signed just now isn't in it yet.
  return !signed || signed.size > tree.size || toBase64(await tree.root(signed.size)) === signed.root;
}
