/** `npm run screenshots`: the pictures that the README shows, and those worth looking at after a change. */
import { mkdirSync } from "node:fs";
import { chromium, type Page } from "playwright";
import { findOrInstallChromium } from "./support/browser.ts";
import { startServerProcess } from "./support/server-process.ts";

const FOLDER = "tests/screenshots";
const WIDTHS = [390, 1280];
const WISH = "occasion=Birthday&interests=Reading&interests=Cooking&budgetMin=25&budgetMax=100";

async function search(page: Page): Promise<void> {
  const finder = page.locator("gift-finder, main").last();
  await finder.getByLabel("Occasion", { exact: true }).selectOption("Birthday");
  for (const interest of ["Reading", "Cooking"])
    await finder.getByRole("button", { name: interest, exact: true }).click();
  await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
  await finder.getByText(/^Found \d+ gift suggestions$/).waitFor();
  // Said over the page's heading, for a few seconds.
  await page.getByText("Gift recommendations found!").waitFor({ state: "hidden" });
}

const PICTURES: readonly {
  readonly name: string;
  readonly path: string;
  readonly scheme?: "dark";
  readonly prepare?: (page: Page) => Promise<void>;
}[] = [
  { name: "home", path: "/" },
  { name: "gift-finder", path: "/gift-finder", prepare: search },
  { name: "gift-ideas", path: "/gift-ideas" },
  { name: "gift-idea", path: "/gift-ideas/cast-iron-bread-pan-with-lid" },
  { name: "recommendations", path: `/recommendations?${WISH}` },
  { name: "impact", path: "/impact" },
  { name: "about", path: "/about" },
  { name: "articles", path: "/blog" },
  { name: "article", path: "/blog/3" },
  { name: "privacy", path: "/privacy" },
  { name: "newsletter", path: "/newsletter" },
  { name: "partners", path: "/partners" },
  { name: "embed", path: "/embed?accent=%231f6b57&interests=Reading,Hiking" },
  { name: "developers", path: "/developers" },
  { name: "drawings", path: "/developers/drawings" },
  { name: "drawings-dark", path: "/developers/drawings", scheme: "dark" },
  { name: "sign-in", path: "/auth" },
  { name: "high-quality-test", path: "/test-quality" },
  { name: "blog", path: "/examples/blog.html", prepare: search },
  { name: "not-found", path: "/nowhere" },
];

mkdirSync(FOLDER, { recursive: true });
const server = await startServerProcess();
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ["--no-sandbox"] });
for (const { name, path, scheme, prepare } of PICTURES) {
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
      colorScheme: scheme ?? "light",
    });
    await page.goto(server.url + path);
    await page.waitForLoadState("networkidle");
    await prepare?.(page);
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      return document.fonts.ready.then(() => undefined);
    });
    await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true });
    await page.close();
  }
}
await browser.close();
await server.discard();
