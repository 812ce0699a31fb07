import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** The same engine without a browser's window around it, which takes half the time. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
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

/**
 * The path of a Chromium for tests that only look at pages: the one `CHROMIUM_PATH` names, or a headless shell, which
 * Debian has as a package; else any other, as {@link findOrInstallChromium} has it.
 */
export function findOrInstallHeadlessShell(): string {
  if (process.env.CHROMIUM_PATH) return findOrInstallChromium();
  const found = findOnPath(SHELLS);
  if (found) return found;
  if (mayUseApt()) installPackage("chromium-headless-shell");
  return findOnPath(SHELLS) ?? findOrInstallChromium();
}

/**
 * The path of a program, installed now where it isn't there and we may.
 * @param names of the program, the first that there is
 * @param debianPackage that has it
 */
export function findOrInstallProgram(names: readonly string[], debianPackage: string): string | undefined {
  const found = findOnPath(names);
  if (!found && mayUseApt()) installPackage(debianPackage);
  return found ?? findOnPath(names);
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, where there is no file.`);
    return named;
  }
  return findOnPath(NAMES) ?? [...ELSEWHERE, chromium.executablePath()].find(isExecutable);
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
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
  if (mayUseApt() && installPackage("chromium")) return;
  const playwright = join(createRequire(import.meta.url).resolve("playwright/package.json"), "..", "cli.js");
  run(process.execPath, playwright, "install", "--with-deps", "chromium");
}

const mayUseApt = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** @returns whether it is installed: not on a system without that package, or without its archives */
function installPackage(name: string): boolean {
  try {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", name);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { stdio: "inherit" });
}
