import { expect, test } from "vitest";
import { defaultTitle, PRODUCT_NAME, pageTitle } from "./brand.ts";

test("the product is GiftHearth", () => {
  expect(PRODUCT_NAME).toBe("GiftHearth");
});

test("a page's title is the page, a bar and the product", () => {
  expect(pageTitle("Gift Finder")).toBe("Gift Finder | GiftHearth");
});

test("a page without a title of its own has the default one, which names an AI only where there is one", () => {
  expect(defaultTitle(true)).toBe("GiftHearth - AI Gift Finder for Charitable Giving");
  expect(defaultTitle(false)).toBe("GiftHearth - Gift Finder for Charitable Giving");
});
