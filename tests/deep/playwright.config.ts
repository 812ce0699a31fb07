import { defineConfig } from "playwright/test";
import usual from "../e2e/playwright.config.ts";

export default defineConfig(usual, {
  testDir: ".",
  reporter: [["list"], ["json", { outputFile: "../../test-results/deep.json" }]],
});
