import type { Response } from "playwright/test";
import { drops, startModelServer } from "../support/model-server.ts";
import { startServerProcess } from "../support/server-process.ts";
import {
  COLOUR_RULES,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Locator,
  type Page,
  searchFor,
  test,
} from "./fixtures.ts";

const ALL_TOLD = "It's for my sister's birthday. She likes gardening and tea, $20-$50";

const logOf = (page: Page) => page.getByRole("log");
const boxOf = (page: Page) => page.getByRole("textbox", { name: "Your message" });
const switchTo = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const ideasOf = (page: Page): Locator =>
  page.getByRole("group", { name: "Chat recommendations" }).getByRole("listitem");
const sessionIn = (page: Page) => page.evaluate(() => localStorage.getItem("chatSessionId"));

/** Writes a message and sends it, once the reply before is over: its words are there sooner. */
async function say(page: Page, text: string): Promise<void> {
  await replied(page);
  await boxOf(page).fill(text);
  await boxOf(page).press("Enter");
}

/** Waits for the reply to the last message: the log is not busy any more. */
async function replied(page: Page): Promise<void> {
  await expect(logOf(page)).toHaveAttribute("aria-busy", "false");
}

test("while it is off, there is no switch, and an address that asks for the chat shows the form", async ({
  page,
}) => {
  await page.goto("/gift-finder?mode=chat");
  await expect(page.getByRole("button", { name: "Find Thoughtful Gifts" })).toBeVisible();
  await expect(switchTo(page, "Chat with GiftHearth")).toHaveCount(0);
  await expect(switchTo(page, "Standard Form")).toHaveCount(0);
  await expect(logOf(page)).toHaveCount(0);
});

test.describe("switched on", () => {
  // In one worker, so that one server is started for them.
  test.describe.configure({ mode: "default" });
  test.use({ baseURL: async ({ chat }, use) => use(chat.url) });

  test("its code comes only when it is first asked for", async ({ page }) => {
    const scripts: Response[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response);
    });
    const ofTheChat = async () => {
      const texts = await Promise.all(scripts.map((response) => response.text()));
      return texts.filter((text) => text.includes("Processing gifts..."));
    };
    await page.goto("/gift-finder");
    expect(await ofTheChat()).toEqual([]);
    await switchTo(page, "Chat with GiftHearth").click();
    await expect(logOf(page)).toContainText("Welcome to GiftHearth!");
    expect(await ofTheChat()).toHaveLength(1);
  });

  test("welcomes, asks one thing at a time, recommends, and takes refinements", async ({ page }) => {
    await page.goto("/gift-finder?mode=chat");
    await expect(logOf(page)).toContainText("What is the occasion?");
    const session = await sessionIn(page);
    await expect(page.getByText(`Session ${session?.slice(0, 8)}`)).toBeVisible();
    await say(page, "my sister's birthday");
    await expect(logOf(page)).toContainText("What do they like, or like to do?");
    await say(page, "gardening and tea");
    await expect(logOf(page)).toContainText("How much would you like to spend?");
    // Comes and goes by itself, whatever else is looked at meanwhile.
    const processing = page.getByText("Processing gifts...").waitFor();
    await say(page, "between $20 and $50");
    await expect(logOf(page)).toContainText("Here are 4 ideas.");
    await expect(ideasOf(page)).toHaveCount(4);
    await expect(page.getByText("Found 4 gift recommendations!")).toBeVisible();
    await expect(page.getByText("4 gift suggestions found!")).toBeVisible();
    await processing;
    await expect(page.getByText("Processing gifts...")).toBeHidden();
    await say(page, "others");
    await expect(ideasOf(page)).toHaveCount(8);
    await say(page, "cheaper");
    await expect(ideasOf(page)).toHaveCount(10);
    const titles = await ideasOf(page).getByRole("heading").allTextContents();
    expect(new Set(titles).size).toBe(10);
  });

  test("Enter sends unless a reply is on its way, Shift and Enter make a line, blanks are ignored", async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.goto("/gift-finder?mode=chat");
    await expect(logOf(page)).toContainText("What is the occasion?");
    await page.route("**/api/functions/chat-gift-finder", async (route) => {
      await released;
      await route.continue();
    });
    await say(page, "   ");
    await expect(logOf(page).getByText("You:")).toHaveCount(0);
    await boxOf(page).fill("A birthday");
    await boxOf(page).press("Shift+Enter");
    await boxOf(page).pressSequentially("for my dad");
    await expect(boxOf(page)).toHaveValue("A birthday\nfor my dad");
    await boxOf(page).press("Enter");
    await expect(boxOf(page)).toHaveValue("");
    await expect(logOf(page)).toHaveAttribute("aria-busy", "true");
    await boxOf(page).fill("and he likes jazz");
    await boxOf(page).press("Enter");
    await expect(boxOf(page)).toHaveValue("and he likes jazz");
    await expect(logOf(page).getByText("You:")).toHaveCount(1);
    release();
    await replied(page);
    await expect(logOf(page)).toContainText("So a birthday gift for your dad.");
    await boxOf(page).press("Enter");
    await expect(logOf(page)).toContainText("who likes jazz");
  });

  test("a conversation is there again after a reload, and Reset begins a fresh one", async ({ page }) => {
    await page.goto("/gift-finder?mode=chat");
    await expect(logOf(page)).toContainText("What is the occasion?");
    await say(page, ALL_TOLD);
    await expect(ideasOf(page)).toHaveCount(4);
    await replied(page);
    const before = await sessionIn(page);
    await page.reload();
    await expect(logOf(page)).toContainText(ALL_TOLD);
    await expect(ideasOf(page)).toHaveCount(4);
    expect(await sessionIn(page)).toBe(before);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(logOf(page)).not.toContainText(ALL_TOLD);
    await expect(logOf(page)).toContainText("Welcome to GiftHearth!");
    await expect(ideasOf(page)).toHaveCount(0);
    expect(await sessionIn(page)).not.toBe(before);
    // What was told before is forgotten too.
    await say(page, "others");
    await expect(logOf(page)).toContainText("once I know a little more");
  });

  test("failures are told in words", async ({ page, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED/);
    const [sessions, messages, send] = [
      "**/api/chat/sessions",
      "**/api/chat/sessions/*/messages",
      "**/api/functions/chat-gift-finder",
    ];
    await page.route(sessions, (route) => route.abort());
    // The message may be gone again before the page has settled.
    const told = page.getByText("Failed to start a new chat session").waitFor();
    await Promise.all([told, page.goto("/gift-finder?mode=chat")]);
    await page.unroute(sessions);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(logOf(page)).toContainText("What is the occasion?");

    await page.route(send, (route) => route.abort());
    await say(page, "hello");
    await expect(page.getByText("Failed to get a response. Please try again.")).toBeVisible();
    await expect(logOf(page)).toContainText("I'm sorry, I'm having trouble connecting. Please try again.");
    await page.unroute(send);
    await say(page, "hello");
    await expect(logOf(page)).toContainText("Hello!");

    await page.route(messages, (route) => route.abort());
    await page.reload();
    await expect(page.getByText("Failed to load chat history")).toBeVisible();
    await expect(logOf(page)).toHaveText("");
  });

  test("form and chat keep lists of their own; an empty one gives way to the other's", async ({ page }) => {
    await page.goto("/gift-finder");
    const results = page.getByRole("group", { name: "Gift suggestions" });
    await searchFor(page.locator("main"));
    await expect(results.getByText(/^Found 12 gift suggestions$/)).toBeVisible();
    await switchTo(page, "Chat with GiftHearth").click();
    await expect(page.getByRole("button", { name: "Find Thoughtful Gifts" })).toBeHidden();
    await expect(results.getByRole("listitem").first()).toBeVisible();
    await say(page, ALL_TOLD);
    await expect(ideasOf(page)).toHaveCount(4);
    await expect(results.getByRole("listitem").first()).toBeHidden();
    await page.waitForTimeout(600);
    await switchTo(page, "Standard Form").click();
    await expect(results.getByText(/^Found 12 gift suggestions$/)).toBeVisible();
    await expect(ideasOf(page).first()).toBeHidden();
    await expect(logOf(page)).toBeHidden();
  });

  test("mode switches under half a second apart are ignored", async ({ page }) => {
    await page.goto("/gift-finder");
    await page.evaluate(() => {
      const [form, chat] = document.querySelectorAll<HTMLButtonElement>(".mode-switch button");
      chat?.click();
      form?.click();
    });
    await expect(switchTo(page, "Chat with GiftHearth")).toHaveAttribute("aria-pressed", "true");
    await expect(logOf(page)).toBeVisible();
  });

  test("is accessible, light and dark, and fits the window", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.goto("/gift-finder?mode=chat");
    await expect(logOf(page)).toContainText("What is the occasion?");
    await say(page, ALL_TOLD);
    await expect(ideasOf(page)).toHaveCount(4);
    await replied(page);
    // A toast on its way out is half transparent.
    await page.clock.fastForward(10_000);
    await expect(page.getByText("4 gift suggestions found!")).toBeHidden();
    const fits = async () => {
      await expectNoSidewaysScroll(page);
      const panel = await page.getByRole("region", { name: "Chat" }).boundingBox();
      expect(panel?.height).toBe(600);
    };
    await fits();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await fits();
    await expectAccessible(page, COLOUR_RULES);
  });
});

test("a model that dies in the middle of its reply keeps its words, and the advisor goes on", async ({
  page,
}) => {
  const model = await startModelServer(drops("A birthday for your sister, how "));
  const server = await startServerProcess({
    FEATURE_CHAT: "true",
    AI_BASE_URL: model.baseUrl,
    AI_API_KEY: "k",
    AI_MODEL: "m",
  });
  try {
    await page.goto(`${server.url}/gift-finder?mode=chat`);
    await expect(logOf(page)).toContainText("What is the occasion?");
    await say(page, ALL_TOLD);
    await expect(ideasOf(page)).toHaveCount(4);
    await expect(logOf(page)).toContainText("A birthday for your sister, how …");
    await expect(logOf(page)).toContainText("So a birthday gift for your sister");
    await expect(
      page.getByText("Error getting recommendations - using our curated selections"),
    ).toBeVisible();
  } finally {
    // What the page still reads would else find nobody there.
    await page.goto("about:blank");
    await server.discard();
    await model.close();
  }
});
