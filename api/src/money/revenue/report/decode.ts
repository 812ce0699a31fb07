import { isAscii, isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";
import { ReportError } from "./report-error.ts";

/** A line, or a quoted cell's part of one, is never so long; bytes. */
const LONGEST_LINE = 1024 * 1024;

const LINE_FEED = 0x0a;

/**
 * A report's bytes as text, whole lines at a time, without the byte order mark: UTF-8; UTF-16 with its mark, as
 * spreadsheets save "Unicode text"; or Windows-1252, which Latin-1 is part of, where the first line that isn't plain
 * ASCII is no UTF-8.
 * @throws {ReportError} for what is none of them, naming the line
 */
export async function* decodeReport(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const lines = new LineDecoder();
  let rest = Buffer.alloc(0);
  let isFirst = true;
  const decode = (block: Buffer): string => {
    if (isFirst) refuseOtherKinds(block);
    const text = lines.decode(block);
    const isStart = isFirst;
    isFirst = false;
    return isStart ? text.replace(/^\uFEFF/, "") : text;
  };
  for await (const chunk of asUtf8(bytes)) {
    const whole = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk);
    const end = whole.lastIndexOf(LINE_FEED) + 1;
    rest = whole.subarray(end);
    if (end > 0) yield decode(whole.subarray(0, end));
    if (rest.length > LONGEST_LINE) {
      if (isFirst) refuseOtherKinds(rest);
      throw new ReportError("This line is longer than 1 MB. Please check that the file is a report.", {
        line: lines.line,
      });
    }
  }
  if (rest.length > 0) yield decode(rest);
}

/** UTF-16 that begins with its byte order mark in UTF-8, and whatever else as it is. */
async function* asUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start = Buffer.alloc(0);
  let decoder: TextDecoder | null | undefined;
  const convert = (part: Uint8Array, isLast = false): Uint8Array => {
    if (!decoder) return part;
    try {
      return Buffer.from(decoder.decode(part, { stream: !isLast }));
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      throw new ReportError("The file begins as UTF-16 and is damaged. Please download the report again.");
    }
  };
  for await (const chunk of bytes) {
    if (decoder !== undefined) {
      yield convert(chunk);
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < 2) continue;
    decoder = utf16Of(start);
    yield convert(start);
  }
  if (decoder === undefined) yield start;
  else if (decoder) yield convert(new Uint8Array(), true);
}

function utf16Of(start: Buffer): TextDecoder | null {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder("utf-16le", { fatal: true });
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder("utf-16be", { fatal: true });
  return null;
}

/** What else is downloaded or exported under the name of a report. */
function refuseOtherKinds(start: Buffer): void {
  const begins = (...values: readonly number[]) => values.every((value, index) => start[index] === value);
  if (begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0) || begins(0x1f, 0x8b)) {
    throw new ReportError("The file is a workbook or an archive. Please download the report as CSV or TSV.");
  }
  if (start.subarray(0, 200).includes(0)) {
    throw new ReportError("The file is in UTF-16, or no text at all. Please save it as CSV in UTF-8.", {
      line: 1,
    });
  }
  if (/^\uFEFF?\s*</.test(start.subarray(0, 100).toString("utf8"))) {
    throw new ReportError("The file is XML or a web page. Please download the report as CSV or TSV.");
  }
}

/** Decodes blocks of whole lines, the one after the other. */
class LineDecoder {
  /** Where the next block begins, from 1. */
  line = 1;
  /** Unknown until the first line that isn't plain ASCII. */
  #encoding: "utf-8" | "windows-1252" | null = null;

  /** @throws {ReportError} */
  decode(block: Buffer): string {
    const firstLine = this.line;
    this.line += countLineFeeds(block);
    if (block.includes(0)) refuseZeroByte(block, firstLine);
    if (isAscii(block)) return block.toString("latin1");
    if (this.#encoding === null) this.#encoding = encodingOf(block);
    if (this.#encoding === "windows-1252") return decodeWindows(block, firstLine);
    if (!isUtf8(block)) refuseOtherThanUtf8(block, firstLine);
    return block.toString("utf8");
  }
}

/** By its first line that isn't plain ASCII. */
function encodingOf(block: Buffer): "utf-8" | "windows-1252" {
  for (const line of linesOf(block)) if (!isAscii(line)) return isUtf8(line) ? "utf-8" : "windows-1252";
  return "utf-8";
}

/** What Windows-1252 has no characters for. */
const NO_CHARACTER = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
const WINDOWS = new TextDecoder("windows-1252");

function decodeWindows(block: Buffer, firstLine: number): string {
  let line = firstLine;
  for (const bytes of linesOf(block)) {
    const at = bytes.findIndex((byte) => NO_CHARACTER.includes(byte));
    if (at >= 0) {
      throw new ReportError(
        `Character ${at + 1} is neither UTF-8 nor Windows-1252. Please save the file as CSV in UTF-8.`,
        { line },
      );
    }
    line += 1;
  }
  return WINDOWS.decode(block);
}

function refuseZeroByte(block: Buffer, firstLine: number): void {
  let line = firstLine;
  for (const bytes of linesOf(block)) {
    const at = bytes.indexOf(0);
    if (at >= 0) {
      throw new ReportError(`Character ${at + 1} is a zero byte. The file is damaged or not text.`, { line });
    }
    line += 1;
  }
}

function refuseOtherThanUtf8(block: Buffer, firstLine: number): void {
  let line = firstLine;
  for (const bytes of linesOf(block)) {
    if (!isUtf8(bytes)) {
      const character = bytes.toString("utf8").indexOf("\uFFFD") + 1;
      throw new ReportError(
        `Character ${character} is not UTF-8, as lines above are. The file may be damaged: please download it again.`,
        { line },
      );
    }
    line += 1;
  }
}

function* linesOf(block: Buffer): Generator<Buffer> {
  for (let start = 0; start < block.length; ) {
    const feed = block.indexOf(LINE_FEED, start);
    const end = feed < 0 ? block.length : feed + 1;
    yield block.subarray(start, end);
    start = end;
  }
}

function countLineFeeds(block: Buffer): number {
  let count = 0;
  for (let at = block.indexOf(LINE_FEED); at >= 0; at = block.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}
