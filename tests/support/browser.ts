import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const ELSEWHERE = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/**
 * The path of a Chromium to test with: the one `CHROMIUM_PATH` names, the system's, Playwright's own;
 * and where there is none, one that is installed now.
 * @throws {Error} that says what to do when none can be had
 */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  install();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error("No Chromium was found. Install one, or set CHROMIUM_PATH to where it is.");
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, where there is no file.`);
    return named;
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...ELSEWHERE, chromium.executablePath()].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian's package where we may install packages; else, or if that fails, Playwright's own download. */
function install(): void {
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: "inherit" });
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    try {
      run("apt-get", "update", "-qq");
      run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium");
      return;
    } catch {
      // Not a Debian, or without its archives.
    }
  }
  const playwright = join(createRequire(import.meta.url).resolve("playwright/package.json"), "..", "cli.js");
  run(process.execPath, playwright, "install", "--with-deps", "chromium");
}
