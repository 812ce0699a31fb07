import { expect, it } from "vitest";
import { reasonOf } from "./reason.ts";

it.each([
  [
    "the innermost cause",
    new Error("outer", { cause: new Error("", { cause: new Error("inner") }) }),
    "inner",
  ],
  [
    "the code where there are no words",
    Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }),
    "ECONNREFUSED",
  ],
  ["the name where there is nothing else", new RangeError(), "RangeError"],
  [
    "the words alone of an exception whose code is a number",
    new Error("fetch failed", { cause: new DOMException("It took too long", "TimeoutError") }),
    "It took too long",
  ],
  ["what was thrown, if it is no error", "a text", "a text"],
])("a reason is %s", (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
