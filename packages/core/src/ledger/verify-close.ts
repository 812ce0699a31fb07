import { canonicalJson, type MonthClosed } from "./event.ts";
import { toUsdMinor } from "./exchange.ts";
import type { LedgerState } from "./fold.ts";
import { type Month, monthOf } from "./month.ts";
import { calculateClose } from "./month-close.ts";

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
  ];
}

function orderProblems(close: MonthClosed, at: string, { months }: LedgerState): readonly string[] {
  const problems: string[] = [];
  const before = [...months.values()].at(-1)?.close;
  if (months.has(close.month)) problems.push(`${close.month} was closed before`);
  else if (before && close.month < before.month) {
    problems.push(`${close.month} is closed after ${before.month}`);
  }
  if (monthOf(new Date(at)) <= close.month) problems.push(`${close.month} is closed before it has ended`);
  const carried = before?.carryMinor ?? 0;
  if (close.carriedMinor !== carried) {
    problems.push(`it starts with ${close.carriedMinor} cents carried, but ${carried} were left to it`);
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
    const reported = ofMonth.reduce((sum, { commissionUsdMinor }) => sum + commissionUsdMinor, 0);
    const before = counted.get(line.month) ?? 0;
    if (line.amountMinor !== reported - before) {
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
