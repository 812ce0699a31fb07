import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const MAIN = join(import.meta.dirname, "../../api/src/main.ts");

/** The server as its users start it: a process of its own, on a fresh SQLite file and a free port. */
export interface ServerProcess {
  readonly url: string;
  /** `file:` address of its database. */
  readonly databaseUrl: string;
  /** Where it keeps what it keeps, mails among it. */
  readonly dataDirectory: string;
  /** All that it has written to its log so far. */
  log(): string;
  kill(signal: NodeJS.Signals): void;
  /** How the process ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  /** Kills the process if it still runs, and removes its folder. */
  discard(): Promise<void>;
}

/** @param env settings beside the folder, the port and the address */
export async function startServerProcess(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  // Its own folder is where it runs, too: a developer's .env is none of a test's.
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-server-"));
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    // No balancer has to be told that it ends.
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: folder,
      SHUTDOWN_GRACE_MS: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => output.push(String(piece)));
  const log = () => output.join("");
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  async function discard(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
  try {
    const url = await readyAddress(child);
    const kill = (signal: NodeJS.Signals) => child.kill(signal);
    const databaseUrl = `file:${folder}/gifthearth.db`;
    return { url, databaseUrl, dataDirectory: folder, log, kill, ended, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** The address in the server's first words. */
async function readyAddress({ stdout, stderr }: ChildProcess): Promise<string> {
  if (!stdout || !stderr) throw new Error("The server's output is not piped");
  const complaints: string[] = [];
  stderr.on("data", (piece) => complaints.push(String(piece)));
  const lines = createInterface({ input: stdout });
  for await (const line of lines) {
    const port = /is ready at http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port) {
      stdout.resume();
      return `http://127.0.0.1:${port}`;
    }
  }
  throw new Error(`The server did not start:\n${complaints.join("")}`);
}
