import { refuses } from "../../support/model-server.ts";
import { type Page, searchFor, test } from "../fixtures.ts";
import { CUT, cut, testWording } from "./wording.ts";

const SESSIONS = "**/api/chat/sessions";
const MESSAGES = "**/api/chat/sessions/*/messages";
const SEND = "**/api/functions/chat-gift-finder";

async function chatUp(page: Page): Promise<void> {
  await page.goto("/gift-finder?mode=chat");
  await page.getByText("What is the occasion?").waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  const box = page.getByRole("textbox", { name: "Message" });
  await box.fill(text);
  await box.press("Enter");
}

test.describe("chat", () => {
  test.use({ baseURL: async ({ chat }, use) => use(chat.url) });

  testWording([
    {
      where: "mode switch",
      show: (page) => page.goto("/gift-finder"),
      says: ["Standard Form", "Chat with GiftHearth"],
    },
    {
      where: "chat that finds gifts",
      show: async (page) => {
        await chatUp(page);
        await say(page, "A birthday for somebody who likes cooking, $25-$100");
      },
      says: ["gift recommendations!", "gift suggestions found!", "Processing gifts..."],
    },
    {
      where: "chat that can't begin",
      show: async (page) => {
        await cut(page, SESSIONS);
        await page.goto("/gift-finder?mode=chat");
      },
      errors: CUT,
      says: ["Failed to start a new chat session"],
    },
    {
      where: "chat whose reply is lost",
      show: async (page) => {
        await chatUp(page);
        await cut(page, SEND);
        await say(page, "hello");
      },
      errors: CUT,
      says: [
        "Failed to get a response. Please try again.",
        "I'm sorry, I'm having trouble connecting. Please try again.",
      ],
    },
    {
      where: "chat whose history is lost",
      show: async (page) => {
        await chatUp(page);
        await cut(page, MESSAGES);
        await page.reload();
      },
      errors: CUT,
      says: ["Failed to load chat history"],
    },
  ]);
});

test.describe("AI", () => {
  test.use({ baseURL: async ({ ai }, use) => use(ai.server.url) });

  test.beforeEach(({ ai }) => ai.model.reply(refuses(500, "The engine is out of order.")));

  testWording([
    {
      where: "AI that fails",
      show: async (page) => {
        await page.goto("/gift-finder");
        await searchFor(page.getByRole("main"));
      },
      says: ["Error getting recommendations - using our curated selections"],
    },
  ]);
});
