import { expect, test } from "vitest";
import { shortClassNames } from "./short-class-names.mjs";

const CSS = Array.from(
  { length: 60 },
  (_, index) => `.gh-name-${"abcdef"[index % 6]}${"x".repeat(index)} {}`,
);

function shortened(code: string): string {
  const { transform, renderChunk } = shortClassNames();
  transform(CSS.join("\n"), "/packages/widgets/src/some.css");
  return renderChunk(code);
}

test("each class has a name of its own, and none that of the root", () => {
  const names = shortened(CSS.join("\n")).match(/\.[\w-]+/g) ?? [];
  expect(new Set(names).size).toBe(60);
  expect(names).not.toContain(".gh");
});

test("custom properties, events, parts and names that no stylesheet has stay as they are", () => {
  const code = 'var(--gh-name-a) "gh-search" "gh-elsewhere" class="gh"';
  expect(shortened(code)).toBe(code);
});
