import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** The header of the US programme's earnings report. */
const HEADER =
  "Category,Name,ASIN,Seller,Tracking ID,Date Shipped,Price($),Items Shipped,Returns,Revenue($),Ad Fees($),Device Type Group";

/** What a line of {@link earningsReport} says; October 2026 and $4.49 of commission unless given. */
export interface SoldItem {
  readonly asin?: string;
  readonly trackingId?: string;
  readonly shipped?: string;
  readonly items?: number;
  readonly returns?: number;
  readonly fees?: string;
}

/** An earnings report as the US programme gives it. */
export function earningsReport(...sold: readonly SoldItem[]): string {
  return `${[HEADER, ...sold.map(lineOf)].join("\n")}\n`;
}

function lineOf(sold: SoldItem): string {
  const { asin = "B00BREAD01", trackingId = "hearth-20", shipped = "2026-10-05" } = sold;
  const { items = 1, returns = 0, fees = "4.49" } = sold;
  return `Kitchen,"Bread Oven, 5 qt",${asin},Amazon.com,${trackingId},${shipped},99.80,${items},${returns},99.80,${fees},DESKTOP`;
}

/** Writes a report of so many lines to a file, each of a product, of which there are many. */
export async function writeLongReport(path: string, lines: number): Promise<void> {
  await pipeline(function* () {
    yield earningsReport();
    for (let line = 0; line < lines; line += 1) {
      const shipped = `2026-10-${String(1 + (line % 31)).padStart(2, "0")}`;
      yield `${lineOf({ asin: `B${String(line % 200_000).padStart(9, "0")}`, shipped, fees: "0.25" })}\n`;
    }
  }, createWriteStream(path));
}
