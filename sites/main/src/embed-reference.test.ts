import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readReference } from "./embed-reference.mjs";
import { FRAMED_ATTRIBUTES } from "./embedding/widgets.ts";
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

it("a framed widget takes every option that an address may give, and no other", () => {
  const kept = new Set(["server", "labels", "event-text"]);
  for (const { element, options } of reference.widgets) {
    const attributes = options.map(({ attribute }) => attribute).filter((name) => !kept.has(name));
    expect(FRAMED_ATTRIBUTES[element as keyof typeof FRAMED_ATTRIBUTES].toSorted()).toEqual(
      attributes.toSorted(),
    );
  }
});
