import { canonicalJson, type DetailedClose, isDetailed, LEDGER_FORM, type MonthClosed } from "./event.ts";
import { toUsdMinor } from "./exchange.ts";
import { type LedgerState, lastMonth } from "./fold.ts";
import { addMonths, type Month, monthOf } from "./month.ts";
import { calculateClose } from "./month-close.ts";
import { sumExactly } from "./sum-exactly.ts";
import { isSameRecipient } from "./verify-recipients.ts";

/**
 * What is wrong with a month's close, as clauses: its order among the others, what it counts, and its arithmetic,
 * recomputed from its own data.
 * @param state the ledger before it
 * @param counted what the closes before it counted of each month, US cents
 */
export function closeProblems(
  close: MonthClosed,
  at: string,
  state: LedgerState,
  counted: ReadonlyMap<Month, number>,
): readonly string[] {
  return [
    ...orderProblems(close, at, state),
    ...reportProblems(close, counted),
    ...calculationProblems(close),
    ...donationProblems(close, state),
    ...formProblems(close, state),
    ...(isDetailed(close) ? detailProblems(close, state) : []),
  ];
}

function orderProblems(close: MonthClosed, at: string, state: LedgerState): readonly string[] {
  const problems: string[] = [];
  const { month } = close;
  const last = lastMonth(state);
  if (state.months.has(month)) problems.push(`${month} was closed before`);
  else if (state.skipped.has(month)) problems.push(`${month} was left out before`);
  else if (last !== null && month < last) problems.push(`${month} is closed after ${last}`);
  else if (isDetailed(close) && last !== null && month !== addMonths(last, 1)) {
    problems.push(`${addMonths(last, 1)} is neither closed nor left out with a reason`);
  }
  if (monthOf(new Date(at)) <= month) problems.push(`${month} is closed before it has ended`);
  if (close.carriedMinor !== state.carryMinor) {
    problems.push(
      `it starts with ${close.carriedMinor} cents carried, but ${state.carryMinor} were left to it`,
    );
  }
  return problems;
}

function formProblems(close: MonthClosed, { form }: LedgerState): readonly string[] {
  if (isDetailed(close)) {
    return form === 1 ? ["it is of the new form, but the events before it are not sealed"] : [];
  }
  return form === LEDGER_FORM ? ["it is of the old form, after events of the new one"] : [];
}

/** What is wrong with what only closes of the present form tell. */
function detailProblems(close: DetailedClose, state: LedgerState): readonly string[] {
  return [...sourceProblems(close, state), ...rateProblems(close, state), ...recipientProblems(close, state)];
}

function sourceProblems(close: DetailedClose, { months }: LedgerState): readonly string[] {
  const { month, reports, sources, expected, reason } = close;
  const problems: string[] = [];
  const own = reports.filter(({ period }) => period === month);
  const marketplaces = (names: readonly string[]) => canonicalJson([...new Set(names)].sort());
  const named = sources.map((source) => source.split(" ", 1)[0] ?? "");
  if (
    sources.length > own.length ||
    marketplaces(named) !== marketplaces(own.map(({ marketplace }) => marketplace))
  ) {
    problems.push(`whose reports ${month} has isn't whose reports it counts`);
  }
  if (!isInOrder(sources) || !isInOrder(expected))
    problems.push("its reports are not named once each, in order");
  const before = [...months.values()].at(-1)?.close;
  const dropped =
    before && isDetailed(before) ? before.sources.filter((source) => !expected.includes(source)) : [];
  if (dropped.length > 0) {
    problems.push(`it expects no report of ${dropped.join(", ")}, which the month before had`);
  }
  const missing = expected.filter((source) => !sources.includes(source));
  const needsReason = missing.length > 0 || sources.length === 0;
  if (needsReason && reason === null) {
    problems.push(
      sources.length === 0
        ? "nothing was reported for it, and it doesn't say why"
        : `the reports of ${missing.join(", ")} are missing, and it doesn't say why`,
    );
  }
  return problems;
}

function isInOrder(names: readonly string[]): boolean {
  return names.every((name, index) => name > (names[index - 1] ?? ""));
}

/** A public rate, with the month and day that it is of. */
const REFERENCE = /^ECB reference rate of (\d{4}-\d{2})-(\d{2})$/;

/** Whether a rate says that it is a public one. */
export function isReferenceRate(source: string): boolean {
  return REFERENCE.test(source);
}

/** The last day of a month with public rates is never before. */
const EARLIEST_END = "25";

function rateProblems({ reports }: DetailedClose, { months }: LedgerState): readonly string[] {
  const problems: string[] = [];
  const earlier = [...months.values()].flatMap(({ close }) => (isDetailed(close) ? close.reports : []));
  for (const { period, marketplace, currency, usdRate, rateSource } of reports) {
    const name = `the report of ${marketplace} for ${period}`;
    if ((rateSource === null) !== (currency === "USD")) {
      problems.push(`${name} has a rate ${usdRate} that doesn't say where it is from`);
    }
    const day = REFERENCE.exec(rateSource ?? "");
    if (!day) continue;
    const [, month, ofMonth = ""] = day;
    if (month !== period || ofMonth < EARLIEST_END) {
      problems.push(`${name} goes by the ${rateSource}, not by the one of its month's end`);
    }
    const other = [...earlier, ...reports].find(
      (each) =>
        each.currency === currency &&
        each.rateSource === rateSource &&
        Number(each.usdRate) !== Number(usdRate),
    );
    if (other)
      problems.push(`${name} has the rate ${usdRate} by the ${rateSource}, another ${other.usdRate}`);
  }
  return problems;
}

function recipientProblems({ split, recipients }: DetailedClose, state: LedgerState): readonly string[] {
  const named = (each: { charityId: string }, name: string) => `${each.charityId} ${name}`;
  const ofSplit = split.map((part) => named(part, part.charityName));
  const given = recipients.map((recipient) => named(recipient, recipient.name));
  const problems =
    canonicalJson(ofSplit) === canonicalJson(given)
      ? []
      : ["its recipients are not the charities of its split, in the same order"];
  for (const recipient of recipients) {
    const known = state.recipients.get(recipient.charityId);
    if (known && !isSameRecipient(known, recipient)) {
      problems.push(`${recipient.charityId} is paid otherwise than before, and no event says so`);
    }
  }
  return problems;
}

function reportProblems(
  { month, commission, reports }: MonthClosed,
  counted: ReadonlyMap<Month, number>,
): readonly string[] {
  const problems: string[] = [];
  const months = commission.map((line) => line.month);
  if (!months.includes(month)) problems.push(`it has no line for ${month} itself`);
  if (months.some((each, index) => each > month || each <= (months[index - 1] ?? ""))) {
    problems.push("its lines are not of different months in order, up to its own");
  }
  for (const line of commission) {
    const ofMonth = reports.filter(({ period }) => period === line.month);
    const reported = sumExactly(ofMonth.map(({ commissionUsdMinor }) => commissionUsdMinor));
    const before = counted.get(line.month) ?? 0;
    if (reported === null)
      problems.push(`what is reported for ${line.month} is beyond what is counted exactly`);
    else if (line.amountMinor !== reported - before) {
      problems.push(
        `it counts ${line.amountMinor} cents of ${line.month}, but ${reported} are reported and ${before} were counted before`,
      );
    }
    if (line.month !== month && line.amountMinor === 0) {
      problems.push(`it has a correction of nothing for ${line.month}`);
    }
  }
  for (const { period, marketplace, currency, commissionMinor, usdRate, commissionUsdMinor } of reports) {
    const name = `the report of ${marketplace} for ${period}`;
    if (!months.includes(period)) problems.push(`${name} belongs to no line`);
    const usdMinor = toUsdMinor(commissionMinor, usdRate, currency);
    if (commissionUsdMinor !== usdMinor) {
      problems.push(
        `${name} has ${commissionUsdMinor} US cents, but ${commissionMinor} at ${usdRate} come to ${usdMinor}`,
      );
    }
    if (currency === "USD" && Number(usdRate) !== 1) problems.push(`${name} is in US dollars at ${usdRate}`);
  }
  return problems;
}

function calculationProblems(close: MonthClosed): readonly string[] {
  const { month, commission, carriedMinor, shareBasisPoints } = close;
  const charities = close.split.map(({ donationId: _, amountMinor: __, ...charity }) => charity);
  if (charities.reduce((sum, charity) => sum + charity.shareBasisPoints, 0) !== 10_000) {
    return ["the charities' shares don't add up to 100%"];
  }
  if (sumExactly([carriedMinor, ...commission.map(({ amountMinor }) => amountMinor)]) === null) {
    return ["what it counts is beyond what is counted exactly"];
  }
  const right = calculateClose({ month, commission, carriedMinor, shareBasisPoints, charities });
  const problems = (["baseMinor", "donationMinor", "carryMinor"] as const)
    .filter((name) => close[name] !== right[name])
    .map((name) => `its ${name} is ${close[name]}, but recomputed it is ${right[name]}`);
  const split = close.split.map(({ donationId: _, ...part }) => part);
  if (canonicalJson(split) !== canonicalJson(right.split)) {
    const amounts = right.split.map(({ charityId, amountMinor }) => `${charityId} ${amountMinor}`);
    problems.push(`its split is not the recomputed one: ${amounts.join(", ")} cents`);
  }
  return problems;
}

function donationProblems({ split }: MonthClosed, { donations }: LedgerState): readonly string[] {
  const problems: string[] = [];
  const ids = split.flatMap(({ donationId }) => donationId ?? []);
  for (const { charityId, amountMinor, donationId } of split) {
    if (amountMinor > 0 !== (donationId !== null)) {
      problems.push(`${charityId}'s ${amountMinor} cents and its donation don't go together`);
    }
  }
  if (new Set(split.map(({ charityId }) => charityId)).size < split.length) {
    problems.push("a charity stands in it twice");
  }
  if (new Set(ids).size < ids.length || ids.some((id) => donations.has(id))) {
    problems.push("a donation's id was used before");
  }
  return problems;
}
