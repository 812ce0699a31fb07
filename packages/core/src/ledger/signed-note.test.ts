import { createHash, createPublicKey, verify } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase64, toBase64, utf8Of } from "./bytes.ts";
import {
  checkpointText,
  isSignedBy,
  type NoteCrypto,
  readCheckpoint,
  readNote,
  readNoteKey,
  writeNote,
} from "./signed-note.ts";

const crypto: NoteCrypto = {
  sha256: (bytes) => new Uint8Array(createHash("sha256").update(bytes).digest()),
  verify: (publicKey, message, signature) => {
    const key = { kty: "OKP", crv: "Ed25519", x: Buffer.from(publicKey).toString("base64url") };
    return verify(null, message, createPublicKey({ key, format: "jwk" }), signature);
  },
};

/** The example that the format's own documentation has. */
const KEY = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
const NOTE =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n" +
  "\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n";

test("a signed note is read, written and checked as others do it", async () => {
  const note = readNote(NOTE);
  const key = await readNoteKey(KEY, crypto.sha256);
  if (!note || !key) throw new Error("It is a note and a key");
  expect(writeNote(note)).toBe(NOTE);
  expect(await isSignedBy(note, key, crypto)).toBe(true);
  expect(await isSignedBy({ ...note, text: note.text.replace("answer", "reply") }, key, crypto)).toBe(false);
  expect(await isSignedBy(note, { ...key, name: "Somebody" }, crypto)).toBe(false);
  expect(readNote(NOTE.replaceAll("\n", "\r\n"))).toEqual(note);
  expect(await readNoteKey(KEY.replace("c74f20a3", "c74f20a4"), crypto.sha256)).toBeNull();
  expect(readNote("No signature")).toBeNull();
  expect(readNote("A text\n\nA line\n")).toBeNull();
});

test("a checkpoint's text is read as it was written, and nothing else is taken for one", () => {
  const checkpoint = { origin: "gifts.example/ledger", size: 8, root: new Uint8Array(32).fill(7) };
  expect(checkpointText(checkpoint)).toBe(
    "gifts.example/ledger\n8\nBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=\n",
  );
  expect(readCheckpoint(checkpointText(checkpoint))).toEqual(checkpoint);
  for (const wrong of ["", "o\n08\nBwc=\n", "o\n8\nBwc=\n", "o\n-1\n\n", checkpointText(checkpoint).trim()]) {
    expect(readCheckpoint(wrong), wrong).toBeNull();
  }
});

test("bytes go through base64 as Node has it, texts through UTF-8", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 40 }),
      fc.string({ unit: fc.constantFrom("a", "%", "é", "€", "😀") }),
      (bytes, text) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
        expect(fromBase64(toBase64(bytes))).toEqual(bytes);
        expect(Buffer.from(utf8Of(text))).toEqual(Buffer.from(text, "utf8"));
      },
    ),
  );
  for (const wrong of ["A", "AB", "AB=", "A===", "AA=A", "AAAA=", "AB==", "A-AA"]) {
    expect(fromBase64(wrong), wrong).toBeNull();
  }
});
