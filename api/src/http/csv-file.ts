import { PRODUCT_NAME } from "@gifthearth/core";
import type { Context } from "hono";

/**
 * Answers with a table for the browser to keep, in a file such as `gifthearth-ledger-2026-11-21.csv`.
 * @param what names the table in the file's name
 * @param asOf ISO 8601, UTC
 * @param csv as `writeCsv` makes it
 */
export function csvFile(c: Pick<Context, "body" | "header">, what: string, asOf: string, csv: string) {
  nameCsvFile(c, what, asOf);
  return c.body(csv, 200, { "Content-Type": CSV_TYPE });
}

export const CSV_TYPE = "text/csv; charset=utf-8";

/** Has the browser keep what is answered under such a name. */
export function nameCsvFile(c: Pick<Context, "header">, what: string, asOf: string): void {
  const name = `${PRODUCT_NAME.toLowerCase()}-${what}-${asOf.slice(0, 10)}.csv`;
  c.header("Content-Disposition", `attachment; filename="${name}"`);
}
