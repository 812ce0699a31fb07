import { expect, it } from "vitest";
import { mergeFacts } from "./merge-facts.ts";
import type { Fact } from "./person.ts";
import { readPerson } from "./read-person.ts";

const PERSON = readPerson({
  notes: "My boss is vegetarian and hates tea.",
  occasion: "Birthday",
  interests: ["Reading"],
});

function fact(kind: Fact["kind"], value: string, changes: Partial<Fact> = {}): Fact {
  return { kind, value, polarity: "is", owner: "recipient", certainty: "guessed", words: "", ...changes };
}

it("What another reader found is added: what must not be in the gift, whoever of them can't have it", () => {
  const person = mergeFacts(PERSON, [
    fact("avoid", "nuts", { owner: "other" }),
    fact("lacks", "oven"),
    fact("situation", "balcony"),
    fact("interest", "Chess"),
    fact("interest", "Fishing", { polarity: "not" }),
    fact("age", "60-69"),
    fact("owns", "chess clock"),
    fact("wants", "fountain pen"),
    fact("skill", "expert"),
  ]);
  expect(person.avoid).toEqual(new Set([...PERSON.avoid, "nuts"]));
  expect(person.lacks).toContain("oven");
  expect(person).toMatchObject({ situations: ["balcony"], age: { from: 60, to: 69 }, skill: "expert" });
  expect(person).toMatchObject({ owns: ["chess clock"], wants: ["fountain pen"] });
  expect(person.dislikes).toContain("Fishing");
  expect(person.facts.slice(0, PERSON.facts.length)).toEqual(PERSON.facts);
  expect(person.facts).toHaveLength(PERSON.facts.length + 9);
});

it("Nothing that ours read is turned round or taken away", () => {
  const person = mergeFacts(PERSON, [
    fact("avoid", "meat", { polarity: "not" }),
    fact("relation", "partner"),
    fact("interest", "Tea"),
    fact("age", "5", { owner: "other" }),
    fact("situation", "bereaved", { owner: "giver" }),
  ]);
  expect(person).toEqual(PERSON);
});

it("What the visitor took away stays away", () => {
  expect(
    mergeFacts(PERSON, [fact("avoid", "nuts"), fact("lacks", "oven")], ["avoid:nuts", "lacks:oven"]),
  ).toEqual(PERSON);
});
