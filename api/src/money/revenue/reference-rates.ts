import { inflateRawSync } from "node:zlib";
import { MARKETPLACES } from "@gifthearth/core";
import type { Month } from "@gifthearth/core/ledger";
import { addMonths, monthOf } from "@gifthearth/core/ledger";
import type { Insertable } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import { type Actor, recordAction } from "../../people/audit/audit.repository.ts";
import { missingRate, readRate } from "./rate.ts";
import { quoted, ReportError } from "./report/report-error.ts";

/** So many decimals of a rate are kept, as of one that is typed. */
const DECIMALS = 8;
const SCALE = 10n ** BigInt(DECIMALS);
/** The whole history since 1999 has a tenth of it. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Nothing older is imported or corrected. */
const MONTHS_KEPT = 36;
/** The last day of a month with rates is never before its 25th. */
const EARLIEST_END = 25;

/** A reference rate at a month's end. */
interface ReferenceRate {
  readonly currency: string;
  readonly month: Month;
  /** US dollars for one unit, decimal digits. */
  readonly usdRate: string;
  /** Such as `ECB reference rate of 2026-10-30`. */
  readonly source: string;
}

/**
 * Reads the European Central Bank's published history, `eurofxref-hist.csv` or the `.zip` around it: for each month
 * that has ended the rates of its last day with any. The file gives units of each currency for one euro.
 * @throws {ReportError} for what is no such file
 */
function readReferenceRates(file: Buffer, present: Month): readonly ReferenceRate[] {
  const [header = "", ...lines] = unpacked(file)
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/);
  const headings = header.split(",").map((heading) => heading.trim());
  const dollars = headings.indexOf("USD");
  if (headings[0] !== "Date" || dollars < 0) {
    throw new ReportError(
      "This is not the European Central Bank's history of reference rates: it begins with Date,USD. Please download eurofxref-hist.zip.",
      { line: 1 },
    );
  }
  const lastDays = new Map<Month, readonly string[]>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const cells = line.split(",").map((cell) => cell.trim());
    const [day = ""] = cells;
    if (!/^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/.test(day)) {
      throw new ReportError(`${quoted(day)} is no date, such as 2026-10-30.`, { line: index + 2 });
    }
    const month = day.slice(0, 7);
    if (month >= present || month < addMonths(present, -MONTHS_KEPT)) continue;
    if (day > (lastDays.get(month)?.[0] ?? "")) lastDays.set(month, cells);
  }
  // A file from the middle of a month doesn't know its end.
  for (const [month, [day = ""]] of lastDays) if (Number(day.slice(8)) < EARLIEST_END) lastDays.delete(month);
  if (lastDays.size === 0) throw new ReportError("The file has no rates of the last three years.");
  return [...lastDays].flatMap(([month, cells]) => ratesOf(month, cells, headings, cells[dollars] ?? ""));
}

function ratesOf(
  month: Month,
  cells: readonly string[],
  headings: readonly string[],
  dollars: string,
): readonly ReferenceRate[] {
  const usd = scaled(dollars);
  if (usd === null) return [];
  const source = `ECB reference rate of ${cells[0]}`;
  return headings
    .flatMap((currency, at) => {
      const units = currency === "USD" ? null : scaled(cells[at] ?? "");
      if (!/^[A-Z]{3}$/.test(currency) || units === null) return [];
      return [{ currency, month, usdRate: digitsOf((usd * SCALE * 2n + units) / (units * 2n)), source }];
    })
    .concat([{ currency: "EUR", month, usdRate: digitsOf(usd), source }])
    .map((rate) => plausible(rate));
}

/** @throws {ReportError} where a currency that reports are in can't be worth so much */
function plausible(rate: ReferenceRate): ReferenceRate {
  const row = MARKETPLACES.rows.find(({ currency }) => currency === rate.currency);
  if (row) readRate(rate.usdRate, row);
  return rate;
}

/** Null for `N/A`, zero, and whatever else is no rate. */
function scaled(text: string): bigint | null {
  const parts = /^(\d{1,9})(?:\.(\d{1,8}))?$/.exec(text);
  if (!parts) return null;
  const value = BigInt((parts[1] ?? "") + (parts[2] ?? "").padEnd(DECIMALS, "0"));
  return value > 0n ? value : null;
}

function digitsOf(value: bigint): string {
  const fraction = String(value % SCALE)
    .padStart(DECIMALS, "0")
    .replace(/0+$/, "");
  return `${value / SCALE}${fraction && `.${fraction}`}`;
}

/** A zip archive of one file, as the bank publishes it, is opened; anything else is taken as it is. */
function unpacked(file: Buffer): Buffer {
  if (file.length > MOST_BYTES) throw new ReportError("The file is too large to be the history of rates.");
  if (file.length < 30 || file.readUInt32LE(0) !== 0x04034b50) {
    return file;
  }
  const [method, nameLength, extraLength] = [
    file.readUInt16LE(8),
    file.readUInt16LE(26),
    file.readUInt16LE(28),
  ];
  const data = file.subarray(30 + nameLength + extraLength);
  try {
    if (method === 8) return inflateRawSync(data, { maxOutputLength: MOST_BYTES });
    if (method === 0) return data.subarray(0, file.readUInt32LE(22));
  } catch (cause) {
    throw new ReportError(`The archive can't be opened: ${cause instanceof Error ? cause.message : cause}.`);
  }
  throw new ReportError("The archive is packed in a way that is not known. Please unpack it first.");
}

/** Writes down a file's rates, in place of those that are there. @returns the months they are of, the newest first */
export async function noteReferenceRates(
  { db, clock, newId }: { readonly db: Database; readonly clock: () => Date; readonly newId: () => string },
  file: Buffer,
  actor: Actor,
): Promise<readonly Month[]> {
  const at = clock();
  const rates = readReferenceRates(file, monthOf(at));
  const months = [...new Set(rates.map(({ month }) => month))].sort().reverse();
  const rows: Insertable<Tables["exchange_rates"]>[] = rates.map(({ currency, month, usdRate, source }) => ({
    currency,
    month,
    usd_rate: usdRate,
    source,
    noted_at: at.toISOString(),
  }));
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await trx
        .insertInto("exchange_rates")
        .values(rows.slice(start, start + ROWS_AT_ONCE))
        .onConflict((conflict) =>
          conflict.columns(["currency", "month"]).doUpdateSet(({ ref }) => ({
            usd_rate: ref("excluded.usd_rate"),
            source: ref("excluded.source"),
            noted_at: ref("excluded.noted_at"),
          })),
        )
        .execute();
    }
    const details = { months, newest: rates.filter(({ month }) => month === months[0]).length };
    await recordAction(trx, { id: newId(), at, actor, action: "revenue.rates", details });
  });
  return months;
}

const ROWS_AT_ONCE = 1_000;

/** A rate of a currency with where it is from; undefined while none is known for the month. */
async function findReferenceRate(
  db: Database,
  currency: string,
  month: Month,
): Promise<Pick<ReferenceRate, "usdRate" | "source"> | undefined> {
  const row = await db
    .selectFrom("exchange_rates")
    .select(["usd_rate", "source"])
    .where("currency", "=", currency)
    .where("month", "=", month)
    .executeTakeFirst();
  return row && { usdRate: row.usd_rate, source: row.source };
}

/** How far a rate may be from the reference rate without a second confirmation, percent; and at all. */
const CLOSE = 3;
const FAR = 25;

/** The rate that a report is reckoned by. */
export interface ReportRate {
  readonly usdRate: string;
  /** Null for US dollars. */
  readonly source: string | null;
}

/**
 * The rate for a report: the one that is given, or the reference rate at the month's end.
 * @param isConfirmed whether one that is given stands though it is more than 3% off the reference rate
 * @throws {ReportError} saying what to do
 */
export async function rateFor(
  db: Database,
  money: { readonly currency: string; readonly usdWorth: number },
  month: Month,
  given: string | undefined,
  isConfirmed: boolean,
): Promise<ReportRate> {
  const { currency } = money;
  if (currency === "USD") return { usdRate: readRate(given, money), source: null };
  const known = await findReferenceRate(db, currency, month);
  if (given === undefined) {
    if (known) return known;
    throw new ReportError(
      `${missingRate(money)} Or enter the European Central Bank's: npm run revenue -- rates eurofxref-hist.zip.`,
    );
  }
  const usdRate = readRate(given, money);
  if (!known) return { usdRate, source: "entered by the operator" };
  if (usdRate === known.usdRate) return known;
  const off = Math.abs(Number(usdRate) / Number(known.usdRate) - 1) * 100;
  if (off > FAR || (off > CLOSE && !isConfirmed)) {
    throw new ReportError(
      `The rate ${usdRate} is ${off.toFixed(1)}% off ${known.usdRate}, the ${known.source}. Please correct it, or leave it out${off > FAR ? "." : ", or confirm that it is meant (--confirm-rate)."}`,
    );
  }
  return { usdRate, source: "entered by the operator" };
}
