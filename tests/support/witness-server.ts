import { generateKeyPairSync, sign } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  cosignatureOf,
  cosignedText,
  fromBase64,
  isContinued,
  isSignedBy,
  type NoteKey,
  noteKeyOf,
  readCheckpoint,
  readNote,
  readNoteKey,
  writeSignature,
} from "@gifthearth/core/ledger";
import { NODE_CRYPTO } from "../../api/src/money/log/crypto.ts";
import { startLocalServer } from "./local-server.ts";

/** A witness of our own over real HTTP, which does what C2SP tlog-witness asks of one. */
export interface WitnessServer {
  readonly key: NoteKey;
  /** As the setting names it. */
  readonly setting: string;
  /** What it has cosigned so far. */
  seen: { size: number; root: Uint8Array };
  /** What it was asked, the first line of each. */
  readonly asked: string[];
  /** What it signs as its clock, milliseconds. */
  now: () => number;
  /** Comes before what it should do, from now on; null takes it away. */
  interfere: ((response: ServerResponse, checkpoint: string) => void) | null;
  /** Its cosignature of a note's text. */
  cosign(text: string): string;
  close(): Promise<void>;
}

/** @param logKey by which the one log that it knows is signed; as signed notes write it */
export async function startWitness(name: string, logKey: string, now: () => number): Promise<WitnessServer> {
  const log = await readNoteKey(logKey, NODE_CRYPTO.sha256);
  if (!log) throw new Error(`${logKey} is no key`);
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  const key = await noteKeyOf(name, new Uint8Array(Buffer.from(x, "base64url")), NODE_CRYPTO.sha256, 4);
  const http = await startLocalServer(async (request, response) => {
    const body = await readBody(request);
    const [head = "", ...rest] = body.split("\n\n");
    const [old = "", ...proof] = head.split("\n");
    server.asked.push(old);
    if (server.interfere) return server.interfere(response, rest.join("\n\n"));
    const [status, text] = await answer(old, proof, rest.join("\n\n"));
    const type = status === 409 ? "text/x.tlog.size" : "text/plain";
    response.writeHead(status, { "Content-Type": type }).end(text);
  });

  async function answer(
    old: string,
    proof: readonly string[],
    checkpoint: string,
  ): Promise<[number, string]> {
    const note = readNote(checkpoint);
    const tree = note && readCheckpoint(note.text);
    const from = Number(/^old (0|[1-9]\d*)$/.exec(old)?.[1] ?? Number.NaN);
    if (!note || !tree || !(from <= tree.size)) return [400, "It is no such request\n"];
    if (tree.origin !== log?.name) return [404, "There is no such log\n"];
    if (!(await isSignedBy(note, log, NODE_CRYPTO))) return [403, "It isn't signed by the log's key\n"];
    const { size, root } = server.seen;
    const isOther = from === tree.size && Buffer.compare(root, tree.root) !== 0;
    if (from !== size || isOther) return [409, `${size}\n`];
    const hashes = proof.map((line) => fromBase64(line) ?? new Uint8Array());
    const growth = { from, fromRoot: root, size: tree.size, root: tree.root, proof: hashes };
    const goesOn = from === 0 ? proof.length === 0 : await isContinued(growth, NODE_CRYPTO.sha256);
    if (!goesOn) return [422, "It doesn't go on from there\n"];
    server.seen = tree;
    return [200, server.cosign(note.text)];
  }

  const server: WitnessServer = {
    key,
    setting: `${key.text} ${http.origin}/log/`,
    seen: { size: 0, root: new Uint8Array() },
    asked: [],
    now,
    interfere: null,
    cosign(text) {
      const time = Math.floor(server.now() / 1000);
      const signature = sign(null, Buffer.from(cosignedText(text, time)), privateKey);
      return writeSignature(cosignatureOf(key, time, new Uint8Array(signature)));
    },
    close: http.close,
  };
  return server;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
