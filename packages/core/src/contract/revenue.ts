import * as z from "zod";
import { AFFILIATE_NETWORKS } from "../affiliate-networks.ts";
import { COUNTRY_CODES } from "../marketplaces.ts";

/** Whose reports there are: marketplaces by country, and networks. */
const REPORTERS = [...COUNTRY_CODES, ...AFFILIATE_NETWORKS.map(({ name }) => name)] as const;

/** A marketplace's reports: what items earned, and fixed sums for events. */
export const REPORT_KINDS = ["earnings", "bounties"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

const dollars = z.number().describe("US dollars.");

/** What an import is told beside the report itself, as the query of its address. */
export const revenueImportQuery = z.object({
  marketplace: z
    .enum(REPORTERS, `Please name the marketplace: ${REPORTERS.join(", ")}`)
    .describe("Whose report it is: a country's marketplace, or an affiliate network."),
  trackingId: z
    .string("Please name the tracking id")
    .max(100, "Please name the tracking id")
    .describe("Of a network: the account, such as Awin's publisher id."),
  kind: z
    .enum(REPORT_KINDS, "Please say earnings or bounties")
    .default("earnings")
    .describe("Which of a marketplace's reports it is; a network has one alone."),
  period: z.string("Please name the month, such as 2026-10").describe("YYYY-MM."),
  rate: z
    .string()
    .max(40, "Please give the rate as decimal digits, such as 1.08")
    .optional()
    .describe(
      "US dollars for one unit of the report's currency; the month's reference rate unless given. None for US dollars.",
    ),
  confirmRate: z
    .enum(["true", "false"], "Please say true or false")
    .default("false")
    .describe("`true`: the rate is meant, though it is more than 3% off the reference rate."),
  currency: z
    .string("Please name the currency, such as EUR")
    .regex(/^[A-Z]{3}$/, "Please name the currency, such as EUR")
    .optional()
    .describe("Of a network's table that names none."),
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
    marketplace: z.string().describe("A country, or a network such as `awin`."),
    trackingId: z
      .string()
      .describe(
        "Whose earnings they are: a tracking id, also with `.bounties`; of a network account, currency and, for clicks in a partner's widgets, the partner.",
      ),
    period: z.string().describe("YYYY-MM."),
    currency: z.string(),
    usdRate: z.string().describe("US dollars for one unit of the currency."),
    rateSource: z
      .string()
      .nullable()
      .describe("Where the rate is from; null for US dollars, and where it wasn't kept."),
    commission: z.number().describe("In the report's own currency; returns are taken off."),
    commissionUsd: dollars,
    notCounted: z
      .array(
        z.object({
          reason: z.string().describe("In words."),
          lineCount: z.int(),
          amount: z
            .number()
            .nullable()
            .describe("Commission in the report's own currency, where it is known."),
        }),
      )
      .describe("What the report names besides, and what no donation is reckoned from."),
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
    further: z
      .array(revenueSnapshot)
      .describe("Of a network: what else it came to, by currency, and by partner whose clicks led there."),
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
