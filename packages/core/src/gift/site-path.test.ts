import { expect, it } from "vitest";
import { FIXED_GIFTS, toBuiltinSuggestion } from "./fixed-gifts.ts";
import type { GiftQuery } from "./query.ts";
import { pathOnSite } from "./site-path.ts";

const QUERY: GiftQuery = {
  occasion: "Birthday",
  interests: ["Art", "Tea"],
  budgetMin: 20,
  budgetMax: 60,
  relation: "in-law",
  age: 0,
  additionalNotes: "Her secret",
};

it("hands the finder all that was asked for but the notes", () => {
  const [gift] = FIXED_GIFTS.map(toBuiltinSuggestion);
  if (!gift) throw new Error("There is no gift");
  expect(pathOnSite(gift, "builtin", QUERY, "DE", "blog")).toBe(
    "/gift-finder?country=DE&partner=blog&occasion=Birthday&interests=Art&interests=Tea&relation=in-law&age=0&budgetMin=20&budgetMax=60",
  );
});
