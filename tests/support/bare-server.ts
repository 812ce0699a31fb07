import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CHILD_ENVIRONMENT } from "./child-environment.ts";

const PROCESS = join(import.meta.dirname, "bare-process.ts");

/** What a bare handler answers. */
export interface BareAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How the body stands here: base64 for what is no text. */
  readonly encoding: "utf8" | "base64";
}

export interface BareServer {
  /** Without a slash at the end. */
  readonly url: string;
  stop(): void;
}

/** Starts a process with a handler of bare Hono for each answer. */
export async function startBareServer(answers: readonly BareAnswer[]): Promise<BareServer> {
  const child = spawn(process.execPath, [PROCESS], {
    env: CHILD_ENVIRONMENT,
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(answers));
  const [url] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return { url, stop: () => child.kill() };
}
