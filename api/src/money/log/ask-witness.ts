import { cosignedAt, readNote, readWitnessKey, toBase64, writeSignature } from "@gifthearth/core/ledger";
import type { Witness } from "../../config/payout.settings.ts";
import { NODE_CRYPTO } from "./crypto.ts";

/** What a witness is asked: to cosign a checkpoint, given what it cosigned before. */
export interface WitnessQuestion {
  /** How many events the witness has cosigned so far. */
  readonly from: number;
  /** That the checkpoint goes on from there (RFC 9162, section 2.1.4). */
  readonly proof: readonly Uint8Array[];
  /** The signed note. */
  readonly checkpoint: string;
}

export type WitnessAnswer =
  | {
      readonly kind: "cosigned";
      /** As it stands under the checkpoint. */
      readonly line: string;
      /** By the witness's clock. */
      readonly at: Date;
    }
  /** It has cosigned another number of events than we supposed; null where it doesn't say how many. */
  | { readonly kind: "elsewhere"; readonly size: number | null }
  /** A clause of which the witness is the subject: what doesn't pass by itself, and what may. */
  | { readonly kind: "refused" | "unclear"; readonly problem: string };

interface Asking {
  readonly clock: () => Date;
  /** For a whole answer, milliseconds. */
  readonly patience?: number;
}

const PATIENCE = 10_000;
/** What a few lines of signatures may take, bytes. */
const MAX_BYTES = 64_000;
/** How far a witness's clock may be from ours, milliseconds. */
const CLOCKS_APART = 60 * 60_000;

/** Asks a witness over HTTP (C2SP tlog-witness). Never fails. */
export async function askWitness(
  witness: Witness,
  { from, proof, checkpoint }: WitnessQuestion,
  { clock, patience = PATIENCE }: Asking,
): Promise<WitnessAnswer> {
  const body = [`old ${from}`, ...proof.map(toBase64), "", checkpoint].join("\n");
  try {
    const response = await fetch(`${witness.address}/add-checkpoint`, {
      method: "POST",
      headers: { "Content-Type": "text/plain; charset=utf-8" },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const text = await readText(response);
    switch (response.status) {
      case 200:
        return await readCosignature(witness, checkpoint, text, clock());
      case 409:
        return { kind: "elsewhere", size: /^(?:0|[1-9]\d{0,14})\n?$/.test(text) ? Number(text) : null };
      default:
        return WORDS[response.status] ?? { kind: "unclear", problem: `answered ${response.status}` };
    }
  } catch (error) {
    return { kind: "unclear", problem: whatHappened(error, patience) };
  }
}

const refused = (problem: string) => ({ kind: "refused", problem }) as const;

const WORDS: Readonly<Record<number, WitnessAnswer>> = {
  400: refused("doesn't understand what it is asked (400)"),
  403: refused(
    "doesn't know the key that the log is signed by (403); please register the last of /ledger/key",
  ),
  404: refused("doesn't know this log (404); please register it and its key, /ledger/key"),
  422: refused("says that the log doesn't go on from what it saw before (422)"),
};

async function readCosignature(
  witness: Witness,
  checkpoint: string,
  text: string,
  now: Date,
): Promise<WitnessAnswer> {
  const key = await readWitnessKey(witness.key, NODE_CRYPTO.sha256);
  const note = readNote(checkpoint + text);
  if (key && note) {
    for (const signature of note.signatures) {
      const at = await cosignedAt({ ...note, signatures: [signature] }, key, NODE_CRYPTO);
      if (typeof at !== "number") continue;
      if (Math.abs(at * 1000 - now.getTime()) > CLOCKS_APART) {
        return refused(`cosigned as of ${new Date(at * 1000).toISOString()}, which isn't now`);
      }
      return { kind: "cosigned", line: writeSignature(signature), at: new Date(at * 1000) };
    }
  }
  return refused("answered with no cosignature of its own for this checkpoint");
}

async function readText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of response.body ?? []) {
    size += bytes.length;
    if (size > MAX_BYTES) throw new TooLong();
    pieces.push(bytes);
  }
  return Buffer.concat(pieces).toString();
}

class TooLong extends Error {}

function whatHappened(error: unknown, patience: number): string {
  if (error instanceof TooLong) return "answered with more than can be read";
  if (!(error instanceof Error)) return "could not be reached";
  if (error.name === "TimeoutError") return `gave no answer within ${patience / 1000} seconds`;
  const { code } = (error.cause ?? {}) as { readonly code?: unknown };
  return typeof code === "string" ? `could not be reached (${code})` : "could not be reached";
}
