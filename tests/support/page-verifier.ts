import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

const PAGE = join(import.meta.dirname, "../../sites/main/public/verify-ledger.html");

/** Says what is wrong with what `GET /api/donations` gave. */
type CheckLedger = (
  source: string,
  kept?: {
    readonly since?: string | undefined;
    readonly key?: string;
    readonly witnesses?: string | undefined;
  },
) => Promise<{ readonly problems: readonly string[]; readonly notes: readonly string[] }>;

/** The script of the page of one file that checks a ledger by itself, as it is, without the page around it. */
export async function readPageVerifier(): Promise<CheckLedger> {
  const page = await readFile(PAGE, "utf8");
  const [, script = ""] = /<script>\n(.*)<\/script>/s.exec(page) ?? [];
  return runInNewContext(`${script}\ncheckLedger`, { crypto, TextEncoder, atob });
}
