export {
  type CountedEarnings,
  type DayEarnings,
  type EarningsReport,
  earningsByDay,
} from "./earnings.ts";
export { PARTNER_KINDS, PARTNER_LIMITS, type PartnerKind } from "./limits.ts";
export { isAllowedOrigin, toOrigin } from "./origin.ts";
export { FIGURE_RANGES, type FigureRange, periodsOf } from "./period.ts";
