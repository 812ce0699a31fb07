import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const HEADING = `# What @gifthearth/widgets promises

Its types as they are published, kept here so that no change of them goes unseen. \`npm run release -- --report\` writes this after a build.
`;

/** A label's English, which may be put better without a word here. */
const ENGLISH = /^( +readonly \w+): ".*";$/gm;

/**
 * All types of the built package in one text, file by file.
 * @param {URL} built the folder
 */
export function apiReport(built) {
  const files = globSync("**/*.d.ts", { cwd: fileURLToPath(built) })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  const parts = files.map((file) => {
    const types = readFileSync(new URL(file, built), "utf8").replace(ENGLISH, "$1: string;");
    return `\n## ${file}\n\n\`\`\`ts\n${types.trim()}\n\`\`\`\n`;
  });
  return HEADING + parts.join("");
}
