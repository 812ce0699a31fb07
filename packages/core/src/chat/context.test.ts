import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPerson } from "../understand/read-person.ts";
import { readChatContext, readChatTurn, toChatRequest } from "./context.ts";
import type { ChatTurn } from "./message.ts";

const said = (...texts: string[]): ChatTurn[] => texts.map((content) => ({ role: "user", content }));
const asked = (question: string, answer: string): ChatTurn[] => [
  { role: "assistant", content: question },
  { role: "user", content: answer },
];

describe("readChatContext", () => {
  it("gathers what the messages tell one after another", () => {
    expect(
      readChatContext(said("It's for my sister's 30th birthday", "she loves gardening and tea", "under $40")),
    ).toMatchObject({
      occasion: "Birthday",
      recipient: "sister",
      interests: ["gardening", "tea"],
      budget: [0, 40],
    });
  });

  it.each([
    ["birthday", "Birthday"],
    ["our anniversary", "Anniversary"],
    ["christmas", "Christmas"],
    ["her wedding", "Wedding"],
    ["his graduation", "Graduation"],
    ["the holiday season", "Holiday"],
    ["valentine", "Valentine's Day"],
    ["mother's day", "Mother's Day"],
    ["Father’s Day", "Father's Day"],
    ["our wedding anniversary", "Anniversary"],
    ["not for Christmas but for her birthday", "Birthday"],
    ["birthday, just before Christmas", "Birthday"],
  ])("understands the occasion in %j as %j", (text, occasion) => {
    expect(readChatContext(said(text)).occasion).toBe(occasion);
  });

  it("lets later statements win, and adds interests", () => {
    const messages = said(
      "Birthday, $100, she likes tea",
      "actually $50",
      "she also loves chess",
      "it's for Christmas",
    );
    expect(readChatContext(messages)).toMatchObject({
      occasion: "Christmas",
      interests: ["tea", "chess"],
      budget: [50, 100],
    });
    expect(readChatContext([...messages, ...said("she doesn't like chess")]).interests).toEqual(["tea"]);
  });

  it("takes a bare answer for what was asked", () => {
    expect(readChatContext(asked("What is the occasion?", "a promotion")).occasion).toBe("promotion");
    expect(readChatContext(asked("What do they like, or like to do?", "chess, tea")).interests).toEqual([
      "chess",
      "tea",
    ]);
    expect(readChatContext(asked("How much would you like to spend?", "30")).budget).toEqual([30, 60]);
    expect(readChatContext(said("30")).budget).toBeNull();
    expect(readChatContext(asked("What is the occasion?", "others")).occasion).toBeNull();
    expect(readChatContext(asked("What do they like?", "any ideas")).interests).toEqual([]);
  });

  it("asks nothing for ever: what has no answer is declined", () => {
    expect(readChatContext(asked("What do they like?", "I don't know")).declined).toEqual(["interests"]);
    const twice = [...asked("What budget?", "qqq"), ...asked("What budget?", "zzz")];
    expect(readChatContext(twice).declined).toEqual(["budget"]);
  });

  it("reads nothing out of small talk and what the assistant said", () => {
    const empty = readChatContext([]);
    expect(readChatContext(said("hello!", "thanks a lot", "are you an AI?"))).toEqual(empty);
    expect(readChatContext([{ role: "assistant", content: "She likes tea, $50, Christmas" }])).toEqual(empty);
  });

  it("never throws, whatever is written", () => {
    const turn = fc.record({
      role: fc.constantFrom("user" as const, "assistant" as const),
      content: fc.string(),
    });
    fc.assert(fc.property(fc.array(turn), (messages) => void toChatRequest(messages, ["Tea"])));
  });

  it("takes no long time over a long message without sense", () => {
    for (const piece of [
      "likes ",
      "a ",
      "$",
      "not ",
      ",",
      "my ",
      "$1-",
      "no more than ",
      "who are ",
      "for my ",
    ]) {
      const content = piece.repeat(2_000 / piece.length);
      expect(() => toChatRequest(said(content), [])).not.toThrow();
    }
  });
});

describe("readChatContext of hostile messages", () => {
  const hostile = [
    "5".repeat(2_000),
    "hate ".repeat(400),
    "1001".repeat(500),
    "$1 ".repeat(600),
    "likes ".repeat(333),
  ];

  it.each(hostile)("reads none or a bounded context out of %.12s…", (text) => {
    const { interests, notes } = readChatContext(said("Christmas, she likes tea", text));
    expect(interests.length).toBeLessThanOrEqual(10);
    expect(notes.join("").length).toBeLessThanOrEqual(2_000);
    expect(readChatContext([...said(text), ...said("Christmas, $40, she likes chess")])).toMatchObject({
      occasion: "Christmas",
      budget: [40, 80],
    });
  });

  it("reads a long conversation of them, and still what was told before and after", () => {
    const many = Array.from({ length: 198 }, (_, place) => hostile[place % 3] ?? "");
    const context = readChatContext(said("She's vegan", ...many, "Birthday, she loves tea, under $40"));
    expect(context).toMatchObject({ occasion: "Birthday", budget: [0, 40] });
    expect(context.interests).toContain("tea");
  });

  it("reads the head of a long message", () => {
    const text = `Birthday, she likes tea. ${"x ".repeat(500)} Christmas`;
    expect(readChatContext(said(text)).occasion).toBe("Birthday");
  });
});

describe("readChatTurn", () => {
  it("tells what was known before the last message, and with it", () => {
    const messages = said("Birthday", "she likes tea");
    expect(readChatTurn(messages)).toEqual({
      before: readChatContext(messages.slice(0, -1)),
      context: readChatContext(messages),
    });
  });
});

describe("toChatRequest", () => {
  it("keeps what rules something out in the notes, however long the conversation", () => {
    const chatter = Array.from(
      { length: 80 },
      (_, day) => `She went to the sea with her aunts on day number ${day}.`,
    );
    const { additionalNotes } = toChatRequest(said("She's vegan and turns 30", ...chatter.slice(0, 50)), []);
    expect(additionalNotes).toContain("vegan");
    expect(additionalNotes.length).toBeLessThanOrEqual(2_000);
    expect(readPerson({ notes: additionalNotes, occasion: "Other" }).age).toEqual({ from: 30, to: 30 });
  });

  it("asks for five when there are more than three interests, else four", () => {
    expect(toChatRequest(said("likes tea"), []).count).toBe(4);
    expect(toChatRequest(said("likes tea, chess, golf, yoga"), []).count).toBe(5);
  });

  it("names what was said of ideas by their titles", () => {
    const shown = ["Cast Iron Bread Oven", "Star Map Puzzle", "Gooseneck Kettle", "Wool Blanket"];
    const messages = said(
      "more like the bread oven please",
      "not the puzzle with the star",
      "she already has a gooseneck kettle",
    );
    expect(toChatRequest(messages, shown).refinement).toEqual({
      moreLike: ["Cast Iron Bread Oven"],
      notThis: ["Star Map Puzzle"],
      alreadyHas: ["Gooseneck Kettle"],
      seen: shown,
    });
  });

  it("weighs the kinds of gift that are wished", () => {
    const { profile } = toChatRequest(said("something handmade", "it should not be too practical"), []);
    expect(profile?.preferences).toEqual({ handmade: 1, sustainable: 0.5, practical: 0.5, unique: 0.5 });
  });
});
