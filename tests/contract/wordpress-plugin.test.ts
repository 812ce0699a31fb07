import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ATTRIBUTES } from "../../packages/widgets/src/embed/option-attributes.ts";

const PLUGIN = readFileSync(join(import.meta.dirname, "../../examples/wordpress/gifthearth.php"), "utf8");

/** The texts of a list in the plugin's source. */
const listed = (pattern: RegExp) =>
  [...PLUGIN.matchAll(pattern)].flatMap(([, list = ""]) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, text]) => text),
  );

it("the WordPress plugin's shortcodes take every option of the elements, and nothing else", () => {
  const common = listed(/^const COMMON = array\((.*)\);$/gm);
  const own = listed(/^\s+'attributes' => array\((.*)\),$/gm);
  expect([...common, ...own].toSorted()).toEqual(ATTRIBUTES.toSorted());
});
