import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AvoidReason } from "../gift/vocabulary.ts";
import { readConstraints } from "./constraints.ts";

const avoided = (notes: string): AvoidReason[] => [...readConstraints(notes, "Birthday").avoid].sort();

describe("readConstraints", () => {
  it.each<[string, AvoidReason[]]>([
    ["no alcohol please", ["alcohol"]],
    ["doesn’t drink anymore", ["alcohol"]],
    ["They don't drink wine", ["alcohol"]],
    ["He is sober since May", ["alcohol"]],
    ["my pregnant sister", ["alcohol", "caffeine"]],
    ["She's vegan", ["animal-products", "dairy", "meat"]],
    ["vegetarian", ["meat"]],
    ["allergic to nuts", ["nuts"]],
    ["has a nut allergy", ["nuts"]],
    ["allergic to tree nuts and shellfish", ["nuts"]],
    ["no gluten or dairy", ["dairy", "gluten"]],
    ["coeliac", ["gluten"]],
    ["lactose intolerant", ["dairy"]],
    ["diabetic", ["sugar"]],
    ["no coffee", ["caffeine"]],
    ["hates scented things", ["fragrance"]],
    ["asthma", ["fragrance"]],
    ["not into tech", ["electronic"]],
    ["isn't into gadgets at all", ["electronic"]],
    ["nothing electronic", ["electronic"]],
    ["no leather or wool", ["animal-products"]],
    ["lives in a tiny apartment", ["bulky"]],
    ["doesn't have much space", ["bulky"]],
    ["has two dogs", ["pets"]],
    ["has a baby", ["under-3"]],
    ["nothing too sugary", ["sugar"]],
    ["their house rules allow nothing that runs on batteries", ["electronic"]],
    ["doesn't own a smartphone", ["electronic"]],
    ["no eggs, soy, milk or fish", ["dairy"]],
    ["not allergic to nuts; no gluten", ["gluten"]],
    ["please nothing heavy", ["bulky"]],
    ["flies home with hand luggage", ["bulky"]],
    ["never answers his phone", []],
    ["not a big fan of tea", []],
  ])("%j keeps away %j", (notes, reasons) => {
    expect(avoided(notes)).toEqual(reasons);
  });

  it.each([
    "loves wine and cheese",
    "can't live without coffee",
    "drinks a lot of tea",
    "not vegan",
    "doesn't drink coffee",
    "a nutty sense of humour",
    "",
  ])("%j does not keep alcohol, nuts or meat away", (notes) => {
    const { avoid } = readConstraints(notes, "Birthday");
    expect(["alcohol", "nuts", "meat"].filter((reason) => avoid.has(reason as AvoidReason))).toEqual([]);
  });

  it("keeps coffee for those who can't live without it", () => {
    expect(avoided("can't live without coffee")).toEqual([]);
  });

  it("keeps what is for adults away from children", () => {
    const { avoid, age } = readConstraints("he is 8", "Birthday");
    expect(age).toBe(8);
    expect([...avoid].sort()).toEqual(["alcohol", "under-18"]);
    expect(avoided("she is 2")).toEqual(["alcohol", "under-18", "under-3"]);
    expect(avoided("she is 18")).toEqual([]);
  });

  it("takes the age of a pet, or of a baby to come, for nobody's", () => {
    expect(readConstraints("she is 8", "Treat Pet Friends").age).toBeNull();
    expect(readConstraints("her first is 3", "Baby Shower").age).toBeNull();
  });

  it("never throws, and takes no time over hostile text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (notes) => readConstraints(notes, "Other").avoid.size >= 0),
    );
    // Of this process alone: others may keep it waiting.
    const start = process.cpuUsage();
    for (const word of ["no ", "not a ", "has a ", "is ", "a, ", "n't ", "'"])
      readConstraints(word.repeat(2_000 / word.length), "Other");
    expect(process.cpuUsage(start).user).toBeLessThan(500_000);
  });
});
