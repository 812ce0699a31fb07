/**
 * `npm run catalogue`: what the catalogue has too little of, which search texts are too long, and, for
 * `npm run catalogue -- WORDS`, a sheet of the ideas that are about the words, to be read. With `--learn` it learns anew
 * what the catalogue's words mean, which is due when they have changed.
 */
import { pathToFileURL } from "node:url";
import type { GiftIdea } from "@gifthearth/core";
import { BANDS, gapsOf, ideasFor, longSearchTexts, nearDuplicates } from "../gifts/catalogue/gaps.ts";
import { CATALOGUE } from "../gifts/catalogue/index.ts";
import { writeMeanings } from "../gifts/catalogue/meanings.ts";
import { OTHER_LANGUAGES } from "../gifts/catalogue/stored-text.ts";
import { textOf } from "../gifts/catalogue/texts.ts";

/** A slice of the catalogue for reading. */
export function sheetOf(words: string, catalogue: readonly GiftIdea[]): string {
  const ideas = ideasFor(words, catalogue);
  const blocks = ideas.map(
    ({ id, title, description, price, interests, about, suits, point }) =>
      `${title}  $${price[0]}-${price[1]}  ${id}\n  ${description}\n  ${interests.join(", ")}; about ${about.join(", ")}\n` +
      `  ${[...Object.entries(suits).map(([key, reason]) => `${key}: ${reason}`), point].join("\n  ")}`,
  );
  return [`${ideas.length} ideas for ${words}`, ...blocks].join("\n\n");
}

/** What the catalogue lacks, as a report. */
export function reportOf(catalogue: readonly GiftIdea[]): string {
  const gaps = gapsOf(catalogue);
  const bands = BANDS.map(([name, from, to]) => {
    const count = catalogue.filter(
      ({ price: [low, high] }) => (low + high) / 2 >= from && (low + high) / 2 < to,
    );
    return `${count.length} ${name}`;
  });
  const long = longSearchTexts(catalogue);
  const twins = nearDuplicates(catalogue);
  const texts = OTHER_LANGUAGES.map((language) => {
    const written = catalogue.map(textOf(language)).filter((text) => text.language === language);
    const points = written.filter(({ point }) => point !== undefined);
    const reasons = written.flatMap(({ suits }) => Object.keys(suits));
    return `${language}: ${written.length} ideas with title, description and search text, ${points.length} with their point, ${reasons.length} other reasons.`;
  });
  return [
    `${catalogue.length} ideas: ${bands.join(", ")}.`,
    gaps.length === 0 ? "No gaps." : `${gaps.length} gaps:`,
    ...gaps.map(({ what, has, lacks }) => `  ${what} (${has}): ${lacks.join(", ")}`),
    ...(twins.length > 0
      ? [
          `${twins.length} pairs that a shop finds the same for:`,
          ...twins.map(([one, other]) => `  ${one.id} / ${other.id} (${other.searchText})`),
        ]
      : []),
    ...texts,
    ...(long.length > 0
      ? [
          `${long.length} search texts are too long:`,
          ...long.map(({ id, searchText }) => `  ${id}: ${searchText}`),
        ]
      : []),
  ].join("\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const words = process.argv.slice(2).join(" ");
  if (words === "--learn") writeMeanings();
  else process.stdout.write(`${words === "" ? reportOf(CATALOGUE) : sheetOf(words, CATALOGUE)}\n`);
}
