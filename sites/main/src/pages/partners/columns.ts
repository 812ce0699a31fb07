import type { PartnerFigures } from "@gifthearth/core/contract";

/** A figure of a partner, as it is named. */
export interface Column {
  readonly figure: keyof PartnerFigures["totals"];
  readonly name: string;
  readonly isMoney: boolean;
}

export const COUNT_COLUMNS: readonly Column[] = [
  { figure: "loads", name: "Loads", isMoney: false },
  { figure: "searches", name: "Searches", isMoney: false },
  { figure: "shopClicks", name: "Shop clicks", isMoney: false },
];

/** Never mixed: what reports confirm, what closed months set aside of it, and what was paid of that. */
export const MONEY_COLUMNS: readonly Column[] = [
  { figure: "commission", name: "Commission", isMoney: true },
  { figure: "gift", name: "Set aside", isMoney: true },
  { figure: "paid", name: "Paid", isMoney: true },
];
