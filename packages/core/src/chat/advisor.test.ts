import { describe, expect, it } from "vitest";
import { adviseNext, presentIdeas, WELCOME } from "./advisor.ts";
import type { ChatTurn } from "./message.ts";

/** Talks to the advisor; after each turn with a request two ideas count as shown. */
function talk(...texts: string[]) {
  const messages: ChatTurn[] = [{ role: "assistant", content: WELCOME }];
  const shown: string[] = [];
  return texts.map((content) => {
    messages.push({ role: "user", content });
    const turn = adviseNext(messages, shown);
    messages.push({ role: "assistant", content: turn.text });
    if (turn.request) shown.push(`Idea ${shown.length} Wool Blanket`, `Idea ${shown.length + 1} Bread Oven`);
    return turn;
  });
}

const questions = (text: string) => (text.match(/\?/g) ?? []).length;

describe("adviseNext", () => {
  it("asks for what is missing, one thing at a time, and then looks for ideas", () => {
    const turns = talk("hi", "my sister's birthday", "gardening and tea", "between $20 and $50");
    expect(turns.map(({ text }) => text)).toEqual([
      "Hello! What is the occasion?",
      "So a birthday gift for your sister. What do they like, or like to do?",
      "So a birthday gift for your sister, who likes gardening and tea. How much would you like to spend?",
      "So a birthday gift for your sister, who likes gardening and tea, for $20-$50.",
    ]);
    expect(turns.map(({ request }) => request !== null)).toEqual([false, false, false, true]);
    for (const { text } of turns) expect(questions(text)).toBeLessThanOrEqual(1);
    expect(turns[3]?.request).toMatchObject({
      occasion: "Birthday",
      interests: ["gardening", "tea"],
      budgetMin: 20,
      budgetMax: 50,
    });
  });

  it("needs no question when the first message tells all", () => {
    const [turn] = talk("Christmas for my dad, he's into cycling, under $40");
    expect(turn?.text).toBe("So a gift for Christmas for your dad, who likes cycling, up to $40.");
    expect(turn?.request).not.toBeNull();
  });

  it("takes refinements: cheaper, a kind, what to leave out, others", () => {
    const turns = talk(
      "Birthday, she likes tea, $50",
      "cheaper",
      "something handmade",
      "not books",
      "others",
    );
    expect(turns.every(({ request }) => request !== null)).toBe(true);
    expect(turns[1]?.request).toMatchObject({ budgetMax: 60 });
    expect(turns[2]?.request?.profile?.preferences.handmade).toBe(1);
    expect(turns[3]?.text).toContain("“not books”");
    expect(turns[3]?.request?.additionalNotes).toContain("not books");
    expect(turns[4]?.text).toBe("Others, gladly.");
    expect(turns[4]?.request?.refinement?.seen).toHaveLength(8);
  });

  it("keeps a constraint in mind in the visitor's own words", () => {
    const turn = talk("Birthday, she likes tea, $50", "She's vegan").at(-1);
    expect(turn?.text).toBe("I’ll keep in mind: “She's vegan”.");
    expect(turn?.request?.additionalNotes).toContain("She's vegan");
    const [both] = talk("It's a birthday, she likes tea and she's vegan");
    expect(both?.text).toContain("I’ll keep in mind: “she's vegan”.");
  });

  it("goes on without what the visitor can't tell", () => {
    const turns = talk("a retirement party", "no idea", "no limit");
    expect(turns[1]?.text).toBe("No matter. How much would you like to spend?");
    expect(turns[2]?.request).toMatchObject({ interests: [], budgetMin: 0, budgetMax: 200 });
  });

  it("gives ideas early when asked, if it knows anything at all", () => {
    expect(talk("any ideas?")[0]).toMatchObject({ request: null });
    expect(talk("It's for Christmas, any ideas?")[0]?.request).not.toBeNull();
  });

  it.each([
    ["thank you so much!", /^You’re welcome!/],
    ["you are useless", /^I’m sorry/],
    ["What is the capital of France?", /^I can only help with finding gifts\./],
    ["Are you a human?", /neither a person nor an AI/],
    ["are you ChatGPT?", /neither a person nor an AI/],
    ["Who are you?", /a program that follows rules/],
    ["help", /^Tell me who the gift is for/],
    ["How much do you give to charity?", /^A part of the commission/],
  ])("answers %j kindly and briefly, and comes back to its question", (text, answer) => {
    const [turn] = talk(text);
    expect(turn?.text).toMatch(answer);
    expect(turn?.text).toMatch(/occasion/);
    expect(turn?.text.length).toBeLessThan(260);
    expect(turn?.request).toBeNull();
  });

  it("says the same to the same conversation", () => {
    const texts = ["hi", "Birthday", "tea", "$20", "others", "cheaper"];
    expect(talk(...texts)).toEqual(talk(...texts));
  });
});

it("presentIdeas counts what was found, and says what helps when there is nothing", () => {
  expect(presentIdeas(4, [])).toMatch(/^Here are 4 ideas\. Ask for others/);
  expect(presentIdeas(1, ["x"])).toBe("Here is one more idea.");
  expect(presentIdeas(0, [])).toMatch(/wider budget/);
});
