/**
 * `npm run check:texts`: what is wrong with the catalogue's words in other languages, and in the files of its themes and its cues. With `--stamp ID ...` it notes that
 * the texts of these ideas are up to date with their English words.
 */
import { writeFileSync } from "node:fs";
import { faultsOfCueFiles } from "../gifts/catalogue/cues.ts";
import { CATALOGUE } from "../gifts/catalogue/index.ts";
import { faultsOfMeanings } from "../gifts/catalogue/meanings.ts";
import { OTHER_LANGUAGES } from "../gifts/catalogue/stored-text.ts";
import { faultsOf, themeFaultsOf } from "../gifts/catalogue/text-faults.ts";
import { fingerprint, readTextFiles, TEXT_FOLDER } from "../gifts/catalogue/texts.ts";
import { faultsOfThemeFiles, THEME_FOLDER, THEMES, themeTextsIn } from "../gifts/catalogue/themes.ts";

const MOST_SHOWN = 20;

const [option, ...ids] = process.argv.slice(2);
if (option === "--stamp") {
  const prints = new Map(CATALOGUE.map((idea) => [idea.id, fingerprint(idea)]));
  for (const language of OTHER_LANGUAGES) {
    for (const [category, file] of readTextFiles(language)) {
      const stamped = Object.entries(file).map(([id, text]) => [
        id,
        ids.includes(id) ? { ...text, of: prints.get(id) } : text,
      ]);
      const name = new URL(`${language}/${category}.json`, TEXT_FOLDER);
      writeFileSync(name, `${JSON.stringify(Object.fromEntries(stamped), null, 2)}\n`);
    }
    const { subjects, ideas } = themeTextsIn(language);
    for (const idea of THEMES.ideas) {
      const text = ideas[idea.id];
      if (text && ids.includes(idea.id)) text.of = fingerprint(idea);
    }
    const themes = new URL(`text/${language}.json`, THEME_FOLDER);
    writeFileSync(themes, `${JSON.stringify({ subjects, ideas }, null, 2)}\n`);
  }
}

report("the themes", faultsOfThemeFiles());
report("the cues", faultsOfCueFiles());
report("the meanings", faultsOfMeanings(CATALOGUE));
for (const language of OTHER_LANGUAGES) {
  report(language, [
    ...faultsOf(language, readTextFiles(language), CATALOGUE),
    ...themeFaultsOf(language, themeTextsIn(language), THEMES),
  ]);
}

function report(where: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  process.exitCode = 1;
  const more = faults.length > MOST_SHOWN ? [`and ${faults.length - MOST_SHOWN} more in ${where}.`] : [];
  process.stderr.write(`${[...faults.slice(0, MOST_SHOWN), ...more].join("\n")}\n`);
}
