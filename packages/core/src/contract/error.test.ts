import { expect, test } from "vitest";
import { ERROR_CODES, errorBody } from "./error.ts";

const ERROR = { code: "not_found", message: "There is no such idea.", requestId: "r1" };

test("an error is a code, a message and the request's id", () => {
  expect(errorBody.parse({ error: ERROR })).toEqual({ error: ERROR });
});

test("it may name the fields at fault, each with a message", () => {
  const fields = { occasion: "Please select an occasion" };
  expect(errorBody.parse({ error: { ...ERROR, fields } })).toEqual({ error: { ...ERROR, fields } });
  expect(errorBody.safeParse({ error: { ...ERROR, fields: { occasion: 1 } } }).success).toBe(false);
});

test("codes come from a closed list, each once", () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  for (const code of ERROR_CODES)
    expect(errorBody.safeParse({ error: { ...ERROR, code } }).success).toBe(true);
  expect(errorBody.safeParse({ error: { ...ERROR, code: "teapot" } }).success).toBe(false);
});

test("nothing internal is carried along", () => {
  expect(errorBody.parse({ error: { ...ERROR, stack: "at main.ts:1" } })).toEqual({ error: ERROR });
});

test.each(["code", "message", "requestId"] as const)("%s is never left out", (name) => {
  const { [name]: _left, ...rest } = ERROR;
  expect(errorBody.safeParse({ error: rest }).success).toBe(false);
});
