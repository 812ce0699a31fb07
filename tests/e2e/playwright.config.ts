import { defineConfig } from "playwright/test";
import { findOrInstallChromium, findOrInstallHeadlessShell } from "../support/browser.ts";

// The workers, which read this file again, need look for neither.
process.env.HEADLESS_SHELL_PATH ??= findOrInstallHeadlessShell();
process.env.CHROMIUM_PATH ??= findOrInstallChromium();

export default defineConfig({
  testDir: ".",
  // It is emptied first, and the results of other tests stand beside it.
  outputDir: "../../test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "../../test-results/e2e.json" }]],
  use: {
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH,
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // No graphics card draws here, and what stands in for one takes a tenth of the browser's time.
        "--disable-gpu",
        "--disable-gpu-compositing",
      ],
    },
  },
});
