import { PRODUCT_NAME } from "@gifthearth/core";
import type { Context } from "hono";

/**
 * Answers with a table for the browser to keep, in a file such as `gifthearth-ledger-2026-11-21.csv`.
 * @param what names the table in the file's name
 * @param asOf ISO 8601, UTC
 * @param csv as `writeCsv` makes it
 */
export function csvFile(c: Pick<Context, "body" | "header">, what: string, asOf: string, csv: string) {
  const name = `${PRODUCT_NAME.toLowerCase()}-${what}-${asOf.slice(0, 10)}.csv`;
  c.header("Content-Disposition", `attachment; filename="${name}"`);
  return c.body(csv, 200, { "Content-Type": "text/csv; charset=utf-8" });
}
