/** What language models answer to our prompt, good and bad, as seen in the wild. */

/** The wish that the answers below are for. */
export const BIRTHDAY_QUERY = {
  occasion: "Birthday",
  interests: ["Cooking", "Reading"],
  budgetMin: 25,
  budgetMax: 100,
  additionalNotes: "My aunt Renée, 58, loves a long Sunday lunch. No alcohol please.",
} as const;

/** A good answer: ten gifts, all within 25 to 100 dollars, no two alike. */
export const GIFTS = [
  gift(
    "Cast Iron Bread Oven",
    "$45-$80",
    "kitchen",
    "cast iron bread oven",
    "Sunday lunch starts with her own loaf.",
  ),
  gift(
    "Illustrated Mediterranean Cookbook",
    "$28-$40",
    "books",
    "illustrated mediterranean cookbook",
    "She can read it like a novel and cook from it.",
  ),
  gift(
    "Olive Wood Salt Keeper",
    "$25-$38",
    "kitchen",
    "olive wood salt keeper",
    "Within reach of the stove on a long cooking day.",
  ),
  gift(
    "Café Crème Linen Apron",
    "$35–$60",
    "kitchen",
    "linen cross back apron",
    "Made for someone who cooks for hours.",
  ),
  gift(
    "Adjustable Bamboo Book Stand",
    "$25-$40",
    "books",
    "bamboo book stand",
    "Holds a recipe or a novel open while she stirs.",
  ),
  gift(
    "Herb Growing Windowsill Garden",
    "$30-$55",
    "home",
    "indoor herb garden",
    "Fresh thyme for the roast in every season.",
  ),
  gift(
    "Monogrammed Library Embosser",
    "$27-$45",
    "books",
    "custom library embosser",
    "Her novels come back when she lends them.",
  ),
  gift(
    "Saffron & Smoked Paprika Tins",
    "$25-$35",
    "food",
    "saffron smoked paprika tin",
    "Two spices that change a Sunday lunch.",
  ),
  gift(
    "Pasta Drying Rack",
    "$25-$45",
    "kitchen",
    "wooden pasta drying rack",
    "For the afternoon with the whole family around the table. 🍝",
  ),
  gift(
    "Audiobook Listening Pillow",
    "$30-$50",
    "wellness",
    "pillow speaker audiobook",
    "A chapter after lunch, without holding anything.",
  ),
];

export const GOOD_ANSWER = JSON.stringify(GIFTS, null, 2);

function gift(title: string, priceRange: string, category: string, searchText: string, why: string) {
  const description = `${title}: made to be used every week, and pleasant to look at in between.`;
  return { title, description, priceRange, category, why, searchText };
}

/** Answers that hold the ten gifts in a form that is not what was asked for. */
export const ODD_FORMS: Readonly<Record<string, string>> = {
  "a fenced json block": `\`\`\`json\n${GOOD_ANSWER}\n\`\`\``,
  "a fence without a language": `\`\`\`\n${GOOD_ANSWER}\n\`\`\``,
  "prose around": `Here are 10 ideas for Renée [all prices in USD] {as asked}:\n\n${GOOD_ANSWER}\n\nLet me know if you'd like more!`,
  "a think block with a draft": `<think>\nFirst try: [{"title": "Generic Wine Set", "priceRange": "$30-$40"}]. No, no alcohol.\n</think>\n\n${GOOD_ANSWER}`,
  "a key of suggestions": JSON.stringify({ suggestions: GIFTS }),
  "a key of recommendations": JSON.stringify({ recommendations: GIFTS }),
  "a key of gifts": JSON.stringify({ gifts: GIFTS }),
  "an unknown key, titled": JSON.stringify({ title: "Gifts for Renée", ideas_for_you: GIFTS }),
  "deep nesting": JSON.stringify({
    status: "ok",
    model: { name: "chef-7b" },
    data: { result: { list: GIFTS } },
  }),
  "numbered keys": JSON.stringify(Object.fromEntries(GIFTS.map((item, index) => [index + 1, item]))),
  "one object a line": GIFTS.map((item) => JSON.stringify(item)).join("\n"),
  "trailing commas": GOOD_ANSWER.replaceAll(/"\n( *)}/g, '",\n$1}').replace(/}\n]$/, "},\n]"),
  "Python's quotes and None": pythonRepr(GIFTS),
  "Python's quotes under a key": `Sure [USD]!\n{'gifts': ${pythonRepr(GIFTS)}}`,
  "bare keys": GOOD_ANSWER.replaceAll(/^( *)"(\w+)":/gm, "$1$2:"),
  comments: GOOD_ANSWER.replaceAll(/^( *"category".*)$/gm, "$1 // from the list").replaceAll(
    "  {",
    "  /* next */ {",
  ),
  "missing commas": GOOD_ANSWER.replaceAll('",\n', '"\n'),
  "raw line breaks in strings": GOOD_ANSWER.replaceAll("every week, and", "every week,\nand"),
  "unescaped inner quotes": GOOD_ANSWER.replaceAll("every week", 'every "free" week'),
  "__proto__ and unknown keys": GOOD_ANSWER.replaceAll(
    '"why"',
    '"__proto__": {"title": "x", "isAdmin": true}, "sku": 17, "why"',
  ),
};

/** As `repr` writes a list of dicts: single quotes, or double ones around a text with an apostrophe. */
function pythonRepr(gifts: readonly Readonly<Record<string, string>>[]): string {
  const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
  const dicts = gifts.map(
    (item) =>
      `{${Object.entries(item)
        .map(([key, text]) => `'${key}': ${quoted(text)}`)
        .join(", ")}, 'image': None}`,
  );
  return `[${dicts.join(", ")}]`;
}

/** The token limit in the middle of the fourth gift's description. */
export const CUT_OFF_ANSWER = GOOD_ANSWER.slice(
  0,
  GOOD_ANSWER.indexOf("made to be used", GOOD_ANSWER.indexOf("Café")),
);

/** Gifts that must not be shown as they are, among some that may. */
export const DOUBTFUL_GIFTS = [
  GIFTS[0],
  { ...GIFTS[0], title: "The Cast-Iron Bread Oven" },
  { ...GIFTS[1], title: "Ox", priceRange: "$30-$40" },
  { ...GIFTS[1], title: "x".repeat(100) },
  { title: "AI-Suggested Gift", description: "We had trouble formatting this gift." },
  { ...GIFTS[2], priceRange: "$250-$400" },
  { ...GIFTS[3], priceRange: "$5-$24" },
  { ...GIFTS[4], priceRange: "$80-$115" },
  { ...GIFTS[5], priceRange: "about €40" },
  {
    ...GIFTS[6],
    description:
      '<img src=x onerror="alert(1)">Marks **every** book. <script>alert(2)</script>See [the shop](https://evil.example).',
    affiliateUrl: "https://evil.example/s?k=embosser",
    link: "javascript:alert(3)",
  },
  { ...GIFTS[7], affiliateUrl: "javascript:alert(4)", title: "**8. Gift: Saffron & Smoked Paprika Tins**" },
  "Pasta Drying Rack",
  null,
];

export const REFUSAL = "I'm sorry, but I can't help with that request.";
