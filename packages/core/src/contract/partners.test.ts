import { expect, it } from "vitest";
import { adminPartnerChange, partnerChange, partnerParameter, partnerRequest } from "./partners.ts";

const BLOG = { name: "Ann's Blog", website: "https://blog.example", kind: "blog" };

it("reads what a partner says of itself, origins as browsers write them and each once", () => {
  const allowedOrigins = ["https://Blog.Example/", "https://blog.example", " "];
  expect(partnerRequest.parse({ ...BLOG, charityId: "trees", allowedOrigins })).toEqual({
    ...BLOG,
    charityId: null,
    allowedOrigins: ["https://blog.example"],
  });
});

it.each([
  ["name", { name: "  " }],
  ["name", { name: "a".repeat(81) }],
  ["website", { website: "blog.example" }],
  ["website", { website: "javascript:alert(1)" }],
  ["website", { website: "https://ann:secret@blog.example" }],
  ["kind", { kind: "shop" }],
  ["charityId", { kind: "charity" }],
  ["allowedOrigins.0", { allowedOrigins: ["https://blog.example/path"] }],
  ["allowedOrigins.1", { allowedOrigins: ["https://blog.example", "*"] }],
  ["allowedOrigins", { allowedOrigins: Array.from({ length: 21 }, (_, n) => `https://b${n}.example`) }],
])("names %s where it is at fault", (field, change) => {
  const [issue] = partnerRequest.safeParse({ ...BLOG, ...change }).error?.issues ?? [];
  expect(issue?.path.join(".")).toBe(field);
});

it("asks what to change where nothing is said", () => {
  expect(partnerChange.safeParse({}).success).toBe(false);
  expect(adminPartnerChange.safeParse({}).success).toBe(false);
  expect(adminPartnerChange.safeParse({ trackingIds: { XX: "a-20" } }).success).toBe(false);
  expect(adminPartnerChange.safeParse({ trackingIds: { US: "a 20" } }).success).toBe(false);
  expect(adminPartnerChange.parse({ trackingIds: { US: null } })).toEqual({ trackingIds: { US: null } });
});

it("takes whatever names a partner without complaint", () => {
  expect(partnerParameter.parse("k7mq-2rtx")).toBe("k7mq-2rtx");
  for (const strange of [7, null, [], "x".repeat(65)])
    expect(partnerParameter.parse(strange)).toBeUndefined();
});
