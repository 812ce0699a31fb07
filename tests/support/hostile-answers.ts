import fc from "fast-check";

/**
 * What a language model gone wrong, or talked into it, may answer: gifts whose every field is doubtful,
 * in every form that models put them in, cut short, repeated, and in pieces of any size.
 */

const MARKUP = [
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "<b>Fine</b> & <i>dandy",
  "<<b>script>alert(1)<</b>/script>",
  "<svg/onload=alert(1)>",
  "</p><iframe srcdoc='<script>alert(1)</script>'>",
  "**Bold** _move_ `code`",
  "[the shop](https://evil.example/s?k=1)",
  "![x](javascript:alert(1))",
  "<a href=//evil.example>here</a>",
];
const ADDRESSES = [
  "https://evil.example/s?k=gift",
  "http://www.amazon.com.evil.example/s?k=1",
  "https://www.amazon.com@evil.example/",
  "https://amazon.evil.example",
  "javascript:alert(document.cookie)",
  "data:text/html;base64,PHNjcmlwdD4=",
  "//evil.example/x",
  "www.evil.example",
  "evil-shop.com",
  "mailto:me@evil.example",
  "https://www.amazon.com/s?k=kite&tag=evil-20",
  "https://www.amazon.com/Kite/dp/B0CRKITE01/ref=x?tag=evil-20",
  "https://www.amazon.com/gp/redirect.html?location=https://evil.example",
  " https://www.amazon.de/s?k=drachen",
];
const PRICES = [
  "$30-$60",
  "$20–30",
  "30 to 60 USD",
  "$1,200",
  "Under $25",
  "€40",
  "£10-£15",
  "¥3000",
  "about 40 EUR",
  "free",
  "$0",
  "$-5",
  "$NaN",
  "$1e9",
  "$999999999999999999999",
  "Set of 2: $45",
  "$200+",
  "$60-$30",
  "",
  "💸",
];
const TITLES = [
  "Cast Iron Bread Oven",
  "1. **Title: Star Map Puzzle**",
  "- Gift: Box Kite",
  "The Cast-Iron Bread Oven",
  "Gift Card for a Shop",
  "Gift Basket",
  "AI-Suggested Gift",
  "Ox",
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  'A "Quoted" Kite',
  "Kite\nwith a line break",
  "Drachen für große Kinder 🪁",
  "凧",
  "طائرة ورقية",
  "\u202eetiK",
  "\ud83e",
  "x".repeat(99),
  "x".repeat(300),
];

const mess = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...MARKUP, ...ADDRESSES, ...TITLES) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);
const text = fc.tuple(mess, fc.option(mess), mess).map((parts) => parts.filter(Boolean).join(" "));
const plainTitle = fc
  .tuple(
    fc.constantFrom("Copper", "Walnut", "Linen", "Pocket", "Folding", "Enamel", "Brass", "Woolen"),
    fc.constantFrom("Kite", "Kettle", "Lantern", "Stool", "Compass", "Apron", "Loom", "Telescope"),
  )
  .map((words) => words.join(" "));
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1e21, 40, 17.5, [], {}),
  text,
  fc.array(text, { maxLength: 3 }),
  fc.record({ title: text, description: text }),
);
const mostly = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: anyValue });

/** A gift with any of its fields missing, strange or hostile. */
const gift = fc.record(
  {
    title: mostly(fc.oneof(plainTitle, fc.constantFrom(...TITLES), text)),
    name: mostly(text),
    description: mostly(text),
    priceRange: mostly(fc.constantFrom(...PRICES)),
    price: mostly(fc.oneof(fc.double(), fc.constantFrom(...PRICES))),
    category: mostly(fc.constantFrom("kitchen", "Technology", "misc", "<b>", "__proto__")),
    why: mostly(text),
    searchText: mostly(text),
    affiliateUrl: mostly(fc.constantFrom(...ADDRESSES)),
    imageUrl: mostly(fc.constantFrom(...ADDRESSES)),
    qualityScore: mostly(fc.double()),
    isTopRecommendation: mostly(fc.boolean()),
    charityImpact: mostly(text),
  },
  { requiredKeys: [] },
);

/** Keys that reach for the prototype, as JSON alone can write them. */
const POLLUTION = [
  '"__proto__": {"polluted": true, "title": "Kite"}',
  '"constructor": {"prototype": {"polluted": true}}',
  '"__proto__": null',
  '"toString": "x"',
];

/** One that nothing is wrong with: what a damaged list may hold besides, and has to come through. */
const soundGift = fc.record({ title: plainTitle, priceRange: fc.constantFrom("$20-$40", "$15-$35", "$30") });

const item = fc.oneof(
  { weight: 2, arbitrary: soundGift.map((one) => JSON.stringify(one)) },
  { weight: 8, arbitrary: gift.map((one) => JSON.stringify(one)) },
  { weight: 1, arbitrary: anyValue.map((value) => JSON.stringify(value)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(gift, fc.constantFrom(...POLLUTION))
      .map(([one, pollution]) => JSON.stringify(one).replace(/^\{/, `{${pollution}, `).replace(/, \}$/, "}")),
  },
);

/** Made once, and dealt out anew for each answer: making them takes longer than reading them. */
const items = fc.array(fc.constantFrom(...fc.sample(item, { numRuns: 2_000, seed: 20_261_121 })), {
  maxLength: 6,
});

/** How a list is written down. */
const list = fc
  .tuple(items, fc.constantFrom("list", "suggestions", "gifts", "ideas", "lines", "numbers", "one", "deep"))
  .map(([parts, form]) => {
    const whole = `[${parts.join(", ")}]`;
    if (form === "list") return whole;
    if (form === "lines") return parts.join("\n");
    if (form === "numbers") return `{${parts.map((part, place) => `"${place}": ${part}`).join(", ")}}`;
    if (form === "one") return parts[0] ?? "{}";
    if (form === "deep") return `${'{"a": ['.repeat(12)}${whole}${"]}".repeat(12)}`;
    return `{"model": {"name": "chef-7b"}, "${form}": ${whole}}`;
  });

/** What models do to JSON. */
const DAMAGE: Readonly<Record<string, (json: string) => string>> = {
  none: (json) => json,
  "trailing commas": (json) => json.replaceAll("}", ",}").replaceAll("]", ",]"),
  "single quotes": (json) => json.replaceAll("'", "’").replaceAll('"', "'"),
  Python: (json) => json.replaceAll("null", "None").replaceAll("true", "True").replaceAll("false", "False"),
  comments: (json) => json.replaceAll(", ", ", // next\n").replaceAll("{", "{ /* a gift */ "),
  "unescaped quotes": (json) => json.replaceAll('\\"', '"'),
  "raw line breaks": (json) => json.replaceAll("\\n", "\n").replaceAll("\\u", "\\\\u"),
  "bare keys": (json) => json.replaceAll(/"(\w+)":/g, "$1:"),
  "missing commas": (json) => json.replaceAll('", "', '" "').replaceAll("}, {", "} {"),
  "smart quotes": (json) => json.replaceAll('"', "”"),
  "a loop": (json) => json.repeat(3),
  "no end": (json) => json.replaceAll(/[\]}]/g, ""),
  "escaped twice": (json) => JSON.stringify(json),
};

/** What models say around it. */
const SURROUNDINGS: Readonly<Record<string, (json: string) => string>> = {
  none: (json) => json,
  fence: (json) => `\`\`\`json\n${json}\n\`\`\``,
  "other fence": (json) => `Here:\n\`\`\`\n${json}`,
  prose: (json) => `Sure! Here are {10} ideas [in USD]:\n${json}\nEnjoy "them"!`,
  think: (json) => `<think>First: ${json} no, {"title": "Draft"}</think>\n${json}`,
  "open think": (json) => `<think>${json}`,
  refusal: () => "I'm sorry, but I can't help with that.",
  "refusal before": (json) => `I can't, but: {"error": "refused"} ${json}`,
  nothing: () => "",
  nesting: (json) => `${"[".repeat(500)}${json}`,
  "nested objects": (json) => `${'{"a":'.repeat(200)}${json}`,
};

/** A model's answer as it arrives: pieces cut anywhere, within characters and escapes too. */
export const hostileAnswer: fc.Arbitrary<readonly string[]> = fc
  .tuple(
    list,
    fc.constantFrom(...Object.values(DAMAGE)),
    fc.constantFrom(...Object.values(SURROUNDINGS)),
    // Most end as they should; some are cut off, as by a token limit.
    fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 4 }),
    fc.integer({ min: 1, max: 400 }),
  )
  .map(([json, damage, surround, cut, size]) => {
    const whole = surround(damage(json));
    const answer = cut === null ? whole : whole.slice(0, Math.floor(whole.length * cut));
    return answer.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
  });
