import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { ReportSource } from "./report/read-report.ts";

/** A report in a file. */
export function fileSource(path: string): ReportSource {
  return { open: () => createReadStream(path) };
}

/** SHA-256 of a report's bytes, hexadecimal. */
export async function hashOf(source: ReportSource): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of source.open()) hash.update(chunk);
  return hash.digest("hex");
}
