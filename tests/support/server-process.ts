import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import packageFile from "../../package.json" with { type: "json" };
import { CHILD_ENVIRONMENT } from "./child-environment.ts";

const MAIN = join(import.meta.dirname, "../../api/src/main.ts");

/** As `npm start` has them. */
const FLAGS = (/node (--.*) api/.exec(packageFile.scripts.start)?.[1] ?? "").split(" ");

/** In a server's environment, it has its clock leap when a test says so. */
export const LEAPING = { NODE_OPTIONS: `--import=${join(import.meta.dirname, "leaping-clock.ts")}` };

/** In a server's environment, for tests of how it runs, or of what finds no gifts: a start takes half the time. */
export const COLD = { WARM_UP: "off" };

/** Milliseconds between looks at the log of a server that starts. */
const LOOK_AGAIN = 20;

/** The server as its users start it: a process of its own, on a fresh SQLite file and a free port. */
export interface ServerProcess {
  readonly url: string;
  /** Where its database is. */
  readonly databaseUrl: string;
  /** Where it keeps what it keeps, mails among it. */
  readonly dataDirectory: string;
  /** The id of its process. */
  readonly pid: number;
  /** All that it has written to its log so far. */
  log(): string;
  kill(signal: NodeJS.Signals): void;
  /** Takes its clock on by more than a public figure may be old; of one that runs with {@link LEAPING} alone. */
  leap(): void;
  /** How the process ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  /** Kills the process if it still runs, and removes its folder. */
  discard(): Promise<void>;
}

/** Those of this process that run, by their address. */
const running = new Map<string, ServerProcess>();

/** The server at an address. @throws for one that this process didn't start */
export function serverAt(url: string): ServerProcess {
  const server = running.get(new URL(url).origin);
  if (!server) throw new Error(`No server of this process is at ${url}`);
  return server;
}

/** @param env settings beside the folder, the port and the address */
export async function startServerProcess(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  // Its own folder is where it runs, too: a developer's .env is none of a test's.
  const folder = await mkdtemp(join(tmpdir(), "gifthearth-server-"));
  const logFile = join(folder, "server.log");
  // A file: a pipe would have the log read by whoever measures the server.
  const output = openSync(logFile, "a");
  const child = spawn(process.execPath, [...FLAGS, MAIN], {
    cwd: folder,
    // No balancer has to be told that it ends.
    env: {
      ...CHILD_ENVIRONMENT,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: folder,
      SHUTDOWN_GRACE_MS: "0",
      ...env,
    },
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const log = () => readFileSync(logFile, "utf8");
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  let url = "";
  async function discard(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    await ended;
    running.delete(url);
    await rm(folder, { recursive: true, force: true });
  }
  try {
    url = await readyAddress(child, log);
    const kill = (signal: NodeJS.Signals) => child.kill(signal);
    const databaseUrl = env.DATABASE_URL ?? `file:${folder}/gifthearth.db`;
    const pid = child.pid ?? 0;
    const leap = () => kill("SIGUSR2");
    const server = { url, pid, databaseUrl, dataDirectory: folder, log, kill, leap, ended, discard };
    running.set(url, server);
    return server;
  } catch (error) {
    await discard();
    throw error;
  }
}

/** The address in the server's first words. */
async function readyAddress(child: ChildProcess, log: () => string): Promise<string> {
  while (child.exitCode === null && child.signalCode === null) {
    const port = /is ready at http:\/\/localhost:(\d+)/.exec(log())?.[1];
    if (port) return `http://127.0.0.1:${port}`;
    await setTimeout(LOOK_AGAIN);
  }
  throw new Error(`The server did not start:\n${log()}`);
}
