import { type Expression, type RawBuilder, sql } from "kysely";

/** Whether a column holds a text somewhere, in upper or lower case. The text is found as it is, and no pattern. */
export function contains(column: Expression<string | null>, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[!%_]/g, "!$&")}%`;
  // Both by the database, which may know no capital letters but those of ASCII.
  return sql<boolean>`lower(${column}) like lower(${pattern}) escape '!'`;
}
