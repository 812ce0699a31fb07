export { fromBase64, toBase64, toHex } from "./bytes.ts";
export { type Debt, type DebtSums, debtsOf, isOwed, sumDebts } from "./debts.ts";
export {
  type CountedReport,
  canonicalJson,
  DONATION_STATUSES,
  type DonationEvent,
  type DonationStatus,
  FIRST_HASH,
  hashedText,
  isDonationEvent,
  type LedgerEvent,
  type LedgerEventData,
  type LedgerEventType,
  type MonthClosed,
  NEXT_STATUSES,
} from "./event.ts";
export { toUsdMinor } from "./exchange.ts";
export { foldLedger, type LedgerDonation, type LedgerMonth, type LedgerState } from "./fold.ts";
export { checkpointProblems, keyChangeText, keyProblems, keysOf, logEntry, treeOf } from "./log.ts";
export {
  createMerkleTree,
  isContinued,
  isIncluded,
  leafHash,
  type MerkleTree,
  type Sha256,
} from "./merkle.ts";
export { addMonths, isMonth, type Month, monthOf } from "./month.ts";
export {
  type CharityPart,
  type CharityShare,
  type CloseCalculation,
  type CloseInput,
  type CommissionLine,
  calculateClose,
} from "./month-close.ts";
export {
  type Checkpoint,
  checkpointText,
  isSignedBy,
  keyId,
  type NoteCrypto,
  type NoteKey,
  type NoteSignature,
  noteKeyOf,
  readCheckpoint,
  readNote,
  readNoteKey,
  readSignature,
  type SignedNote,
  writeNote,
  writeSignature,
} from "./signed-note.ts";
export { partOf, splitByLargestRemainder, splitInProportion, WHOLE } from "./split.ts";
export { type LedgerProblem, type Verification, verifyLedger } from "./verify.ts";
