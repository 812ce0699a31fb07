import { describe, expect, it } from "vitest";
import { productTitle } from "./product-title.ts";
import { CATEGORIES } from "./vocabulary.ts";

describe("productTitle", () => {
  it.each([
    "Cast Iron Bread Oven",
    "DIY Craft Kit",
    "Gourmet Food Basket",
    "Canvas Backpack",
    "Portable Battery Pack",
    "Reusable Ice Pack",
    "Trading Card Booster Pack",
    "Family Tree Chart",
    "Snack Bowl",
    "Sourdough Starter Kit",
    "Kneeling Chair for the Piano, with Two Drawers",
  ])("leaves the name of a product as it is: %s", (title) => {
    expect(productTitle(title, "misc")).toBe(title);
  });

  it.each([
    ["Adjustable Bamboo Book Stand with a Phone Ledge and a Cup Holder", "Adjustable Bamboo Book Stand"],
    ["Adjustable Walnut Book Stand With a Phone Ledge and a Cup Holder", "Adjustable Walnut Book Stand"],
    ["CERAMIC POUR-OVER BREWER FEATURING A DOUBLE-WALLED CARAFE", "CERAMIC POUR-OVER BREWER"],
    ["Weatherproof Trail Camera: 4K Night Vision for the Whole Garden", "Weatherproof Trail Camera"],
    [
      "Hand-Painted Ceramic Planter (drainage tray and bamboo stand included)",
      "Hand-Painted Ceramic Planter",
    ],
  ])("cuts a title over 50 characters to the product it begins with: %s", (title, product) => {
    expect(productTitle(title, "home")).toBe(product);
  });

  it.each([
    "Relaxing Spa Gift Set",
    "Coffee Lover's Gift Basket",
    "Tea Variety Pack",
    "Movie Night Bundle",
    "Gourmet Snack Pack",
    "Watercolor Starter Pack",
    "Wool Sock Multi-Pack",
    "Wool Sock Multipack",
    "Movie Night Party Packs",
    "Mystery Box",
    "Goodie Bag for Hikers",
    "ASSORTED PACK",
  ])("gives what only names a pack its category's product name: %s", (title) => {
    expect(productTitle(title, "Wellness")).toBe("Calming Wellness Treat");
  });

  it("gives a long title that can't be cut its category's product name", () => {
    const title = "The Complete Illustrated Encyclopedia of Everything Ever";
    expect(productTitle(title, "books")).toBe("Illustrated Hardcover Book");
    expect(productTitle(title, "an unknown category")).toBe("Thoughtful Everyday Find");
    expect(productTitle(title, "__proto__")).toBe("Thoughtful Everyday Find");
  });

  it("has a name of at most 50 characters, and no pack, for every category", () => {
    for (const category of CATEGORIES) {
      const name = productTitle("Gift Set", category);
      expect(name.length).toBeLessThanOrEqual(50);
      expect(productTitle(name, category)).toBe(name);
    }
  });
});
