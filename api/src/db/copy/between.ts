import { sql } from "kysely";
import { pino } from "pino";
import { reasonOf } from "../../runtime/reason.ts";
import type { Database } from "../database.ts";
import { nameOfDatabase, openDatabase, openToRead } from "../open-database.ts";
import { type Copied, copyDatabase, type Named } from "./copy-database.ts";
import { CopyRefusal } from "./refusal.ts";

/** Copies from one address to another. @throws {CopyRefusal} {@link copyDatabase} */
export async function copyBetween(from: string, to: string): Promise<Copied> {
  return withDatabase(from, openToRead, async (source) => {
    // What fails once both are open is told of the target: a source that can't be reached fails here.
    await sql`select 1`.execute(source.db);
    return withDatabase(to, openDatabase, (target) => copyDatabase(source, target));
  });
}

/** @param what was done, such as "Copied" @returns a summary in lines */
export function describeCopied(what: string, { tables, ledgerProblems }: Copied): string {
  const filled = [...tables].filter(([, rows]) => rows > 0);
  const all = filled.reduce((sum, [, rows]) => sum + rows, 0);
  return [
    `${what} ${all} rows of ${filled.length} tables. The rows and the sums of money are the same on both sides.`,
    ...filled.map(([table, rows]) => `  ${table}: ${rows}`),
    ledgerProblems.length === 0
      ? "The ledger's chain is whole, and the other tables agree with it."
      : `The ledger is not as it should be, and was not before:\n${ledgerProblems.join("\n")}`,
  ].join("\n");
}

async function withDatabase<Result>(
  url: string,
  open: typeof openDatabase,
  use: (named: Named) => Promise<Result>,
): Promise<Result> {
  const name = nameOfDatabase(url);
  let db: Database | undefined;
  try {
    db = open(url, pino({ level: "silent" }));
    return await use({ db, name });
  } catch (cause) {
    if (cause instanceof CopyRefusal) throw cause;
    throw new CopyRefusal(`${name} can't be used: ${reasonOf(cause)}`, { cause });
  } finally {
    await db?.destroy();
  }
}
