import { expect, test } from "vitest";
import { DEFAULT_TITLE, PRODUCT_NAME, pageTitle } from "./brand.ts";

test("the product is GiftHearth (design, decision 1)", () => {
  expect(PRODUCT_NAME).toBe("GiftHearth");
});

test("a page's title is the page, a bar and the product (section 2)", () => {
  expect(pageTitle("Gift Finder")).toBe("Gift Finder | GiftHearth");
});

test("a page without a title of its own has the default one (section 2)", () => {
  expect(DEFAULT_TITLE).toBe("GiftHearth - AI Gift Finder for Charitable Giving");
});
