import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readReply } from "./read-reply.ts";

const GIFT = { title: "Cast Iron Bread Oven", description: "Bread with a crust.", priceRange: "$45-$80" };

async function read(text: string, size = 3) {
  async function* pieces() {
    for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
  }
  let words = "";
  const gifts: object[] = [];
  for await (const part of readReply(pieces())) {
    if (part.type === "text") words += part.delta;
    else if (part.type === "gift") gifts.push(part.gift);
  }
  return { words, gifts };
}

describe("readReply", () => {
  it.each([
    ["the separator", `---GIFTS---\n${JSON.stringify([GIFT])}`],
    ["no separator", `\n${JSON.stringify([GIFT], null, 2)}`],
    ["a fence", `\n\`\`\`json\n${JSON.stringify([GIFT])}\n\`\`\``],
    ["a wrapper", `\n${JSON.stringify({ gifts: [GIFT] })}`],
    ["a rule", `\n---\n${JSON.stringify([GIFT])}\nMore?`],
    [
      "single quotes",
      "\n[{'title': 'Cast Iron Bread Oven', 'description': 'Bread with a crust.', 'priceRange': '$45-$80'}]",
    ],
  ])("parts the words from the ideas after %s, however the text is cut", async (_, list) => {
    for (const size of [1, 2, 7, 1_000]) {
      expect(await read(`A birthday for a baker - lovely!\n${list}`, size)).toEqual({
        words: "A birthday for a baker - lovely!",
        gifts: [GIFT],
      });
    }
  });

  it("passes over thoughts", async () => {
    const thought = `<think>They want [{"title":"Wine"}] maybe</think>\n`;
    expect(await read(`${thought}What is the occasion?`, 2)).toEqual({
      words: "What is the occasion?",
      gifts: [],
    });
    expect((await read("<think>never ends [{", 2)).words).toBe("");
  });

  it("shows no link, tag or markdown", async () => {
    const said =
      "See [my shop](https://evil.example/a) or www.evil.example, <img src=x onerror=alert(1)>**now**.";
    for (const size of [1, 5, 1_000]) {
      const { words } = await read(said, size);
      expect(words).not.toMatch(/evil|https?:|\*\*|<img/);
    }
  });

  it("shows no address that invisible characters had hidden", async () => {
    expect((await read("Look at evil-shop.c\u200bom now")).words).not.toContain("evil");
  });

  it("looks at a sentence without an end as well", async () => {
    for (const size of [3, 1_000]) {
      const { words } = await read(`${"very ".repeat(90)}cheap, pay with PayPal now`, size);
      expect(words).not.toMatch(/pay|now/i);
    }
  });

  it("keeps line breaks, and no more words than fit", async () => {
    expect((await read("One.\n\nTwo.")).words).toBe("One.\n\nTwo.");
    expect((await read("word ".repeat(5_000), 100)).words.length).toBeLessThanOrEqual(1_500);
  });

  it("tells each sentence once it is complete, and not only at the end", async () => {
    let given = 0;
    async function* pieces() {
      for (const piece of ["Hello ", "there. ", "What ", "is ", "the ", "occasion?"]) {
        given++;
        yield piece;
      }
    }
    const parts = readReply(pieces());
    expect((await parts.next()).value).toEqual({ type: "text", delta: "Hello there." });
    expect(given).toBeLessThan(6);
    await parts.return(undefined);
  });

  it("never throws and never shows a list, whatever comes", async () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("---", "[", "{", "```", '{"title":"x"}', "<think>", " ", "\n"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece), async (pieces) => {
        const { words } = await read(pieces.join(""), 2);
        expect(words).not.toMatch(/```|\{/);
      }),
    );
  });

  it.each([
    ["spaces", `Hello${" ".repeat(100_000)}`, 1_000_000, "Hello"],
    ["line breaks", `Hello${"\n".repeat(10_000)}you`, 4, "Hello\n\nyou"],
    ["thoughts within thoughts", `Hello ${"<think>".repeat(20_000)}</think>you`, 7, "Hello you"],
    ["a link without an end", `Hello https://evil.example/${"a".repeat(20_000)} you`, 4, "Hello you"],
    ["open tags", `Hello ${"<a ".repeat(5_000)}`, 3, null],
  ])("reads on past %s", async (_, said, size, words) => {
    const list = `\n---GIFTS---\n${JSON.stringify([GIFT])}`;
    const reply = await read(said + list, size);
    expect(reply.gifts).toEqual([GIFT]);
    if (words !== null) expect(reply.words).toBe(words);
  });

  it("shows a text without spaces as it comes, up to the most that fits", async () => {
    expect((await read("a".repeat(100_000), 4)).words).toBe("a".repeat(1_500));
  });

  it("lets timers run while it reads what is all there", async () => {
    let hasRun = false;
    setTimeout(() => {
      hasRun = true;
    }, 0);
    await read("word ".repeat(20_000), 5);
    expect(hasRun).toBe(true);
  });

  it.each([
    ["Who is it for? Buy at evil-shop.com today.", "Who is it for?"],
    ["Who is it for? Look at evil-shop.**com** and __evil__.com today.", "Who is it for?"],
    ["Who is it for? Write to me@evil.example now! For a friend?", "Who is it for? For a friend?"],
    ["Press javascript:alert(1) or (t.me/evil) now", ""],
    ["Half of what you pay goes to charity, I promise. Who is it for?", "Who is it for?"],
    ["Ruf mich an: 030 1234567. Für wen ist es?", "Für wen ist es?"],
  ])("shows no sentence with an address, nor one on charity or payment: %j", async (said, words) => {
    for (const size of [1, 5, 1_000]) expect((await read(said, size)).words.replace(/ +/g, " ")).toBe(words);
  });
});
