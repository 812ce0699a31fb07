/** What stands between an amount's whole units and its hundredths. */
export type DecimalMark = "point" | "comma";

/** Digits, and what an amount is written with besides. */
interface Written {
  readonly negative: boolean;
  /** Digits with points, commas, spaces and apostrophes. */
  readonly digits: string;
  /** A currency's sign or code as written. */
  readonly sign: string | null;
}

/** `12.5`, `1,234.50`, `1 234.50`: groups are of three and all divided alike. */
const WITH_POINT = /^(?:\d+|[1-9]\d{0,2}(?:([,' ])\d{3})(?:\1\d{3})*)?(?:\.\d+)?$/;
const WITH_COMMA = /^(?:\d+|[1-9]\d{0,2}(?:([.' ])\d{3})(?:\1\d{3})*)?(?:,\d+)?$/;

/** Most digits before the mark: sums of millions of such lines stay exact. */
const MOST_DIGITS = 10;

/** A currency's code, or its sign with or without letters before: `CAD`, `$`, `CA$`, `kr`. */
const SIGN = String.raw`(\p{L}{0,3}\p{Sc}|\p{L}{2,3})?`;
const SIGNED = new RegExp(String.raw`^([-+]?) ?${SIGN} ?([-+]?) ?([\d.,' ]*\d) ?${SIGN} ?(-?)$`, "iu");

/** An amount without what stands around its digits; null when it is none. */
function readWritten(cell: string): Written | null {
  // Nearly every cell of nearly every report.
  if (/^\d[\d.,]*$/.test(cell) && /\d$/.test(cell)) return { negative: false, digits: cell, sign: null };
  let text = cell
    .replace(/[\p{Zs}\t]+/gu, " ")
    .replace(/[−–]/g, "-")
    .replace(/’/g, "'")
    .trim();
  let negative = false;
  const bracketed = /^\((.*)\)$/.exec(text);
  if (bracketed) {
    negative = true;
    text = bracketed[1]?.trim() ?? "";
  }
  const parts = SIGNED.exec(text);
  if (!parts) return null;
  const [, before, leading, inner, digits = "", trailing, after] = parts;
  const signs = [before, inner, after].filter(Boolean);
  // Two minus signs, or one in parentheses: who knows what is meant.
  if (signs.length + (negative ? 1 : 0) > 1 || (leading && trailing)) return null;
  return { negative: negative || signs[0] === "-", digits, sign: leading ?? trailing ?? null };
}

/**
 * What a cell tells of how the report's amounts are written: a mark; `either` for what reads the same with both;
 * `ambiguous` for what doesn't, such as 1.234; null for what is no amount.
 */
export function decimalMarkOf(cell: string): DecimalMark | "either" | "ambiguous" | null {
  const digits = readWritten(cell)?.digits;
  if (digits === undefined) return null;
  const withPoint = WITH_POINT.test(digits);
  const withComma = WITH_COMMA.test(digits);
  if (withPoint && withComma) return /[.,]/.test(digits) ? "ambiguous" : "either";
  if (withPoint) return "point";
  return withComma ? "comma" : null;
}

/** Why a cell is no amount. */
export type AmountFault = "not a number" | "another mark" | "too fine" | "too large";

export interface Amount {
  /** Exact: never a fraction, never through a float. */
  readonly minor: number;
  readonly sign: string | null;
}

/** Reads an amount: whole units of 10 to the power of `-decimals`, signs and parentheses understood. */
export function readAmount(cell: string, mark: DecimalMark, decimals: number): Amount | AmountFault {
  const written = readWritten(cell);
  if (!written) return "not a number";
  const { digits, negative, sign } = written;
  if (!(mark === "point" ? WITH_POINT : WITH_COMMA).test(digits)) {
    return (mark === "point" ? WITH_COMMA : WITH_POINT).test(digits) ? "another mark" : "not a number";
  }
  const [whole = "", fraction = ""] = digits.split(mark === "point" ? "." : ",");
  const wholeDigits = whole.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  if (wholeDigits.length > MOST_DIGITS) return "too large";
  if (/[1-9]/.test(fraction.slice(decimals))) return "too fine";
  const minor = Number(`${wholeDigits}${fraction.slice(0, decimals).padEnd(decimals, "0")}`);
  // Not -0, which is another value to some.
  return { minor: negative && minor !== 0 ? -minor : minor, sign };
}
