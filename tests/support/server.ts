import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The real server, in a process of its own. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it with a signal (SIGTERM unless told) and gives its exit code, null after SIGKILL. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const STARTS_WITHIN = 20_000;

/**
 * Starts `api/src/main.ts` on a free port with an empty SQLite file, and waits until it is ready.
 * @param settings environment variables that differ from that
 */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "gifthearth-"));
  const child = spawn(process.execPath, ["api/src/main.ts"], {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DATABASE_URL: `file:${join(folder, "test.db")}`,
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));

  const deadline = Date.now() + STARTS_WITHIN;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`The server did not start:\n${output}`);
    }
    await sleep(50);
  }
  return {
    url,
    process: child,
    async stop(signal = "SIGTERM") {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, "exit");
        child.kill(signal);
        await exited;
      }
      rmSync(folder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
