import type * as z from "zod";
import { SETTING_GROUPS } from "./environment.ts";
import { SETTING_DOCS, type SettingDocs } from "./setting.ts";

/** Settings under the title that the reference shows above them. */
export interface SettingGroup {
  readonly title: string;
  readonly settings: Readonly<Record<string, z.ZodType>>;
}

const INTRODUCTION = `# Settings

All are optional. Set them in the environment, or in a file \`.env\` in the folder where the server starts; an empty value counts as unset. A value that can't be used keeps the server from starting, with a sentence that names the setting and says what to do. \`npm run doctor\` checks the settings, and what they lead to, without starting.

This page and [.env.example](../.env.example) are written by the tests from the schemas in [src/config](src/config): \`npm run test:unit -- api/src/config --update\`.
`;

/**
 * The configuration reference, `api/CONFIGURATION.md`, in Markdown: every setting with its meaning, what may be set,
 * and what counts when nothing is.
 * @throws for a setting that nothing is said of
 */
export function configurationReference(groups: readonly SettingGroup[] = SETTING_GROUPS): string {
  const sections = groups.map(({ title, settings }) => {
    const entries = Object.entries(settings).map(([name, schema]) => {
      const docs = docsOf(name, schema);
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

const EXAMPLE_INTRODUCTION = `# Settings of GiftHearth. All are optional; each line shows what holds without it.
# Copy this file to .env and remove the "# " before what you change. An empty value counts as unset.
# What may be set is in api/CONFIGURATION.md. Both are written by the tests from the schemas in api/src/config:
# npm run test:unit -- api/src/config --update
`;
/** Characters of a line of comment. */
const LONGEST_LINE = 110;

/** `.env.example`: every setting with its meaning and what counts when nothing is set, commented out. */
export function environmentExample(groups: readonly SettingGroup[] = SETTING_GROUPS): string {
  const sections = groups.map(({ title, settings }) => {
    const entries = Object.entries(settings).map(([name, schema]) => {
      const { meaning, fallback = "", otherwise } = docsOf(name, schema);
      const words = `${meaning}${otherwise ? ` When not set: ${otherwise}.` : ""}`.replaceAll("`", "");
      return `${commentOf(words)}\n# ${name}=${fallback}\n`;
    });
    return [`# ---- ${title} ----\n`, ...entries].join("\n");
  });
  return [EXAMPLE_INTRODUCTION, ...sections].join("\n");
}

function commentOf(words: string): string {
  const lines = [""];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1) || "#"} ${word}`;
    if (longer.length <= LONGEST_LINE) lines[lines.length - 1] = longer;
    else lines.push(`# ${word}`);
  }
  return lines.join("\n");
}

function docsOf(name: string, schema: z.ZodType): SettingDocs {
  const docs = SETTING_DOCS.get(schema);
  if (!docs) throw new Error(`Nothing says what ${name} means: register it in SETTING_DOCS`);
  return docs;
}
