import { refuses, says } from "../../support/model-server.ts";
import { expect, type Page, searchFor, test } from "../fixtures.ts";
import { CUT, cut, open, testWording } from "./wording.ts";

/** Answers both interests, at some length: 8.5 and more by the rule. */
const PRAISED = {
  title: "Cookbook Stand of Olive Wood",
  description:
    "For reading a novel at the table and for cooking from a heavy book alike: it holds either one open at the page, and the grain of the wood is a pleasure to look at while the pot simmers.",
  priceRange: "$30-$60",
  category: "kitchen",
};

const SESSIONS = "**/api/chat/sessions";
const MESSAGES = "**/api/chat/sessions/*/messages";
const SEND = "**/api/functions/chat-gift-finder";

async function chatUp(page: Page): Promise<void> {
  await page.goto("/gift-finder?mode=chat");
  await page.getByText("What is the occasion?").waitFor();
  // Its words are there before the reply is over, and until then nothing is sent.
  await expect(page.getByRole("log")).toHaveAttribute("aria-busy", "false");
}

async function say(page: Page, text: string): Promise<void> {
  const box = page.getByRole("textbox", { name: "Message" });
  await box.fill(text);
  await box.press("Enter");
}

test.describe("chat", () => {
  test.use({ baseURL: async ({ chat }, use) => use(chat.url) });

  testWording("the chat", [
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

  test.describe.configure({ mode: "serial" });

  test.describe("out of order", () => {
    test.beforeEach(({ ai }) => ai.model.reply(refuses(500, "The engine is out of order.")));

    testWording("an AI that fails", [
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

  test.describe("at its best", () => {
    test.beforeEach(({ ai }) => ai.model.reply(says(JSON.stringify([PRAISED]))));

    testWording("an AI's best idea", [
      {
        where: "idea of premium quality",
        show: open(
          "/recommendations/high-quality?occasion=Birthday&interests=Reading&interests=Cooking&budgetMin=20&budgetMax=90",
        ),
        says: ["Premium Quality", "Top Pick"],
      },
    ]);
  });
});
