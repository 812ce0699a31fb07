import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { COUNTRY_CODES } from "@gifthearth/core";
import { OPTION_NAMES, type OptionsOf, optionFields } from "@gifthearth/widgets/embed-options";
import { describe, expect, it } from "vitest";
import { readReference } from "./embed-reference.mjs";
import { COLOURS, PARTS } from "./pages/developers/styling.ts";

const reference = readReference();

describe("the reference", () => {
  it("has every option of the sources, each with what it does and what holds without it", () => {
    const source = readFileSync(
      new URL("../../../packages/widgets/src/embed/options.ts", import.meta.url),
      "utf8",
    );
    const declared = [...source.matchAll(/^ {2}(\w+)\?: /gm)].map(([, name]) => name);
    expect(declared.length).toBeGreaterThan(10);
    const found = new Set(reference.widgets.flatMap(({ options }) => options.map(({ name }) => name)));
    expect([...found].toSorted()).toEqual(declared.toSorted());
    for (const { options } of reference.widgets) {
      for (const { name, type, doc, preset } of options) {
        expect(doc.length, name).toBeGreaterThan(20);
        expect(doc, name).not.toContain("@");
        expect(preset, name).toBeTruthy();
        expect(type, name).not.toMatch(/undefined|readonly/);
      }
    }
  });

  it("writes attributes as the elements read them", () => {
    const attributes = reference.widgets.flatMap(({ options }) => options.map(({ attribute }) => attribute));
    expect(attributes).toContain("heading-level");
    expect(attributes).toContain("event-text");
  });

  it("has every event with its fields, and the methods", () => {
    expect(reference.events.map(({ type }) => type)).toEqual([
      "gh-ready",
      "gh-search",
      "gh-results",
      "gh-shop",
      "gh-save",
      "gh-error",
    ]);
    for (const { type, doc, fields } of reference.events) {
      expect(doc.length, type).toBeGreaterThan(10);
      expect(fields.length, type).toBeGreaterThan(0);
    }
    const [finder, board] = reference.widgets;
    expect(finder?.members.map(({ name }) => name)).toEqual(["state", "search", "reset"]);
    expect(board?.members.map(({ name }) => name)).toEqual(["state", "refresh"]);
    expect(reference.handle.map(({ name }) => name)).toEqual(["element", "state", "update", "destroy"]);
  });

  it("is told what each custom property and each part is for, and no others", () => {
    expect(reference.colours.map(({ name }) => name).toSorted()).toEqual(Object.keys(COLOURS).toSorted());
    expect(reference.parts).toEqual(Object.keys(PARTS).toSorted());
  });
});

/** The options as a table, those that both widgets have first. */
function tableOfOptions(): string {
  const [finder = [], board = []] = reference.widgets.map(({ options }) => options);
  const both = finder.filter(({ name }) => board.some((other) => other.name === name));
  const groups = [
    ["", both],
    ["Gift finder only. ", finder.filter((option) => !both.includes(option))],
    ["Scoreboard only. ", board.filter(({ name }) => !both.some((other) => other.name === name))],
  ] as const;
  const rows = groups.flatMap(([whose, options]) =>
    options.map(({ attribute, doc, preset }) => {
      const codes = attribute === "country" ? ` One of ${COUNTRY_CODES.join(", ")}.` : "";
      return `| \`${attribute}\` | ${whose}${doc}${codes} | ${preset} |`;
    }),
  );
  return ["| Attribute | What it does | Without it |", "|---|---|---|", ...rows].join("\n");
}

it("stands in the widgets' README, which `npm run test:unit -- embed-reference --update` writes", async () => {
  const path = fileURLToPath(new URL("../../../packages/widgets/README.md", import.meta.url));
  const [before, , after] = readFileSync(path, "utf8").split(/<!-- \/?options -->/);
  const readme = `${before}<!-- options -->\n${tableOfOptions()}\n<!-- /options -->${after}`;
  await expect(readme).toMatchFileSnapshot(path);
});

describe("the options' fields", () => {
  it("are those of every option but the three that an address may not give", () => {
    const withheld = new Set(["server", "labels", "event-text"]);
    for (const { element, options } of reference.widgets) {
      const attributes = options.map(({ attribute }) => attribute).filter((name) => !withheld.has(name));
      expect(Object.keys(optionFields(element as keyof OptionsOf)).toSorted()).toEqual(attributes.toSorted());
    }
    const names = reference.widgets.flatMap(({ options }) => options.map(({ name }) => name));
    expect(OPTION_NAMES.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it("say the same as the types of what holds without an option", () => {
    for (const { element, options } of reference.widgets) {
      for (const { attribute, preset } of options) {
        const field = optionFields(element as keyof OptionsOf)[attribute];
        if (!field?.preset) continue;
        expect(preset?.replaceAll('"', ""), attribute).toBe(field.preset);
        expect(Object.keys(field.choices ?? {}), attribute).toContain(field.preset);
      }
    }
  });
});
