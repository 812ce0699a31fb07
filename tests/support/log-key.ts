import { readSigningKey, type SigningKey } from "../../api/src/money/log/signing-key.ts";
import { LEDGER_KEY } from "./app.ts";

/** What signs the ledger of every test. */
export async function readSigningKeyOrThrow(): Promise<SigningKey> {
  const key = await readSigningKey(LEDGER_KEY);
  if (!key) throw new Error("LEDGER_KEY is a key");
  return key;
}
