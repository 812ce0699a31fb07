import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  checkpointProblems,
  checkpointText,
  keyProblems,
  keysOf,
  type LedgerEvent,
  treeOf,
  verifyLedger,
} from "@gifthearth/core/ledger";
import { NODE_CRYPTO } from "../../api/src/money/log/crypto.ts";
import { noteBy } from "../../api/src/money/log/ledger-log.ts";
import type { SigningKey } from "../../api/src/money/log/signing-key.ts";
import { sha256 } from "./ledgers.ts";
import { readSigningKeyOrThrow } from "./log-key.ts";
import { readPageVerifier } from "./page-verifier.ts";

const VERIFIER = join(import.meta.dirname, "../../sites/main/public/verify-ledger.py");
const run = promisify(execFile);
/** Without a Python on the machine the other two are judged alone. */
const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** The checkpoint that the tests' server signs of a ledger, or who else has a key. */
export async function signed(events: readonly LedgerEvent[], signer?: SigningKey): Promise<string> {
  const tree = await treeOf(events, NODE_CRYPTO.sha256);
  const signing = signer ?? (await readSigningKeyOrThrow());
  return noteBy(
    signing,
    checkpointText({ origin: signing.key.name, size: tree.size, root: await tree.root() }),
  );
}

/**
 * What each verifier says of each ledger: whether it is right. Ours first, then the page's, then the one in Python.
 * @param since a checkpoint that was kept
 */
export async function verdicts(
  ledgers: readonly (readonly LedgerEvent[])[],
  since?: string,
): Promise<readonly (readonly boolean[])[]> {
  const { key } = await readSigningKeyOrThrow();
  const ours = await Promise.all(
    ledgers.map(async (events) => {
      if ((await verifyLedger(events, sha256)).problems.length > 0) return false;
      const keys = await keysOf(events, key, NODE_CRYPTO.sha256);
      const found = [
        ...(await keyProblems(events, key, NODE_CRYPTO)),
        ...(since === undefined ? [] : await checkpointProblems(events, { note: since, keys }, NODE_CRYPTO)),
      ];
      return found.length === 0;
    }),
  );
  const texts = await Promise.all(
    ledgers.map(async (events) =>
      JSON.stringify({ events, log: { keys: [key.text], checkpoint: await signed(events) } }),
    ),
  );
  const checkLedger = await readPageVerifier();
  const byPage: boolean[] = [];
  for (const source of texts) byPage.push((await checkLedger(source, { since })).problems.length === 0);
  return hasPython ? [ours, byPage, await pythonVerdicts(texts, since)] : [ours, byPage];
}

async function pythonVerdicts(texts: readonly string[], since?: string): Promise<readonly boolean[]> {
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-ledgers-"));
  try {
    const paths = texts.map((_, index) => join(folder, `${index}.json`));
    await Promise.all(paths.map((path, index) => writeFile(path, texts[index] ?? "")));
    const old = join(folder, "checkpoint.txt");
    await writeFile(old, since ?? "");
    const options = since === undefined ? [] : ["--since", old];
    const { stdout } = await run("python3", [VERIFIER, ...paths, ...options], {
      maxBuffer: 2 ** 28,
    }).catch((failed: { stdout: string }) => failed);
    const right = new Set(stdout.split("\n").filter((line) => / events are right, /.test(line)));
    return paths.map((path) => [...right].some((line) => line.startsWith(`${path}: `)));
  } finally {
    await rm(folder, { recursive: true });
  }
}
