import { type Expression, type RawBuilder, sql } from "kysely";

/** Whether a column holds a text somewhere, in upper or lower case. The text is found as it is, and no pattern. */
export function contains(column: Expression<string | null>, text: string): RawBuilder<boolean> {
  const pattern = `%${text.toLowerCase().replace(/[!%_]/g, "!$&")}%`;
  return sql<boolean>`lower(${column}) like ${pattern} escape '!'`;
}
