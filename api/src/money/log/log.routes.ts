import { type LogProof, logProof } from "@gifthearth/core/contract";
import { type MerkleTree, toBase64 } from "@gifthearth/core/ledger";
import { z } from "@hono/zod-openapi";
import { ApiError } from "../../http/api-error.ts";
import { json } from "../../http/described.ts";
import { route } from "../../http/route.ts";
import { keepFor } from "../../runtime/keep-for.ts";
import type { LedgerChanges } from "../ledger/changes.ts";
import { checkpointAt, latestCheckpoint } from "./checkpoints.ts";
import { type LogDependencies, logKeys } from "./ledger-log.ts";
import type { LedgerTree } from "./ledger-tree.ts";

/** How old an answer may be, milliseconds; within this process it is dropped as soon as the ledger changes. */
const MAX_AGE = 10_000;

interface Dependencies extends LogDependencies {
  readonly ledgerTree: LedgerTree;
  readonly ledgerChanges: LedgerChanges;
  /** Signs what is new. */
  readonly keepLog: () => Promise<void>;
}

const place = (meaning: string) =>
  z.coerce.number("Please give a whole number").int().min(0).max(1e12).describe(meaning);
const SIZE = "Of the tree: how many events the checkpoint has.";

/** `/ledger/...`: the ledger as a log that can only grow. */
export function logRoutes({ db, clock, ledgerChanges, ledgerTree, keepLog }: Dependencies) {
  const kept = keepFor(MAX_AGE, clock, () => ledgerTree.read(db));
  /** With so many events at least, if there are: a checkpoint may be another process's, and of this moment. */
  async function treeWith(size: number): Promise<MerkleTree> {
    const tree = await kept.read();
    if (size <= tree.size || size > ((await latestCheckpoint(db))?.size ?? 0)) return tree;
    kept.drop();
    return kept.read();
  }
  const checkpoint = keepFor(MAX_AGE, clock, async () => {
    await keepLog();
    const latest = await latestCheckpoint(db);
    return latest && checkpointAt(db, latest.size);
  });
  ledgerChanges.listen(kept.drop);
  ledgerChanges.listen(checkpoint.drop);
  const text = { content: { "text/plain": { schema: z.string() } } };
  return [
    route(
      {
        method: "get",
        path: "/ledger/checkpoint",
        access: "public",
        tag: "Charity",
        summary: "The ledger's latest checkpoint",
        description:
          "A signed note (C2SP tlog-checkpoint): the log's origin, how many events it has, and the root of the Merkle tree over them (RFC 9162). An entry of the tree is an event's `at`, `data`, `previousHash`, `seq` and `type` as JSON with sorted keys and no spaces. Whoever keeps one can prove later that nothing before it was changed. Under our signature stand those of witnesses (C2SP tlog-cosignature) that have seen it.",
        reply: { 200: { description: "At most ten seconds old.", ...text } },
        errors: ["not_found"],
      },
      async (c) => {
        const note = await checkpoint.read();
        if (note === null) throw new ApiError("not_found", "Nothing has been signed yet");
        c.header("Cache-Control", `public, max-age=${MAX_AGE / 1000}`);
        return c.text(note, 200);
      },
    ),
    route(
      {
        method: "get",
        path: "/ledger/key",
        access: "public",
        tag: "Charity",
        summary: "The keys that checkpoints are signed by",
        description:
          "One a line, as signed notes write them; the last is the present one. Each that took another's place did so by an event that both have signed.",
        reply: { 200: { description: "The first one first.", ...text } },
        errors: ["not_found"],
      },
      async (c) => {
        const keys = await logKeys(db);
        if (keys.length === 0) throw new ApiError("not_found", "Nothing has been signed yet");
        return c.text(keys.map((key) => `${key.text}\n`).join(""), 200);
      },
    ),
    route(
      {
        method: "get",
        path: "/ledger/proof/inclusion",
        access: "public",
        tag: "Charity",
        summary: "That an event is in the log",
        request: {
          query: z.object({ seq: place("The event's number, from 1."), size: place(SIZE) }),
        },
        reply: { 200: json(logProof, "As RFC 9162 has it, section 2.1.3.") },
        errors: ["invalid_request", "not_found"],
      },
      async (c) => {
        const { seq, size } = c.req.valid("query");
        const { inclusionProof } = await treeWith(size);
        return c.json(await proofOf(() => inclusionProof(seq - 1, size)), 200);
      },
    ),
    route(
      {
        method: "get",
        path: "/ledger/proof/consistency",
        access: "public",
        tag: "Charity",
        summary: "That the log begins with what it was before",
        request: {
          query: z.object({ from: place("How many events the earlier checkpoint has."), size: place(SIZE) }),
        },
        reply: { 200: json(logProof, "As RFC 9162 has it, section 2.1.4.") },
        errors: ["invalid_request", "not_found"],
      },
      async (c) => {
        const { from, size } = c.req.valid("query");
        const { consistencyProof } = await treeWith(size);
        return c.json(await proofOf(() => consistencyProof(from, size)), 200);
      },
    ),
  ];
}

async function proofOf(prove: () => Promise<readonly Uint8Array[]>): Promise<LogProof> {
  try {
    return { hashes: (await prove()).map(toBase64) };
  } catch (error) {
    if (error instanceof RangeError)
      throw new ApiError("not_found", `There is no such place. ${error.message}.`);
    throw error;
  }
}
