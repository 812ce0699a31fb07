import type { Config } from "../../config/config.ts";
import { keyFile, readKeyFile } from "../../money/log/signing-key.ts";
import { reasonOf } from "../../runtime/reason.ts";
import { type Finding, good, look, mend } from "./finding.ts";

/** Where the key is that the public ledger is signed by, and that it has to be backed up. */
export async function checkLedgerKey(config: Pick<Config, "dataDirectory" | "ledgerKey">): Promise<Finding> {
  const path = keyFile(config.dataDirectory);
  if (config.ledgerKey) return good("Ledger's key", "in LEDGER_KEY");
  try {
    const key = await readKeyFile(path);
    if (!key) return good("Ledger's key", `${path}, which the first event makes`);
    const advice = `Keep a copy of ${path} elsewhere, apart from the database's: without it nothing can be signed any more.`;
    return look("Ledger's key", key.key.text, advice);
  } catch (error) {
    return mend("Ledger's key", reasonOf(error), `Restore ${path} from its backup.`);
  }
}
