import { canonicalJson, LEDGER_FORM, type LedgerEvent, type Recipient } from "./event.ts";
import type { LedgerState } from "./fold.ts";

/** What is wrong with the event that ends the events of form 1, as clauses. */
export function sealProblems(
  { seq, previousHash, data }: Extract<LedgerEvent, { readonly type: "ledger_sealed" }>,
  { form, donations }: LedgerState,
): readonly string[] {
  const problems: string[] = [];
  if (form !== 1) problems.push("there are no events of the old form to be sealed");
  if (data.events !== seq - 1) problems.push(`it seals ${data.events} events, but ${seq - 1} are before it`);
  if (data.head !== previousHash)
    problems.push("what it seals ends with another hash than the event before it");
  const given = new Set([...donations.values()].map(({ charityId }) => charityId));
  const ids = data.recipients.map(({ charityId }) => charityId);
  if (ids.some((id, index) => !given.has(id) || id <= (ids[index - 1] ?? ""))) {
    problems.push("its recipients are not those of the donations before it, in order");
  }
  return problems;
}

/** What is wrong with a change of how a charity is paid, as clauses. */
export function changeProblems(changed: Recipient, { form, recipients }: LedgerState): readonly string[] {
  if (form !== LEDGER_FORM) return ["it is of the new form, but the events before it are not sealed"];
  const { charityId } = changed;
  const known = recipients.get(charityId);
  if (!known) return [`it changes the recipient ${charityId}, who has nothing in the ledger`];
  return isSameRecipient(known, changed) ? [`it changes nothing of the recipient ${charityId}`] : [];
}

/** Whether a charity is paid the same way. */
export function isSameRecipient(one: Recipient, other: Recipient): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
