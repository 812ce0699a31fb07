import { type GiftRequest, NO_REFINEMENT, type RecipientProfile, rankIdeas } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../../catalogue/index.ts";
import { indexOf } from "../curated.ts";
import { createSelection } from "./select.ts";

const INDEX = indexOf(CATALOGUE);

const REQUEST: GiftRequest = {
  occasion: "Birthday",
  interests: ["Cooking"],
  budgetMin: 25,
  budgetMax: 100,
  additionalNotes: "",
};
const PROFILE: RecipientProfile = {
  age: null,
  relationship: "",
  personality: [],
  preferences: { sustainable: 0.5, handmade: 0.5, practical: 0.5, unique: 0.5 },
  excludedCategories: [],
  daysLeft: null,
};

/** The titles that are left of these. */
function select(changes: Partial<GiftRequest>, ...items: (string | Record<string, unknown>)[]) {
  const selection = createSelection({ ...REQUEST, ...changes }, INDEX);
  return items.flatMap((item) => {
    const suggestion = selection.take(typeof item === "string" ? { title: item } : item);
    return suggestion ? [suggestion.title] : [];
  });
}

describe("what the visitor said of earlier ideas", () => {
  it.each(["notThis", "alreadyHas", "seen"] as const)("is respected: %s", (kind) => {
    const refinement = { ...NO_REFINEMENT, [kind]: ["Cast Iron Bread Oven", "Star Map"] };
    expect(
      select({ refinement }, "The CAST-IRON Bread Oven", "Enameled Bread Oven", "Map of Stars", "Box Kite"),
    ).toEqual(["Map of Stars", "Box Kite"]);
  });

  it("does not rule out what is like an idea that was liked", () => {
    const refinement = { ...NO_REFINEMENT, moreLike: ["Cast Iron Bread Oven"] };
    expect(select({ refinement }, "Cast Iron Skillet")).toEqual(["Cast Iron Skillet"]);
  });
});

it("Excluded categories are excluded under any of their names", () => {
  const profile = { ...PROFILE, excludedCategories: ["Technology", "Home & Kitchen"] };
  expect(
    select(
      { profile },
      { title: "Pocket Radio", category: "tech" },
      { title: "Wall Clock", category: "HOME" },
      { title: "Box Kite", category: "games" },
    ),
  ).toEqual(["Box Kite"]);
});

describe("what the notes rule out", () => {
  it.each([
    [
      "No alcohol please",
      ["Whiskey Stones", "Craft Beer Tasting"],
      ["Alcohol-Free Gin Bottle", "Alcohol Ink Pens"],
    ],
    [
      "She is pregnant",
      ["Craft Beer Tasting", "Wine Aerator"],
      ["Decaf Coffee Beans", "Coffee Table Puzzle"],
    ],
    ["He is allergic to nuts", ["Almond Brittle Tin"], ["Nut-Free Cookie Tin", "Walnut Wood Pen Tray"]],
    [
      "vegan",
      ["Leather Journal", "Cheese Knives", "Beef Jerky"],
      ["Vegan Leather Journal", "Peanut Butter Mill"],
    ],
    ["vegetarian", ["Steak Knives"], ["Mushroom Jerky Bag", "Ham Radio Kit"]],
    ["diabetic", ["Truffle Chocolates"], ["Sugar-Free Chocolates"]],
    ["no perfume, she has asthma", ["Oil Diffuser"], ["Fragrance-Free Soap"]],
  ])("is ruled out where a name shows it: %s", (additionalNotes, out, left) => {
    expect(select({ additionalNotes }, ...out, ...left)).toEqual(left);
    expect(select({}, ...out)).not.toEqual([]);
  });

  it("is found in the search text too", () => {
    const gift = { title: "Corner Tasting Kit", searchText: "red wine tasting" };
    expect(select({ additionalNotes: "no alcohol" }, gift)).toEqual([]);
    expect(select({}, gift)).toEqual(["Corner Tasting Kit"]);
  });

  it("counts the age of the profile", () => {
    expect(select({ profile: { ...PROFILE, age: 17 } }, "Cocktail Shaker", "Box Kite")).toEqual(["Box Kite"]);
    expect(select({ profile: { ...PROFILE, age: 18 } }, "Cocktail Shaker")).toEqual(["Cocktail Shaker"]);
  });
});

describe("what the person can't have, lacks, owns or would mind", () => {
  it.each<[string, string[], string[]]>([
    [
      "She is allergic to nuts",
      ["Haselnuss Pralinen", "Chocolats aux Noisettes", "Belgian Truffle Box"],
      ["Walnut Wood Box"],
    ],
    [
      "He is gluten free",
      ["Fudge Brownie Box"],
      ["Gluten-Free Brownie Box", "Brownie Cutters", "Baking Stone"],
    ],
    ["He lives in a flat without an oven", ["Ceramic Pizza Stone"], ["Stovetop Popcorn Pot"]],
    ["He already has a kettle", ["Gooseneck Kettle"], ["Tea Strainer"]],
    ["She is blind", ["Jigsaw of Venice"], ["Braille Playing Cards"]],
    ["For my boss", ["Lace Lingerie", "Rude Cooking Apron"], ["Olive Wood Spoon"]],
    ["His mother died last week", ["Prank Toaster"], ["Linen Napkins"]],
  ])("is ruled out as far as the words of an idea tell: %s", (additionalNotes, out, left) => {
    expect(select({ additionalNotes }, ...out, ...left)).toEqual(left);
  });

  it("is no knife, and nothing that isn't said to be made for it, for a small child", () => {
    const ideas = ["Paring Knife", "Copper Whisk", "Wooden Blocks", "Toddler Step Stool"];
    expect(select({ age: 2 }, ...ideas)).toEqual(["Wooden Blocks", "Toddler Step Stool"]);
    expect(select({ age: 9 }, "Paring Knife", "Copper Whisk")).toEqual(["Copper Whisk"]);
    expect(select({}, "Kids' Apron")).toEqual([]);
  });
});

describe("a reason", () => {
  const reasonOf = (additionalNotes: string, why: string) =>
    createSelection({ ...REQUEST, additionalNotes }, INDEX).take({ title: "Enamel Kettle", why })?.why;

  it.each<[string, string, boolean]>([
    ["", "Because they cook every day.", true],
    ["He keeps bees in Utrecht", "The bees can wait while it boils.", true],
    ["He keeps bees in Utrecht", "A lovely thing for anybody.", false],
    ["His dog died on Monday", "Tea, while he misses his dog.", true],
    ["His dog died on Monday", "Tea makes him forget the dog!", false],
    ["His dog died on Monday", "For a laugh without the dog.", false],
  ])("is kept where it holds something of the person, in good taste: %s: %s", (notes, why, isKept) => {
    expect(reasonOf(notes, why)).toBe(isKept ? why : null);
  });

  it("that has nothing to do with the person speaks against an idea, unless its kind speaks for it", () => {
    const why = "For long evenings at the lake.";
    expect(select({}, { title: "Dressage Saddle Pad", why }, { title: "Pasta Rolling Pin", why })).toEqual([
      "Pasta Rolling Pin",
    ]);
  });

  it("is what a thing that anybody is given must have", () => {
    expect(select({}, "Scented Candle", { title: "Ceramic Mug", why: "For the cook." })).toEqual([
      "Ceramic Mug",
    ]);
  });
});

it("An idea of the catalogue comes with our own facts, and where the person rules it out not at all", () => {
  const open = { ...REQUEST, interests: ["Chocolate", "Baking"], budgetMin: 0, budgetMax: 200 };
  const idea = rankIdeas(INDEX, open, 60).find(({ idea: { contains } }) => contains.includes("nuts"))?.idea;
  const raw = { title: idea?.title, description: "Fake.", priceRange: "$30-$40", why: "Fake." };
  expect(createSelection(open, INDEX).take(raw)).toMatchObject({
    id: idea?.id,
    description: idea?.description,
  });
  expect(createSelection({ ...open, additionalNotes: "nut allergy" }, INDEX).take(raw)).toBeNull();
});

it("Money in another form is no idea", () => {
  const money = [
    "Steam Gift Card",
    "E-Gift Code",
    "Prepaid Visa Card",
    "Bitcoin Wallet",
    "Some Bitcoin",
    "Envelope of Cash",
  ];
  expect(select({}, ...money, "Cashmere Scarf", "Bitcoin Chess")).toEqual([
    "Cashmere Scarf",
    "Bitcoin Chess",
  ]);
});

describe("what a model may not speak of", () => {
  const one = (gift: Record<string, unknown>) =>
    createSelection(REQUEST, INDEX).take({ title: "Enamel Kettle", ...gift });

  it("drops the gift that is named by it, under either name of the title", () => {
    expect(select({}, "100% Donated Mug", { name: "Call Us Now Mug" }, "Box Kite")).toEqual(["Box Kite"]);
  });

  it("takes the sentences out of the other texts, however they are written", () => {
    const suggestion = one({
      description: "Keeps tea hot. Half of the price goes to char<b></b>ity. Made of enamel.",
      why: "Order on WhatsApp +31 6 12345678.",
      searchText: "mug call 555-123-4567",
      category: "Charity",
    });
    expect(suggestion).toMatchObject({
      description: "Keeps tea hot. Made of enamel.",
      why: null,
      searchText: null,
      category: "misc",
    });
  });

  it("drops the gift of which nothing else is said", () => {
    expect(one({ description: "We do\u200Bnate ten per cent." })).toBeNull();
    expect(one({ description: "" })?.description).toBe("No description available");
  });
});
