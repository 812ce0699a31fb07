import { expect, it } from "vitest";
import { INTERESTS } from "../../gift/vocabulary.ts";
import { FOREIGN_INTEREST_WORDS } from "./foreign-interest-words.ts";
import { INTEREST_WORDS } from "./interest-words.ts";

const FOLDER = "packages/core/src/understand/lexicons";

it.each(INTERESTS)("has words for %s in English and in the other languages", (interest) => {
  expect(
    INTEREST_WORDS,
    `"${interest}" has no English words: add to INTEREST_WORDS in ${FOLDER}/interest-words.ts [what means the same, what is a kind of it]`,
  ).toHaveProperty([interest]);
  expect(
    FOREIGN_INTEREST_WORDS,
    `"${interest}" has no German, French, Spanish, Italian and Dutch words: add them to FOREIGN_INTEREST_WORDS in ${FOLDER}/foreign-interest-words.ts, "" where there are none`,
  ).toHaveProperty([interest]);
});
