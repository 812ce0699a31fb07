import { readFileSync } from "node:fs";

/** What a model is told to do, in our words alone. */
export interface Prompt {
  /** Names the prompt and its version, "gifts-2", for figures and for the keys of kept answers. */
  readonly version: string;
  readonly text: string;
}

/**
 * Reads a prompt of this folder: its version on the first line, and after an empty one the text, in which a word in
 * braces stands for what is filled in.
 * @param filled by the words in braces; those that aren't named stay as they are
 * @throws when the file has no version, or lacks one of these words
 */
export function loadPrompt(
  name: "gifts" | "hobbyist" | "language" | "chat" | "card",
  filled: Readonly<Record<string, string>> = {},
): Prompt {
  const file = readFileSync(new URL(`./${name}.md`, import.meta.url), "utf8");
  const [, version, body] = /^Version: ([a-z]+-\d+)\n\n([\s\S]+)$/.exec(file) ?? [];
  if (!version || !body)
    throw new Error(`The prompt ${name}.md begins with no line such as "Version: ${name}-1"`);
  let text = body.trim();
  for (const [word, value] of Object.entries(filled)) {
    if (!text.includes(`{${word}}`)) throw new Error(`The prompt ${name}.md has no {${word}}`);
    text = text.replaceAll(`{${word}}`, () => value);
  }
  return { version, text };
}
