import { expect, type Page } from "./fixtures.ts";

export const IDEA_PAGE = "/gift-ideas/cast-iron-bread-pan-with-lid";
export const IDEA = "Cast-Iron Bread Pan with Lid";

export const SEARCH = {
  occasion: "Graduation",
  interests: ["Music", "Tea"],
  budgetMin: 25,
  budgetMax: 75,
  additionalNotes: "Plays the cello.",
  relation: "niece-or-nephew",
  age: 22,
};

/** Saves {@link IDEA} for who is signed in. */
export async function saveIdea(page: Page): Promise<void> {
  const data = {
    title: IDEA,
    description: "A crackling loaf at home.",
    priceRange: "$40-$80",
    affiliateUrl: "https://www.amazon.com/s?k=bread+pan&gh_tracking=cast-iron-bread-pan-with-lid",
  };
  expect((await page.request.post("/api/saved-gift-ideas", { data })).status()).toBe(201);
}

/** Saves {@link SEARCH} for who is signed in. */
export async function saveSearch(page: Page): Promise<void> {
  expect((await page.request.post("/api/saved-gift-queries", { data: SEARCH })).status()).toBe(201);
}
