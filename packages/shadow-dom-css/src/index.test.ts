// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { adoptCss, adoptMoreCss } from "./index.ts";

describe("adoptCss", () => {
  const newRoot = () => document.createElement("div").attachShadow({ mode: "open" });

  test("adopts the texts in their order", () => {
    const root = newRoot();
    adoptCss(root, ["a { color: red }", "b { color: blue }"]);
    const rules = root.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText);
    expect(rules).toEqual([expect.stringContaining("a {"), expect.stringContaining("b {")]);
  });

  test("makes one sheet of a text, however many roots adopt it", () => {
    const [one, other] = [newRoot(), newRoot()];
    adoptCss(one, ["i { color: red }"]);
    adoptCss(other, ["u { color: red }", "i { color: red }"]);
    expect(other.adoptedStyleSheets[1]).toBe(one.adoptedStyleSheets[0]);
  });

  test("adopting again replaces what was adopted", () => {
    const root = newRoot();
    adoptCss(root, ["a { color: red }"]);
    adoptCss(root, ["b { color: red }"]);
    expect(root.adoptedStyleSheets).toHaveLength(1);
  });
});

describe("adoptMoreCss", () => {
  test("adds one sheet, once, to the shadow root around an element", () => {
    const root = document.createElement("div").attachShadow({ mode: "open" });
    const element = root.appendChild(document.createElement("p"));
    adoptCss(root, ["a { color: red }"]);
    adoptMoreCss(element, "b { color: blue }");
    adoptMoreCss(element, "b { color: blue }");
    expect(root.adoptedStyleSheets).toHaveLength(2);
  });

  test("does nothing outside of a shadow root", () => {
    adoptMoreCss(document.body, "b { color: blue }");
    adoptMoreCss(null, "b { color: blue }");
    expect(document.adoptedStyleSheets ?? []).toHaveLength(0);
  });
});
