import { expect, it } from "vitest";
import { toPartnerRequest } from "./form-values.ts";

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it("takes origins line by line, or separated by commas, and a charity for a charity alone", () => {
  const fields = {
    name: " Ann's Blog ",
    website: "https://blog.example",
    charityId: "trees",
    allowedOrigins: "https://blog.example\r\nhttps://www.blog.example, https://shop.example",
  };
  expect(toPartnerRequest(formOf({ ...fields, kind: "blog" }))).toEqual({
    name: "Ann's Blog",
    website: "https://blog.example",
    kind: "blog",
    charityId: null,
    allowedOrigins: ["https://blog.example", "https://www.blog.example", "https://shop.example"],
  });
  expect(toPartnerRequest(formOf({ ...fields, kind: "charity" })).charityId).toBe("trees");
  expect(toPartnerRequest(formOf({})).allowedOrigins).toEqual([]);
});
