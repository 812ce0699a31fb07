export { fromBase64, toBase64, toHex } from "./bytes.ts";
export {
  cosignatureOf,
  cosignedAt,
  cosignedText,
  readWitnessing,
  readWitnessKey,
  type Witnessing,
} from "./cosignature.ts";
export { type Debt, type DebtSums, debtsOf, isOwed, sumDebts } from "./debts.ts";
export {
  type CountedReport,
  canonicalJson,
  type DetailedClose,
  type DetailedReport,
  DONATION_STATUSES,
  type DonationEvent,
  type DonationStatus,
  FIRST_HASH,
  hashedText,
  isDetailed,
  isDonationEvent,
  LEDGER_FORM,
  type LedgerEvent,
  type LedgerEventData,
  type LedgerEventType,
  type MonthClosed,
  NEXT_STATUSES,
  type Recipient,
  type UncountedPart,
} from "./event.ts";
export { toUsdMinor } from "./exchange.ts";
export {
  applyEvent,
  emptyLedger,
  foldLedger,
  type LedgerDonation,
  type LedgerMonth,
  type LedgerState,
} from "./fold.ts";
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
export { type LedgerRemark, ledgerRemarks } from "./remarks.ts";
export { LEDGER_RULES } from "./rules.ts";
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
export { isSameRecipient } from "./verify-recipients.ts";
