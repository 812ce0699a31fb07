import { expect, it } from "vitest";
import { OCCASION_WORDS, OCCASIONS } from "./occasions.ts";

it.each(OCCASIONS.filter((occasion) => occasion !== "Other"))("knows how visitors say %s", (occasion) => {
  const words = OCCASION_WORDS.filter(({ option }) => option === occasion);
  expect(
    words.length,
    `"${occasion}" is recognised in nobody's own words and in no conversation: add a row with option: "${occasion}" to OCCASION_WORDS in packages/core/src/gift/occasions.ts`,
  ).toBeGreaterThan(0);
});
