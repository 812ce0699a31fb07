import { CompiledQuery, sql } from "kysely";
import { reasonOf } from "../../runtime/reason.ts";
import type { Database } from "../database.ts";
import { CopyRefusal } from "./refusal.ts";
import { PRIMARY_KEYS, type TableName } from "./tables.ts";

type Row = Readonly<Record<string, unknown>>;

/** So many at once at most, so that the memory that is needed doesn't grow with the table. */
const ROWS_AT_ONCE = 1_000;
/** Enough for speed; with 20 columns far from the 32,766 parameters that SQLite takes. */
const ROWS_OF_AN_INSERT = 100;

/**
 * Copies all rows of a table, in the order of its primary key.
 * @throws {CopyRefusal} naming the table whose rows the target doesn't take, with what it said
 */
export async function copyRows(source: Database, target: Database, table: TableName): Promise<void> {
  const insert = inserterInto(target, table);
  let last: Row | undefined;
  do {
    const rows: readonly Row[] = await readAfter(source, table, last);
    try {
      await insert(rows);
    } catch (cause) {
      throw new CopyRefusal(
        `A row of ${table} can't be written there, so nothing was. Please mend it in the source, and copy again. The database said: ${reasonOf(cause)}`,
        { cause },
      );
    }
    last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1);
  } while (last);
}

/** The next rows by their key, each found by the key's own index however many come before. */
async function readAfter(db: Database, table: TableName, last: Row | undefined): Promise<readonly Row[]> {
  const key: readonly string[] = PRIMARY_KEYS[table];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const after = last
    ? sql`where (${columns}) > (${sql.join(key.map((column) => sql.val(last[column])))})`
    : sql``;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(ROWS_AT_ONCE)}
  `.execute(db);
  return rows;
}

/** Worked out once for each number of rows: for a million of them, building every statement anew takes most of the time. */
function inserterInto(db: Database, table: TableName): (rows: readonly Row[]) => Promise<void> {
  const statements = new Map<number, string>();
  return async (rows) => {
    const columns = Object.keys(rows[0] ?? {});
    for (let start = 0; start < rows.length; start += ROWS_OF_AN_INSERT) {
      const some = rows.slice(start, start + ROWS_OF_AN_INSERT);
      const statement = statements.get(some.length) ?? insertStatement(db, table, columns, some.length);
      statements.set(some.length, statement);
      const values = some.flatMap((row) => columns.map((column) => row[column]));
      await db.executeQuery(CompiledQuery.raw(statement, values));
    }
  };
}

function insertStatement(db: Database, table: TableName, columns: readonly string[], rows: number): string {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const row = sql`(${sql.join(columns.map(() => sql.val(null)))})`;
  const values = sql.join(Array.from({ length: rows }, () => row));
  return sql`insert into ${sql.table(table)} (${names}) values ${values}`.compile(db).sql;
}
