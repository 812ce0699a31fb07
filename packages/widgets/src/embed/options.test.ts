import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { OPTION_NAMES } from "./options.ts";

const SOURCE = join(import.meta.dirname, "..");
const texts = globSync("**/*.{ts,tsx}", { cwd: SOURCE })
  .filter((file) => !/\.test\.|^npm\/|^embed\/(?:options|places)\.ts$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), "utf8"));

it.each(OPTION_NAMES)("%s is read by a widget, not only offered", (name) => {
  expect(
    texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
    `Nothing in packages/widgets/src reads the option ${name} that embed/options.ts offers`,
  ).toBe(true);
});
