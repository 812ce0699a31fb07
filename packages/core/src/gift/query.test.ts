import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addInterest,
  chosenOccasion,
  EMPTY_QUERY,
  QUERY_LIMITS,
  queryErrors,
  toAge,
  toRelation,
} from "./query.ts";

test("an empty form has the budget 25 to 100", () => {
  expect(EMPTY_QUERY).toEqual({
    occasion: "",
    interests: [],
    budgetMin: 25,
    budgetMax: 100,
    additionalNotes: "",
  });
});

describe("queryErrors", () => {
  test("an occasion and one interest make the form valid", () => {
    expect(queryErrors({ occasion: "Birthday", interests: ["Reading"] })).toEqual({});
  });

  test.each(["", "  "])("without an occasion: Please select an occasion: %j", (occasion) => {
    expect(queryErrors({ occasion, interests: ["Reading"] })).toEqual({
      occasion: "Please select an occasion",
    });
  });

  test("without an interest: Please add at least one interest", () => {
    expect(queryErrors({ occasion: "Birthday", interests: [] })).toEqual({
      interests: "Please add at least one interest",
    });
  });

  test.each([
    ["the relation", { relation: "boss" as const }],
    ["a note", { additionalNotes: "Loves the sea" }],
  ])("%s stands in for the interests", (_, told) => {
    expect(queryErrors({ occasion: "Birthday", interests: [], ...told })).toEqual({});
  });

  test.each([-1, 7.5, 121, Number.NaN])("the age %j is none", (age) => {
    expect(queryErrors({ occasion: "Birthday", interests: ["Art"], age })).toEqual({
      age: "Please give the age in whole years, from 0 to 120",
    });
  });

  test("an empty form has both errors", () => {
    expect(queryErrors(EMPTY_QUERY)).toEqual({
      occasion: "Please select an occasion",
      interests: "Please add at least one interest",
    });
  });
});

test("a text for a relation or an age is read, and passed over where it means none", () => {
  expect(["In-Law", " boss", "rival", "", null].map(toRelation)).toEqual([
    "in-law",
    "boss",
    ...[undefined, undefined, undefined],
  ]);
  expect(["0", " 70 ", "121", "7.5", "-1", "old", "", null].map(toAge)).toEqual([
    0,
    70,
    ...Array(6).fill(undefined),
  ]);
});

describe("chosenOccasion", () => {
  test('a non-blank text of the visitor\'s own replaces "Other"', () => {
    expect(chosenOccasion("Other", "  Name day ")).toBe("Name day");
  });

  test.each(["", "   "])('a blank one stays "Other": %j', (text) => {
    expect(chosenOccasion("Other", text)).toBe("Other");
  });

  test("with any other option the text plays no part", () => {
    expect(chosenOccasion("Birthday", "Name day")).toBe("Birthday");
  });
});

describe("addInterest", () => {
  test("an interest is trimmed and comes last", () => {
    expect(addInterest(["Reading"], "  Vinyl records ")).toEqual(["Reading", "Vinyl records"]);
  });

  test.each(["", "   ", "Reading", " Reading "])(
    "a blank or repeated one leaves the very same list: %j",
    (interest) => {
      const interests = ["Reading"];
      expect(addInterest(interests, interest)).toBe(interests);
    },
  );

  test("upper and lower case differ", () => {
    expect(addInterest(["Reading"], "reading")).toEqual(["Reading", "reading"]);
  });

  test("the list given is not changed", () => {
    const interests = Object.freeze(["Reading"]);
    expect(addInterest(interests, "Art")).not.toBe(interests);
    expect(interests).toEqual(["Reading"]);
  });

  test("the form keeps within what the API takes", () => {
    const full = Array.from({ length: QUERY_LIMITS.interests }, (_, index) => `Interest ${index}`);
    expect(addInterest(full, "One more")).toBe(full);
    expect(addInterest([], "x".repeat(100))).toEqual(["x".repeat(QUERY_LIMITS.interest)]);
  });

  test("a list built up has trimmed, non-empty, different interests", () => {
    const interest = fc.oneof(
      fc.string(),
      fc.string({ minLength: 50, maxLength: 70, unit: fc.constantFrom("a", " ") }),
    );
    fc.assert(
      fc.property(fc.array(interest, { maxLength: 30 }), (added) => {
        const interests = added.reduce<readonly string[]>(addInterest, []);
        expect(new Set(interests).size).toBe(interests.length);
        for (const text of interests) {
          expect(text).toBe(text.trim());
          expect(text.length).toBeGreaterThan(0);
          expect(text.length).toBeLessThanOrEqual(QUERY_LIMITS.interest);
        }
      }),
    );
  });
});
