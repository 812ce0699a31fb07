import { expect, it } from "vitest";
import { readConstraints } from "../../recommend/constraints.ts";

it.each([
  ["Sie trinkt keinen Alkohol", "alcohol"],
  ["Il ne boit pas d'alcool", "alcohol"],
  ["No come carne", "meat"],
  ["Non mangia glutine", "gluten"],
  ["Hij eet geen noten", "nuts"],
  ["Elle est végétarienne", "meat"],
  ["Er ist Veganer, 30 Jahre", "dairy"],
] as const)("%j rules out what is to be avoided for %s", (notes, reason) => {
  expect(readConstraints(notes, "Birthday").avoid).toContain(reason);
});

it("leaves a liking alone", () => {
  expect(readConstraints("Trinkt gern Wein, aime le vin", "Birthday").avoid.size).toBe(0);
});
