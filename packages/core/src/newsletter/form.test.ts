import { expect, it } from "vitest";
import { toFrequency } from "./choices.ts";
import { newsletterProblem } from "./form.ts";

it.each([
  ["", false, "email", "Please enter your email address"],
  ["  ", true, "email", "Please enter your email address"],
  ["ann", false, "email", "Please enter a valid email address"],
  ["ann@example.org", false, "consent", "Please tick the box to agree"],
])("tells of %o, consent %s, that the %s is at fault", (email, hasConsent, field, message) => {
  expect(newsletterProblem(email, hasConsent)).toEqual({ field, message });
});

it("finds nothing wrong with an address and the consent", () => {
  expect(newsletterProblem("ann@example.org", true)).toBeNull();
});

it.each([
  ["weekly", "weekly"],
  ["monthly", "monthly"],
  ["daily", "biweekly"],
  [null, "biweekly"],
])("takes %o for %s", (value, frequency) => {
  expect(toFrequency(value)).toBe(frequency);
});
