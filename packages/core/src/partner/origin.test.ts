import { expect, it } from "vitest";
import { isAllowedOrigin, toOrigin } from "./origin.ts";

it.each([
  ["https://Blog.Example", "https://blog.example"],
  [" https://blog.example/ ", "https://blog.example"],
  ["https://blog.example:443", "https://blog.example"],
  ["http://localhost:8080", "http://localhost:8080"],
  ["https://münchen.example", "https://xn--mnchen-3ya.example"],
  ["http://[::1]:3000", "http://[::1]:3000"],
])("%s is the origin %s", (text, origin) => {
  expect(toOrigin(text)).toBe(origin);
});

it.each([
  "",
  "blog.example",
  "https://blog.example/path",
  "https://blog.example?a",
  "https://blog.example#a",
  "https://ann:secret@blog.example",
  "ftp://blog.example",
  "javascript:alert(1)",
  "https://*.blog.example",
  "https://*",
  "null",
  "https://",
  "https://a b.example",
  "https://blog.example\\evil",
])("%s is no origin", (text) => {
  expect(toOrigin(text)).toBeNull();
});

it("counts from anywhere where no origin is listed, else from those alone", () => {
  expect(isAllowedOrigin([], null)).toBe(true);
  expect(isAllowedOrigin([], "https://any.example")).toBe(true);
  expect(isAllowedOrigin(["https://blog.example"], "https://blog.example")).toBe(true);
  expect(isAllowedOrigin(["https://blog.example"], "https://blog.example.evil")).toBe(false);
  expect(isAllowedOrigin(["https://blog.example"], "null")).toBe(false);
  expect(isAllowedOrigin(["https://blog.example"], null)).toBe(false);
});
