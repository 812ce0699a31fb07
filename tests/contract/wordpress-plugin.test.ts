import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOM_BOX, roomLength } from "../../packages/widgets/src/embed/places.ts";
import { readReference } from "../../sites/main/src/embed-reference.mjs";

const PLUGIN = "examples/wordpress/gifthearth.php";

const optionsOf = Object.fromEntries(
  readReference().widgets.map(({ element, options }) => [
    element,
    options.map(({ attribute }) => attribute as string),
  ]),
);
const { "gift-finder": ofFinder = [], "impact-scoreboard": ofBoard = [] } = optionsOf;
const ofBoth = ofFinder.filter((name) => ofBoard.includes(name));

const plugin = readFileSync(join(import.meta.dirname, "../..", PLUGIN), "utf8");

/** A list as the plugin writes it. */
const php = (names: readonly string[]) => `array( ${names.map((name) => `'${name}'`).join(", ")} )`;

it.each([
  ["both", `const COMMON = ${php(ofBoth)};`],
  ["gift_finder", `'attributes' => ${php(ofFinder.filter((name) => !ofBoth.includes(name)))},`],
  ["impact_scoreboard", `'attributes' => ${php(ofBoard.filter((name) => !ofBoth.includes(name)))},`],
])("the WordPress plugin's shortcodes take every option of the elements, and nothing else: %s", (_, line) => {
  expect(plugin.includes(line), `${PLUGIN} has other options than the elements. Write there: ${line}`).toBe(
    true,
  );
});

it("the WordPress plugin keeps the room for a widget that it takes", () => {
  expect(plugin.match(/(?<==> ')max\(.*?(?=')/g)).toEqual([
    roomLength("gift-finder", false),
    roomLength("gift-finder", true),
    roomLength("impact-scoreboard", false),
    roomLength("impact-scoreboard", true),
  ]);
  expect(plugin).toContain(`style="${ROOM_BOX.replace("%", "%%")}; --gh-room: %3$s"`);
});
