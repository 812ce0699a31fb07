export { type Debt, type DebtSums, debtsOf, isOwed, sumDebts } from "./debts.ts";
export {
  type CountedReport,
  canonicalJson,
  DONATION_STATUSES,
  type DonationStatus,
  FIRST_HASH,
  hashedText,
  type LedgerEvent,
  type LedgerEventData,
  type LedgerEventType,
  type MonthClosed,
  NEXT_STATUSES,
} from "./event.ts";
export { toUsdMinor } from "./exchange.ts";
export { foldLedger, type LedgerDonation, type LedgerMonth, type LedgerState } from "./fold.ts";
export { addMonths, isMonth, type Month, monthOf } from "./month.ts";
export {
  type CharityPart,
  type CharityShare,
  type CloseCalculation,
  type CloseInput,
  type CommissionLine,
  calculateClose,
} from "./month-close.ts";
export { partOf, splitByLargestRemainder, splitInProportion, WHOLE } from "./split.ts";
export { type LedgerProblem, type Verification, verifyLedger } from "./verify.ts";
