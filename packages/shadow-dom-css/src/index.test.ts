// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { adoptCss } from "./index.ts";

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
