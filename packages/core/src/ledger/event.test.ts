import { expect, test } from "vitest";
import { canonicalJson } from "./event.ts";

test("equal values have one text, whatever the order of their keys", () => {
  expect(canonicalJson({ b: [1, { d: null, c: "é\n" }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"é\\n","d":null}]}',
  );
  expect(canonicalJson({ a: true, b: [1, { c: "é\n", d: null }] })).toBe(
    canonicalJson({ b: [1, { d: null, c: "é\n" }], a: true }),
  );
});
