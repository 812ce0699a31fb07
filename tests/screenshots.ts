/** `npm run screenshots`: the pictures that the README shows, and those worth looking at after a change. */
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { type APIRequestContext, chromium, type Page, request } from "playwright";
import { ADMIN_EMAIL, VISITOR_EMAIL } from "../api/src/operating/demo/people.ts";
import { findOrInstallChromium } from "./support/browser.ts";
import { runCommand } from "./support/command.ts";
import { startServerProcess } from "./support/server-process.ts";

const FOLDER = "tests/screenshots";
const WIDTHS = [390, 1280];
const WISH = "occasion=Birthday&interests=Reading&interests=Cooking&budgetMin=25&budgetMax=100";
const IDEA_PATH = "/gift-ideas/cast-iron-bread-pan-with-lid";

const USAGE = `Usage: npm run screenshots -- [NAME...] [--dark]
  makes the pictures of these names, or all of them; with --dark each in the dark, too
`;

const EMAILS = { ann: VISITOR_EMAIL, admin: ADMIN_EMAIL, charity: "chiara@example.org" };

/** Who looks: nobody in particular, or one of the demo's year. */
type Looker = "visitor" | "ann" | "admin" | "charity";

interface Picture {
  readonly name: string;
  readonly path: string;
  /** Somebody of the demo's year, at whose server it is then taken; an empty server's visitor without it. */
  readonly of?: Looker;
  readonly scheme?: "light" | "dark";
  readonly prepare?: (page: Page) => Promise<void>;
}

async function search(page: Page): Promise<void> {
  const finder = page.locator("gift-finder, main").last();
  await finder.getByLabel("Occasion", { exact: true }).selectOption("Birthday");
  for (const interest of ["Reading", "Cooking"])
    await finder.getByRole("button", { name: interest, exact: true }).click();
  await finder.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
  await finder.getByText(/^Found \d+ gift suggestions$/).waitFor();
  // Said over the page for a few seconds, and for longer below the mouse.
  await page.mouse.move(0, 0);
  await page.getByText(/Gift recommendations found!|perfect gift ideas!/).waitFor({ state: "hidden" });
}

/** Searches for somebody, and keeps the first ideas of the list. */
async function keepIdeas(page: Page): Promise<void> {
  await page.getByRole("button", { name: "My mother" }).click();
  await page.getByRole("textbox", { name: "Notes" }).fill("She loves her garden and has arthritis.");
  await search(page);
  const hearts = page.getByRole("button", { name: /^Save / });
  for (let kept = 0; kept < 3; kept++) await hearts.nth(kept).click();
  // Below 768 pixels the menu is folded.
  await page.getByText("Shortlist (3)").waitFor({ state: "attached" });
  await page.goto("/shortlist");
  await page.getByRole("heading", { level: 3 }).nth(2).waitFor();
}

async function compare(page: Page): Promise<void> {
  await keepIdeas(page);
  await page.getByRole("link", { name: /^Compare/ }).click();
  await page.getByRole("heading", { name: "Compare ideas" }).waitFor();
}

async function openShareForm(page: Page): Promise<void> {
  await keepIdeas(page);
  await page.getByRole("link", { name: /^Share/ }).click();
  await page.getByLabel("Who are they for?").fill("Ruth");
  await page.getByLabel("Your name").fill("Ann");
}

async function shareIdeas(page: Page): Promise<void> {
  await openShareForm(page);
  await page.getByRole("button", { name: "Make the page" }).click();
  const address = page.getByRole("textbox", { name: /^For friends/ });
  await page.goto(new URL(await address.inputValue()).pathname);
  await page.getByLabel(/^Your name/).fill("Ben");
  await page
    .getByRole("button", { name: /^I'll get this one/ })
    .first()
    .click();
  await page.getByText("You're getting this one").waitFor();
}

async function savePerson(page: Page): Promise<void> {
  const ruth = {
    name: "Ruth",
    relation: "mother",
    tastes: ["Gardening", "Tea", "crime novels"],
    sizes: "Gloves 7",
    owns: "Good secateurs, a wool rug",
    needs: "Arthritis in both hands",
    budgetMin: 25,
    budgetMax: 80,
    days: [
      { name: "Birthday", month: 2, day: 29, year: 1952 },
      { name: "Mother's Day", month: 5, day: 10, year: null },
    ],
    gifts: [{ title: "Wool Rug", year: 2025 }],
    reminders: true,
  };
  const people = await page.request.get("/api/people");
  const { items } = await people.json();
  const kept = items[0] ?? (await (await page.request.post("/api/people", { data: ruth })).json());
  await page.goto(page.url().endsWith("/people") ? "/people" : `/people/${kept.id}`);
}

const PICTURES: readonly Picture[] = [
  { name: "home", path: "/" },
  { name: "finder", path: "/gift-finder" },
  { name: "gift-finder", path: "/gift-finder", prepare: search },
  { name: "results", path: "/gift-finder", of: "visitor", prepare: search },
  { name: "gift-ideas", path: "/gift-ideas" },
  { name: "gift-idea", path: IDEA_PATH },
  { name: "gift-idea-sold", path: IDEA_PATH, of: "visitor" },
  { name: "recommendations", path: `/recommendations?${WISH}` },
  { name: "shortlist-empty", path: "/shortlist" },
  { name: "shortlist", path: "/gift-finder", prepare: keepIdeas },
  { name: "shortlist-compared", path: "/gift-finder", prepare: compare },
  { name: "share", path: "/gift-finder", prepare: openShareForm },
  { name: "shared-list", path: "/gift-finder", prepare: shareIdeas },
  { name: "people", path: "/people", of: "ann", prepare: savePerson },
  { name: "person", path: "/profile", of: "ann", prepare: savePerson },
  { name: "impact", path: "/impact" },
  { name: "impact-year", path: "/impact", of: "visitor" },
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
  { name: "account", path: "/profile", of: "ann" },
  { name: "account-notifications", path: "/profile?tab=notifications", of: "ann" },
  { name: "account-preferences", path: "/profile?tab=preferences", of: "ann" },
  { name: "account-security", path: "/profile?tab=security", of: "ann" },
  { name: "account-impact", path: "/profile?tab=impact", of: "ann" },
  { name: "saved-gift-ideas", path: "/saved-gift-ideas", of: "ann" },
  { name: "saved-gifts", path: "/saved-gifts", of: "ann" },
  { name: "charity-none", path: "/charity", of: "ann" },
  { name: "charity", path: "/charity", of: "charity" },
  { name: "admin-figures", path: "/admin/dashboard", of: "admin" },
  { name: "admin-revenue", path: "/admin/dashboard?section=revenue", of: "admin" },
  { name: "admin-months", path: "/admin/dashboard?section=months", of: "admin" },
  { name: "admin-donations", path: "/admin/dashboard?section=donations", of: "admin" },
  { name: "admin-charities", path: "/admin/dashboard?section=charities", of: "admin" },
  { name: "admin-audit", path: "/admin/dashboard?section=audit", of: "admin" },
  { name: "high-quality-test", path: "/test-quality" },
  { name: "blog", path: "/examples/blog.html", prepare: search },
  { name: "not-found", path: "/nowhere" },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !PICTURES.some((picture) => picture.name === name));
if (unknown.length > 0) {
  const names = PICTURES.map(({ name }) => `  ${name}\n`).join("");
  process.stderr.write(`There is no picture ${unknown.join(", ")}.\n${USAGE}There are:\n${names}`);
  process.exit(1);
}
const wanted = PICTURES.filter(({ name }) => positionals.length === 0 || positionals.includes(name)).flatMap(
  (picture) =>
    values.dark && !picture.scheme
      ? [picture, { ...picture, name: `${picture.name}-dark`, scheme: "dark" as const }]
      : [picture],
);

mkdirSync(FOLDER, { recursive: true });
const empty = await startServerProcess();
const demo = wanted.some(({ of }) => of) ? await startDemo() : null;
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ["--no-sandbox"] });
try {
  for (const picture of wanted) for (const width of WIDTHS) await take(picture, width);
} finally {
  await browser.close();
  await empty.discard();
  await demo?.server.discard();
}

async function take({ name, path, of, scheme = "light", prepare }: Picture, width: number): Promise<void> {
  const context = await browser.newContext({
    baseURL: (of ? demo?.server : empty)?.url ?? "",
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    colorScheme: scheme,
  });
  if (of && of !== "visitor") await signIn(context.request, EMAILS[of]);
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await prepare?.(page);
  // Drawings below come with sight of them.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    return document.fonts.ready.then(() => undefined);
  });
  await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true });
  await context.close();
}

async function signIn(request: APIRequestContext, email: string): Promise<void> {
  const reply = await request.post("/api/auth/sign-in", { data: { email, password: demo?.password } });
  if (!reply.ok()) throw new Error(`Signing in as ${email} was answered with ${reply.status()}`);
}

/** A server with a year of the demo, one of whose people acts for the first of its charities. */
async function startDemo() {
  const server = await startServerProcess({ SCHEDULE: "off", RATE_LIMITS: "off" });
  const [code, said] = await runCommand({ folder: server.dataDirectory }, "demo:seed");
  const password = /with the password (\S+)/.exec(said)?.[1];
  if (code !== 0 || !password) throw new Error(said);
  const admin = await request.newContext({ baseURL: server.url });
  await admin.post("/api/auth/sign-in", { data: { email: EMAILS.admin, password } });
  const { items } = await (await admin.get("/api/admin/charities")).json();
  await admin.post(`/api/admin/charities/${items[0].id}/members`, { data: { email: EMAILS.charity } });
  await admin.dispose();
  return { server, password };
}
