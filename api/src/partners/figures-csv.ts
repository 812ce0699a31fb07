import type { PartnerFigures } from "@gifthearth/core/contract";
import { writeCsv } from "../money/ledger/csv.ts";

/** A partner's figures as a table for a spreadsheet, a row for each day or month; amounts in US dollars. */
export function figuresCsv({ partnerId, range, items }: PartnerFigures): string {
  const amount = (dollars: number) => dollars.toFixed(2);
  return writeCsv([
    [
      "Partner",
      range === "year" ? "Month" : "Day",
      "Loads",
      "Searches",
      "Shop clicks",
      "Confirmed commission (USD)",
      "Set aside for charity (USD)",
      "Paid to charity (USD)",
    ],
    ...items.map((item) => [
      partnerId,
      item.period,
      String(item.loads),
      String(item.searches),
      String(item.shopClicks),
      amount(item.commission),
      amount(item.gift),
      amount(item.paid),
    ]),
  ]);
}
