import { describe, expect, it } from "vitest";
import { payLink } from "./manual.ts";

const CHARITY = {
  registration: "12-3456789",
  country: "US",
  website: "https://trees.example.org/",
  platformIds: {},
};

describe("payLink", () => {
  const linkFor = (changes: Partial<typeof CHARITY> & { platformIds?: Record<string, string> }) =>
    payLink({ reference: "donation-1", amountMinor: 1_230, charity: { ...CHARITY, ...changes } });

  it("leads to Every.org with the amount and our reference, by the charity's EIN", () => {
    expect(linkFor({})).toBe(
      "https://www.every.org/123456789?amount=12.30&frequency=ONCE&partner_donation_id=donation-1#donate",
    );
  });

  it("uses the charity's name there when it is known, wherever the charity is", () => {
    expect(linkFor({ country: "NL", platformIds: { "every-org": "trees/../x" } })).toMatch(
      /^https:\/\/www\.every\.org\/trees%2F\.\.%2Fx\?amount=12\.30&/,
    );
  });

  it("is the charity's own site elsewhere", () => {
    expect(linkFor({ country: "NL" })).toBe("https://trees.example.org/");
    expect(linkFor({ registration: "unknown" })).toBe("https://trees.example.org/");
  });
});
