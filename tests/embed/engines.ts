import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { arch, platform, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "playwright";
import { findOrInstallChromium, findOrInstallProgram } from "../support/browser.ts";
import type { Environment } from "./environments.ts";
import { type Expected, type Finding, probe, probeLinks } from "./probe.ts";

/** A browser that opens pages and looks at them. */
export interface Engine {
  /** Its name and version. */
  readonly name: string;
  /** Whether it can be told what a reader wants, such as forced colours. */
  readonly hasReaders: boolean;
  /**
   * Opens the page and runs the probe in it; of a browser that is too old for the widgets, that for their links.
   * @param picture file that a picture of the page goes to
   * @throws when the browser does something else
   */
  look(url: string, environment: Environment, expected: Expected, picture: string): Promise<Finding>;
  close(): Promise<void>;
}

const VIEWPORT = { width: 1280, height: 2400 };

export const startChromium = () => launchChromium(findOrInstallChromium());

/** The oldest Chromium that shows the widgets. Null where none is packed for this machine. */
export const startOldestChromium = () => launchPackedChromium("chromium-123");

/** The newest that doesn't. Null where none is packed for this machine. */
export const startTooOldChromium = () => launchPackedChromium("chromium-122", true);

/** @param packed name of an installed package that holds it, built for Linux */
async function launchPackedChromium(packed: string, isTooOld = false): Promise<Engine | null> {
  if (platform() !== "linux" || arch() !== "x64") return null;
  const file = join(import.meta.dirname, "node_modules", packed, "bin/chromium.br");
  const folder = await mkdtemp(join(tmpdir(), `gifthearth-${packed}-`));
  const program = join(folder, "chromium");
  await writeFile(program, brotliDecompressSync(await readFile(file)), { mode: 0o755 });
  const engine = await launchChromium(program, isTooOld);
  return {
    ...engine,
    async close() {
      await engine.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function launchChromium(executablePath: string, isTooOld = false): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  return {
    name: `Chromium ${browser.version().split(".")[0]}${isTooOld ? ", links" : ""}`,
    hasReaders: !isTooOld,
    async look(url, { reader, isFramed, next }, expected, picture) {
      const page = await browser.newPage({ viewport: VIEWPORT, ...reader });
      try {
        await page.goto(url);
        if (isFramed) await page.frameLocator("iframe").locator("gift-finder").waitFor();
        const frame = (isFramed && page.frames()[1]) || page.mainFrame();
        const finding = await (isTooOld ? frame.evaluate(probeLinks) : frame.evaluate(probe, expected));
        const later = (await next?.(page)) ?? [];
        await page.screenshot({ path: picture, fullPage: true });
        return { ...finding, problems: [...finding.problems, ...later] };
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

/** By WebDriver BiDi, which Firefox speaks itself. Null where there is none. */
export async function startFirefox(): Promise<Engine | null> {
  const program = findOrInstallProgram(["firefox-esr", "firefox"], "firefox-esr");
  if (!program) return null;
  const profile = await mkdtemp(join(tmpdir(), "gifthearth-firefox-"));
  const child = spawn(
    program,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const address = await lineOf(child, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const waiting = new Map<number, (message: BidiMessage) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data));
    waiting.get(message.id)?.(message);
  });
  let last = 0;
  async function ask(method: string, params: object): Promise<BidiResult> {
    const id = ++last;
    const { error, message, result } = await new Promise<BidiMessage>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (error) throw new Error(`${method}: ${error}: ${message}`);
    return result ?? {};
  }
  const { capabilities } = await ask("session.new", { capabilities: {} });
  return {
    name: `Firefox ${capabilities?.browserVersion?.split(".")[0]}`,
    hasReaders: false,
    async look(url, { isFramed }, expected, picture) {
      const { context } = await ask("browsingContext.create", { type: "tab" });
      try {
        await ask("browsingContext.setViewport", { context, viewport: VIEWPORT });
        await ask("browsingContext.navigate", { context, url, wait: "complete" });
        const { contexts } = await ask("browsingContext.getTree", { root: context });
        const { result, exceptionDetails } = await ask("script.callFunction", {
          functionDeclaration: `async (expected) => JSON.stringify(await (${probe})(JSON.parse(expected)))`,
          arguments: [{ type: "string", value: JSON.stringify(expected) }],
          awaitPromise: true,
          target: { context: isFramed ? contexts?.[0]?.children[0]?.context : context },
        });
        if (!result?.value) throw new Error(exceptionDetails?.text);
        const { data } = await ask("browsingContext.captureScreenshot", { context });
        await savePicture(picture, data ?? "");
        return JSON.parse(result.value);
      } finally {
        await ask("browsingContext.close", { context });
      }
    },
    async close() {
      socket.close();
      await ended(child);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** The parts of BiDi's answers that are needed here. */
interface BidiResult {
  readonly context?: string;
  readonly contexts?: readonly { readonly children: readonly { readonly context: string }[] }[];
  readonly capabilities?: { readonly browserVersion?: string };
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
  readonly data?: string;
}
interface BidiMessage {
  readonly id: number;
  readonly result?: BidiResult;
  readonly error?: string;
  readonly message?: string;
}

/** By WebDriver, with the small browser that comes with WebKitGTK's driver. Null where there is none. */
export async function startWebKit(): Promise<Engine | null> {
  const program = findOrInstallProgram(["WebKitWebDriver"], "webkit2gtk-driver");
  const screen = findOrInstallProgram(["Xvfb"], "xvfb");
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4*/MiniBrowser");
  if (!program || !screen || !binary) return null;
  const port = 20_000 + (process.pid % 10_000);
  const display = `:${port}`;
  const size = `${VIEWPORT.width}x${VIEWPORT.height}x24`;
  const shown = spawn(screen, [display, "-screen", "0", size, "-nolisten", "tcp"], { stdio: "ignore" });
  const driver = spawn(program, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    // As root it couldn't have a sandbox, and the pages are our own.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const root = `http://127.0.0.1:${port}`;
  async function ask(method: "GET" | "POST" | "DELETE", path: string, params: object = {}) {
    const response = await fetch(`${root}${path}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(params) }),
    });
    const { value } = (await response.json()) as { value: WebDriverValue };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
  while (!(await fetch(`${root}/status`).catch(() => null))) await setTimeout(50);
  const { sessionId, capabilities } = (await ask("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
        timeouts: { script: 60_000 },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${sessionId}`;
  await ask("POST", `${session}/window/rect`, { x: 0, y: 0, ...VIEWPORT });
  return {
    name: `WebKitGTK ${capabilities.browserVersion.split(".").slice(0, 2).join(".")}`,
    hasReaders: false,
    async look(url, { isFramed }, expected, picture) {
      await ask("POST", `${session}/url`, { url });
      if (isFramed) await ask("POST", `${session}/frame`, { id: 0 });
      const script = `const [expected, done] = arguments;
        (${probe})(expected).then(done, (error) => done({ problems: [String(error)], looks: [] }));`;
      const finding = await ask("POST", `${session}/execute/async`, { script, args: [expected] });
      await savePicture(picture, (await ask("GET", `${session}/screenshot`)) as string);
      return finding as Finding;
    },
    async close() {
      await ask("DELETE", session);
      for (const child of [driver, shown]) await ended(child);
    },
  };
}

type WebDriverValue = string | object;

/** What a program says of itself, once it does. @throws when it ends before that */
async function lineOf(child: ChildProcess, sought: RegExp): Promise<string> {
  if (!child.stderr) throw new Error("Nobody hears what it says");
  for await (const line of createInterface({ input: child.stderr })) {
    const [, found] = sought.exec(line) ?? [];
    if (found) return found;
  }
  throw new Error(`${child.spawnfile} ended`);
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, "exit");
}

function savePicture(file: string, base64: string): Promise<void> {
  return writeFile(file, Buffer.from(base64, "base64"));
}
