import { SETTING_GROUPS } from "./environment.ts";
import { SETTING_DOCS } from "./setting.ts";

const INTRODUCTION = `# Settings

All are optional. Set them in the environment, or in a file \`.env\` in the folder where the server starts; an empty value counts as unset. A value that can't be used keeps the server from starting, with a sentence that names the setting and says what to do. \`npm run doctor\` checks the settings, and what they lead to, without starting.

This page is written by the tests from the schemas in [src/config](src/config): \`npm run test:unit -- api/src/config --update\`.
`;

/**
 * The configuration reference, `api/CONFIGURATION.md`, in Markdown: every setting with its meaning, what may be set,
 * and what counts when nothing is.
 * @throws for a setting that nothing is said of
 */
export function configurationReference(): string {
  const sections = SETTING_GROUPS.map(({ title, settings }) => {
    const entries = Object.entries(settings).map(([name, schema]) => {
      const docs = SETTING_DOCS.get(schema);
      if (!docs) throw new Error(`Nothing says what ${name} means: register it in SETTING_DOCS`);
      const unset = docs.otherwise ?? (docs.fallback === undefined ? "" : `\`${docs.fallback}\``);
      return `| \`${name}\` | ${docs.meaning} | ${docs.allowed} | ${unset} |`;
    });
    return [
      `## ${title}\n`,
      "| Setting | Meaning | Allowed | When not set |",
      "|---|---|---|---|",
      ...entries,
    ].join("\n");
  });
  return `${[INTRODUCTION, ...sections].join("\n\n").replaceAll("\n\n\n", "\n\n")}\n`;
}
