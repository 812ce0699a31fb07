import { expect, it } from "vitest";
import { isFromOwnPage } from "./own-page.ts";

it.each([
  [null, true],
  ["https://gifts.example.org", true],
  ["http://internal:3000", true],
  ["https://internal:3000", true],
  ["https://gifts.example.org.evil.example", false],
  ["https://blog.example.com", false],
  ["http://internal:4000", false],
  ["null", false],
  ["", false],
])("isFromOwnPage with the origin %j is %j", (origin, expected) => {
  const headers = new Headers(origin === null ? {} : { Origin: origin });
  const request = new Request("http://internal:3000/api/x", { headers });
  expect(isFromOwnPage(request, "https://gifts.example.org")).toBe(expected);
});
