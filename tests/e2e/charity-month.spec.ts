import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DonationStatsResponse, DonationsResponse } from "@gifthearth/core/contract";
import { addMonths, monthOf } from "@gifthearth/core/ledger";
import { runCommand } from "../support/command.ts";
import { earningsReport } from "../support/earnings-report.ts";
import type { ServerProcess } from "../support/server-process.ts";
import {
  COLOUR_RULES,
  expect,
  expectAccessible,
  expectLive,
  expectNoSidewaysScroll,
  type Page,
  test,
} from "./fixtures.ts";
import { openAdminAccount } from "./people.ts";

/** The last full month: the one that is given now. */
const MONTH = addMonths(monthOf(new Date()), -1);
const MONTH_NAME = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
}).format(new Date(`${MONTH}-01T00:00:00Z`));

test.describe("a month of the charity's money", () => {
  test.use({ baseURL: async ({ unscheduled }, use) => use(unscheduled.url) });

  test("is imported, closed, paid and confirmed; the public figures change on confirmation alone", async ({
    page,
    unscheduled: money,
    expectedErrors,
  }) => {
    // Boards of charities that there aren't yet.
    expectedErrors.push(/status of 404/);
    await placeBoards(page);
    const operator = (program: "revenue" | "donations", ...args: readonly string[]) =>
      operate(money, program, ...args);

    await test.step("nothing is recorded: samples on our own pages, the link on others'", async () => {
      await page.goto("/impact");
      await expect(ledgerOf(page)).toContainText("No month has been closed yet.");
      await expect(page.getByRole("heading", { name: "Environmental conservation" })).toBeVisible();
      await expectTotals(page, "$25.50", "12 gifts foundDemo figures");
      await expect(page.getByText("These are demo figures.")).toBeVisible();
      await page.goto(BOARDS);
      await expect(page.getByRole("link", { name: "Whom it goes to" })).toHaveCount(4);
      expect(await badgeOf(money)).toContain("<title>GiftHearth: Gifts that warm twice</title>");
    });

    await test.step("the charities are chosen and the report is imported", async () => {
      const trees = ["--registration", "12-3456789", "--country", "US", "--from", "2026-01"];
      await operator("donations", "charities", "add", "trees", "--name", "Trees", ...trees);
      await operator("donations", "charities", "add", "meals", "--name", "Meals", ...trees);
      await operator("donations", "charities", "choose", MONTH, "trees=60%", "meals=40%");
      const shipped = `${MONTH}-05`;
      const report = join(money.dataDirectory, "report.csv");
      await writeFile(report, earningsReport({ shipped, fees: "79.99" }, { shipped, fees: "41.23" }));
      const about = ["--marketplace", "US", "--tracking-id", "hearth-20", "--period", MONTH];
      await operator("revenue", "import", report, ...about);
      await untilFresh(money);
      await expectNothingGiven(page);
      await page.goto("/impact");
      await expect(ledgerOf(page)).toContainText("No month has been closed yet.");
      await expect(figuresOn(page)).toHaveText(["$0.00", "0", "2", "0"]);
      const focus = page.getByRole("region", { name: "Where it goes" });
      await expect(focus.getByRole("heading", { level: 3 })).toHaveText(["Meals", "Trees"]);
      await expect(focus.getByText("The charities are not chosen yet.")).toBeVisible();
    });

    await test.step("closed: the calculation is public, and nothing is given yet", async () => {
      await operator("donations", "close", MONTH);
      await untilFresh(money);
      await page.goto("/impact");
      await expect(figuresOn(page)).toHaveText(["$60.61", "0", "2", "0"]);
      const month = monthOn(page);
      await expect(month.getByRole("heading")).toHaveText(MONTH_NAME);
      await expect(month.getByRole("term")).toHaveText([
        `Commission of ${MONTH_NAME}`,
        "The donation, 50% of it",
      ]);
      await expect(month.getByRole("definition")).toHaveText(["$121.22", "$60.61"]);
      await month.getByText("What the marketplaces paid").click();
      await expect(month.getByText(`US, ${MONTH_NAME}: $121.22`)).toBeVisible();
      await expectDonations(page, "Calculated");
      await expectInChart(page, { confirmed: "$0.00", pending: "$60.61" });
      await expectNothingGiven(page);
    });

    await test.step("paid: the donations are on their way, and nothing is given yet", async () => {
      await operator("donations", "pay");
      await untilFresh(money);
      await page.goto("/impact");
      await expectDonations(page, "Submitted");
      await expectInChart(page, { confirmed: "$0.00", pending: "$60.61" });
      await expectNothingGiven(page);
    });

    await test.step("confirmed: every figure counts them, the same everywhere and without a word of demo", async () => {
      for (const id of (await operator("donations", "payouts")).match(/[\da-f]{8}-[\da-f-]{27}/g) ?? []) {
        await operator("donations", "confirm", id, "--receipt", `Bank transfer 7 for ${id}`);
      }
      await untilFresh(money);
      const stats = (await (await fetch(`${money.url}/api/donation-stats`)).json()) as DonationStatsResponse;
      expect(stats).toMatchObject({
        totalDonations: 60.61,
        currentMonthDonation: 60.61,
        pendingDonation: 0,
        giftsFound: 0,
        happyRecipients: 2,
        charitiesSupported: 2,
        isDemo: false,
        isSample: false,
      });
      await page.goto("/impact");
      await expectDonations(page, "Complete");
      const donations = monthOn(page).locator(".donations > li");
      await expect(donations.filter({ hasText: /Confirmed on .*Receipt: Bank transfer 7/ })).toHaveCount(2);
      await expectInChart(page, { confirmed: "$60.61", pending: "$0.00" });
      await expect(page.getByRole("region", { name: "Figures" }).locator(".gh-board-total")).toHaveText(
        "$60.61",
      );
      await expect(figuresOn(page)).toHaveText(["$0.00", "0", "2", "2"]);
      await expect(page.getByRole("main")).not.toContainText(/demo|test donation/i);
      await expectTotals(page, "$60.61", "0 gifts found");
      await expectBoards(page, { all: "$60.61", trees: "$36.37", meals: "$24.24" });
      expect(await badgeOf(money)).toContain("<title>GiftHearth: $60.61 donated to charity</title>");
      expect(await badgeOf(money, "?charity=trees")).toContain(
        "<title>GiftHearth: $36.37 given to Trees</title>",
      );
    });

    await test.step("a charity's own people say that it arrived, once an administrator has let them", async () => {
      const email = await openAdminAccount(page, money);
      await page.goto("/admin/dashboard?section=charities");
      await expectLive(page);
      await page.getByLabel("Who acts for Trees").click();
      await page.getByLabel("The e-mail address of their account").last().fill(email);
      await page.getByRole("button", { name: "Let them act for Trees" }).click();
      await expect(page.getByText(`${email} sees Trees at /charity from now on`)).toBeVisible();
      await page.goto("/charity");
      await expectLive(page);
      await expect(page.getByRole("definition")).toHaveText(["$0.00", "$36.37", "$0.00"]);
      await page.getByRole("button", { name: `${MONTH_NAME} has arrived` }).click();
      await expect(page.getByRole("definition")).toHaveText(["$0.00", "$0.00", "$36.37"]);
      await page.getByRole("link", { name: `Statement of ${MONTH_NAME}` }).click();
      await expect(page.getByRole("heading", { name: `Statement for ${MONTH_NAME}` })).toBeVisible();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, COLOUR_RULES);
      }
      await page.goto("/impact");
      await expect(monthOn(page).getByText(/^Trees confirms that it arrived, /)).toBeVisible();
    });

    await test.step("and the ledger is right", async () => {
      expect(await operator("donations", "verify")).toContain("every amount comes out again");
    });
  });
});

test.describe("the public ledger of a year", () => {
  // In one worker, so that one year is made for them.
  test.describe.configure({ mode: "default" });
  test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

  test("tells what failed, what was taken back and what is still on its way", async ({ page }) => {
    await page.goto("/impact");
    await openAll(page);
    const donations = page.locator(".donations > li");
    await expect(donations.locator("[data-status=failed]")).toHaveText(["Taken back", "Failed"]);
    const again = donations.filter({ hasText: "Made again after one that" });
    await expect(again.locator(".donation-status")).toHaveText(["Submitted", "Complete"]);
    await expect(again.filter({ hasText: "Receipt: Demo receipt 1, no money moved" })).toHaveCount(1);
    await expect(again.filter({ hasText: "after one that was taken back" })).toHaveCount(1);
    await expect(again.filter({ hasText: "Test donation" })).toHaveCount(0);
    await expect(page.getByText("Carried to the next month")).toHaveCount(1);
    await expect(page.getByText("Carried from earlier months")).toHaveCount(1);
    await expect(page.getByText(/^Correction of /)).toHaveCount(1);
    await expect(page.getByRole("region", { name: "Figures" })).toContainText("Test donations are counted.");
    await expect(page.getByText(/\(GBP [\d.]+ at 1\.27\)/).first()).toBeVisible();
    // The headings, twelve months, and all of them together.
    await expect(page.getByRole("table", { name: "Donated, month by month" }).getByRole("row")).toHaveCount(
      14,
    );
  });

  test("is found right by the browser, and wrong when a single cent of the answer is changed", async ({
    page,
  }) => {
    await page.goto("/impact");
    const check = page.getByRole("button", { name: "Check the ledger" });
    await check.click();
    await expect(
      page.getByText(/^The chain of \d+ lines is unbroken, and every amount comes out again\.$/),
    ).toBeVisible();

    await page.route("**/api/donations", async (route) => {
      const response = await route.fetch();
      const ledger = (await response.json()) as DonationsResponse;
      await route.fulfill({ response, json: { ...ledger, events: withOneCentMore(ledger.events) } });
    });
    await check.click();
    await expect(page.getByText("Something is wrong with this ledger:")).toBeVisible();
    await expect(page.getByText(/^Line 1: /).first()).toBeVisible();
    await expect(page.getByText(/every amount comes out again/)).toBeHidden();
  });

  test("can be downloaded as JSON and CSV, and verified offline; a changed file is found wrong", async ({
    page,
  }) => {
    await page.goto("/impact");
    const folder = await mkdtemp(join(tmpdir(), "gifthearth-download-"));
    // A database that can't be reached: none is needed.
    const offline = { folder, env: { DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" } };
    try {
      for (const format of ["JSON", "CSV"]) {
        const download = page.waitForEvent("download");
        await page.getByRole("link", { name: `Download as ${format}` }).click();
        const file = join(folder, (await download).suggestedFilename());
        expect(file).toMatch(format === "JSON" ? /\.json$/ : /\.csv$/);
        await (await download).saveAs(file);
        expect(await runCommand(offline, "donations", "verify", file)).toEqual([
          0,
          expect.stringMatching(/^Checked \d+ events, 12 months, 32 donations\.\n/),
        ]);
        await writeFile(file, (await readFile(file, "utf8")).replaceAll("1.27", "1.28"));
        expect(await runCommand(offline, "donations", "verify", file)).toEqual([
          1,
          expect.stringContaining("The ledger is not as it should be"),
        ]);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("is checked by a page of one file, which is saved and has no network", async ({ page, context }) => {
    await page.goto("/impact");
    const folder = await mkdtemp(join(tmpdir(), "gifthearth-verifier-"));
    async function save(link: string): Promise<string> {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: link }).click();
      const file = join(folder, (await download).suggestedFilename());
      await (await download).saveAs(file);
      return file;
    }
    try {
      const [ledger, verifier] = [await save("Download as JSON"), await save("Check it without our code")];
      await context.setOffline(true);
      await page.goto(pathToFileURL(verifier).href);
      const check = async () => {
        await page.getByLabel("The ledger, as a file").setInputFiles(ledger);
        await page.getByRole("button", { name: "Check" }).click();
      };
      await check();
      await expect(page.getByText(/^\d+ events are right: the chain is whole/)).toBeVisible();
      await expect(page.getByText(/^Please save this file/)).toBeHidden();
      await writeFile(ledger, (await readFile(ledger, "utf8")).replaceAll("127", "128"));
      await check();
      await expect(page.getByText("The ledger is not as it should be:")).toBeVisible();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("is axe clean, light and dark, with nothing to scroll sideways", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto("/impact");
    await openAll(page);
    await page.getByRole("button", { name: "Check the ledger" }).click();
    await expect(page.getByText(/every amount comes out again/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, COLOUR_RULES);
  });
});

/** Runs the operator's program on the server's database. @returns what it said */
async function operate(
  { dataDirectory }: ServerProcess,
  program: "revenue" | "donations",
  ...args: readonly string[]
): Promise<string> {
  const env = { DONATION_PLATFORM: "manual" };
  const [code, said] = await runCommand({ folder: dataDirectory, env }, program, ...args);
  expect(code, said).toBe(0);
  return said;
}

/** Answers may be ten seconds old: has them pass, and waits until the server has read all that it tells the public anew. */
async function untilFresh(server: ServerProcess): Promise<void> {
  const read = async (path: string) =>
    ((await (await fetch(server.url + path)).json()) as { asOf: string }).asOf;
  const paths = ["/api/donation-stats", "/api/donations"];
  const before = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
  server.leap();
  for (const path of paths) await expect.poll(() => read(path)).not.toBe(before.get(path));
}

const BOARDS = "/boards-of-charities.html";

/** Somebody's page with our board, both charities' own and a line of one. */
const BOARD_OPTIONS = ["", 'charity="trees"', 'charity="meals"', 'charity="trees" compact'];

/** A route keeps the browser from answering out of its cache, too. */
async function placeBoards(page: Page): Promise<void> {
  const boards = BOARD_OPTIONS.map(
    (options) => `<impact-scoreboard ${options}><a href="/impact">Whom it goes to</a></impact-scoreboard>`,
  );
  const body = `<!doctype html><html lang="en"><title>Boards</title><link rel="icon" href="data:,">
    <script type="module" src="/embed/v1/embed.js"></script>${boards.join("")}</html>`;
  await page.route(`**${BOARDS}`, (route) => route.fulfill({ contentType: "text/html", body }));
}

/** The total as the home page and every footer have it. */
async function expectTotals(page: Page, total: string, found: string): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("main").locator(".gh-board-total")).toHaveText(total);
  await expect(page.getByRole("contentinfo").locator(".gh-board-line")).toHaveText(
    `${total} given to charity by GiftHearth${found}`,
  );
}

interface Given {
  readonly all: string;
  readonly trees: string;
  readonly meals: string;
}

async function expectBoards(page: Page, { all, trees, meals }: Given): Promise<void> {
  await page.goto(BOARDS);
  const boards = page.locator("impact-scoreboard");
  await expect(boards.getByRole("heading")).toHaveText([
    "GiftHearth has given",
    "GiftHearth has given to Trees",
    "GiftHearth has given to Meals",
  ]);
  await expect(boards.locator("[part~=total]")).toHaveText([all, trees, meals, trees]);
  await expect(boards.last().locator("[part~=board]")).toHaveText(`${trees} given to Trees by GiftHearth`);
  await expect(boards.getByText(/gifts found/i)).toHaveCount(1);
  await expect(boards.getByText(/demo|test/i)).toHaveCount(0);
}

/** Zeros everywhere: something is recorded, and nothing given. */
async function expectNothingGiven(page: Page): Promise<void> {
  await expectTotals(page, "$0.00", "0 gifts found");
  await expectBoards(page, { all: "$0.00", trees: "$0.00", meals: "$0.00" });
}

/** The badge as an SVG. */
async function badgeOf({ url }: ServerProcess, query = ""): Promise<string> {
  return (await fetch(`${url}/embed/badge/impact.svg${query}`)).text();
}

/** Pending, gifts found, happy recipients and charities supported on the impact page. */
function figuresOn(page: Page) {
  return page.getByRole("region", { name: "Figures" }).locator(".gh-figures dd");
}

function ledgerOf(page: Page) {
  return page.getByRole("region", { name: "The ledger" });
}

function monthOn(page: Page) {
  return page.locator(".closed-months > li").first();
}

async function expectDonations(page: Page, status: string): Promise<void> {
  const month = monthOn(page);
  await expect(month.locator(".donation-charity strong")).toHaveText(["Meals", "Trees"]);
  await expect(month.locator(".donation-amount")).toHaveText(["$24.24", "$36.37"]);
  await expect(month.locator(".donation-status")).toHaveText([status, status]);
}

async function expectInChart(
  page: Page,
  { confirmed, pending }: { readonly confirmed: string; readonly pending: string },
): Promise<void> {
  const row = page.getByRole("table", { name: "Donated, month by month" }).getByRole("row").nth(1);
  await expect(row.getByRole("rowheader")).toHaveText(MONTH_NAME);
  await expect(row.getByRole("cell")).toHaveText([confirmed, pending]);
}

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll("details")) each.open = true;
  });
}

function withOneCentMore(events: DonationsResponse["events"]): DonationsResponse["events"] {
  return events.map((event) =>
    event.seq === 1
      ? { ...event, data: { ...event.data, donationMinor: Number(event.data.donationMinor) + 1 } }
      : event,
  );
}
