import * as z from "zod";
import { COUNTRY_CODES } from "../marketplaces.ts";

const dollars = z.number().describe("US dollars.");

/** What an import is told beside the report itself, as the query of its address. */
export const revenueImportQuery = z.object({
  marketplace: z
    .enum(COUNTRY_CODES, `Please name the marketplace: ${COUNTRY_CODES.join(", ")}`)
    .describe("Whose report it is."),
  trackingId: z.string("Please name the tracking id").max(100, "Please name the tracking id"),
  period: z.string("Please name the month, such as 2026-10").describe("YYYY-MM."),
  rate: z
    .string()
    .max(40, "Please give the rate as decimal digits, such as 1.08")
    .optional()
    .describe("US dollars for one unit of the marketplace's currency; needed unless that is the US dollar."),
  decimal: z
    .enum(["point", "comma"], "Please say point or comma")
    .optional()
    .describe("What decimals come after; found in the report unless given."),
  fileName: z.string().max(300, "Please keep the file's name to 300 characters or fewer").default("report"),
  dryRun: z
    .enum(["true", "false"], "Please say true or false")
    .default("false")
    .describe("`true` only tells what would change."),
});
export type RevenueImportQuery = z.input<typeof revenueImportQuery>;

/** What is kept of a marketplace, a tracking id and a month: the last report that was imported. */
export const revenueSnapshot = z
  .object({
    marketplace: z.string(),
    trackingId: z.string(),
    period: z.string().describe("YYYY-MM."),
    currency: z.string(),
    usdRate: z.string().describe("US dollars for one unit of the currency."),
    commission: z.number().describe("In the report's own currency; returns are taken off."),
    commissionUsd: dollars,
    lineCount: z.int(),
    fileName: z.string(),
    fileHash: z.string().describe("SHA-256 of the file."),
    importedAt: z.string().describe("ISO 8601, UTC."),
  })
  .meta({ id: "RevenueSnapshot" });
export type RevenueSnapshot = z.infer<typeof revenueSnapshot>;

/** `GET /api/admin/revenue`: the newest first. */
export const revenueSnapshots = z
  .object({ items: z.array(revenueSnapshot) })
  .meta({ id: "RevenueSnapshots" });

/** `POST /api/admin/revenue`: what was changed, or would be. */
export const revenueImport = z
  .object({
    dryRun: z.boolean().describe("Nothing was written."),
    outcome: z
      .enum(["new", "replacement", "unchanged"])
      .describe("`unchanged`: the same report is there already; only when it was last imported has changed."),
    snapshot: revenueSnapshot,
    before: revenueSnapshot.nullable().describe("What it takes the place of."),
    differenceUsd: dollars,
    otherLineCount: z.int().describe("Rows of other tracking ids, which were left out."),
    otherTrackingIds: z.array(z.string()).describe("The first ten of them."),
    conversions: z
      .int()
      .nullable()
      .describe("Clicks that the report confirms; null when no line was written."),
    monthIsClosed: z
      .boolean()
      .describe("The difference becomes an adjustment in the next month that is closed."),
  })
  .meta({ id: "RevenueImport" });
export type RevenueImport = z.infer<typeof revenueImport>;
