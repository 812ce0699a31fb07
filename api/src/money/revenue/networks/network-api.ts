import { setTimeout as wait } from "node:timers/promises";
import { reasonOf } from "../../../runtime/reason.ts";
import { ReportError } from "../report/report-error.ts";

const TIMEOUT = 30_000;
const MOST_BYTES = 32 * 1024 * 1024;
const MINUTE = 60_000;

/** What a network's API is asked. */
export interface NetworkQuestion {
  /** As the operator knows it. */
  readonly title: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Which settings hold the keys. */
  readonly keySettings: string;
}

/**
 * Asks a network, once.
 * @returns its JSON
 * @throws {ReportError} saying what to do; no key is in it
 */
export async function askNetwork({ title, url, headers, keySettings }: NetworkQuestion): Promise<unknown> {
  const [status, text] = await send(title, url, headers);
  if (status === 401 || status === 403) {
    throw new ReportError(`${title} does not accept our keys (${status}). Please check ${keySettings}.`);
  }
  if (status === 429) {
    throw new ReportError(`${title} has been asked too often. Please try again in a few minutes.`);
  }
  if (status < 200 || status > 299)
    throw new ReportError(`${title} answered ${status}. Please try again later.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new ReportError(`${title} answered with something that is not JSON. Please try again later.`);
  }
}

async function send(
  title: string,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<readonly [status: number, text: string]> {
  try {
    const response = await fetch(url, {
      headers: { Accept: "application/json", ...headers },
      // Elsewhere is nobody whom we know: our keys don't go there.
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return [response.status, await readText(response)];
  } catch (error) {
    throw new ReportError(`${title} can't be reached: ${reasonOf(error)}. Please try again later.`);
  }
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of response.body ?? []) {
    size += bytes.length;
    if (size > MOST_BYTES) throw new Error("it answers with more than can be read");
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString("utf8");
}

/** Lets so many through in any minute; whoever is one more waits. */
export function createPace(most: number, now: () => number = Date.now): () => Promise<void> {
  const passed: number[] = [];
  return async () => {
    for (;;) {
      while (passed.length > 0 && now() - (passed[0] ?? 0) >= MINUTE) passed.shift();
      if (passed.length < most) break;
      await wait(MINUTE - (now() - (passed[0] ?? 0)));
    }
    passed.push(now());
  };
}
