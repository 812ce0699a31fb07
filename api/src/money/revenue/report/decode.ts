import { isUtf8 } from "node:buffer";
import { ReportError } from "./report-error.ts";

/** A line, or a quoted cell's part of one, is never so long; bytes. */
const LONGEST_LINE = 1024 * 1024;

const LINE_FEED = 0x0a;

/**
 * A report's bytes as text, whole lines at a time, without the byte order mark.
 * @throws {ReportError} for what isn't UTF-8 text, naming the line
 */
export async function* decodeReport(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let line = 1;
  let rest = Buffer.alloc(0);
  let isFirst = true;
  const decode = (block: Buffer): string => {
    if (isFirst) refuseOtherKinds(block);
    const text = decodeLines(block, line);
    line += countLineFeeds(block);
    const isStart = isFirst;
    isFirst = false;
    return isStart ? text.replace(/^\uFEFF/, "") : text;
  };
  for await (const chunk of bytes) {
    const whole = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk);
    const end = whole.lastIndexOf(LINE_FEED) + 1;
    rest = whole.subarray(end);
    if (end > 0) yield decode(whole.subarray(0, end));
    if (rest.length > LONGEST_LINE) {
      if (isFirst) refuseOtherKinds(rest);
      throw new ReportError("This line is longer than 1 MB. Please check that the file is a report.", {
        line,
      });
    }
  }
  if (rest.length > 0) yield decode(rest);
}

/** What else is downloaded or exported under the name of a report. */
function refuseOtherKinds(start: Buffer): void {
  const begins = (...values: readonly number[]) => values.every((value, index) => start[index] === value);
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff)) {
    throw new ReportError("The file is in UTF-16. Please save it as CSV in UTF-8.", { line: 1 });
  }
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

function decodeLines(block: Buffer, firstLine: number): string {
  if (isUtf8(block) && !block.includes(0)) return block.toString("utf8");
  let line = firstLine;
  for (let start = 0; start < block.length; line += 1) {
    const feed = block.indexOf(LINE_FEED, start);
    const end = feed < 0 ? block.length : feed + 1;
    const bytes = block.subarray(start, end);
    const nul = bytes.indexOf(0);
    if (nul >= 0) {
      throw new ReportError(`Character ${nul + 1} is a zero byte. The file is damaged or not text.`, {
        line,
      });
    }
    if (!isUtf8(bytes)) {
      const character = bytes.toString("utf8").indexOf("\uFFFD") + 1;
      throw new ReportError(`Character ${character} is not UTF-8. Please save the file as CSV in UTF-8.`, {
        line,
      });
    }
    start = end;
  }
  return block.toString("utf8");
}

function countLineFeeds(block: Buffer): number {
  let count = 0;
  for (let at = block.indexOf(LINE_FEED); at >= 0; at = block.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}
