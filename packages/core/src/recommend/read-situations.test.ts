import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../understand/words.ts";
import { readSituations } from "./read-situations.ts";

const names = (notes: string) => readSituations(foldText(notes)).names;

describe("readSituations", () => {
  it.each([
    ["blind, loves music", ["blind"]],
    ["She is visually impaired", ["blind"]],
    ["has lost his sight", ["blind"]],
    ["deaf", ["deaf"]],
    ["grandpa is hard of hearing", ["deaf"]],
    ["uses a wheelchair", ["gets about with difficulty"]],
    ["can't walk far", ["gets about with difficulty"]],
    ["arthritis in her hands", ["weak or shaky hands"]],
    ["has shaky hands", ["weak or shaky hands"]],
    ["tiny flat", ["small home"]],
    ["the kitchen is quite small", ["small home"]],
    ["lives in one room", ["small home"]],
    ["spends the summer on a small sailboat", ["small home"]],
    ["has weak eyes", ["poor reader's sight"]],
    ["failing eyesight", ["poor reader's sight"]],
    ["has sore knees", ["gets about with difficulty"]],
    ["should arrive today", ["needed at once"]],
    ["lives in a dorm", ["dorm"]],
    ["hates clutter", ["wants no more things"]],
    ["doesn't want anything", ["wants no more things"]],
    ["the man who has everything", ["wants no more things"]],
    ["no garden", ["no garden"]],
    ["in hospital", ["in hospital"]],
    ["recovering from surgery", ["in hospital"]],
    ["new mum, exhausted", ["new parent", "exhausted"]],
    ["just retired", ["retired"]],
    ["recently widowed", ["bereaved"]],
    ["her father passed away", ["bereaved"]],
    ["moved to a new city", ["new in town"]],
    ["vegan", ["vegan"]],
    ["halal", ["keeps a halal or kosher table"]],
    ["teetotal", ["drinks no alcohol"]],
    ["He doesn't drink", ["drinks no alcohol"]],
    ["nothing electronic", ["nothing electronic"]],
    ["no oven", ["no oven"]],
    ["his memory is going, dementia", ["fading memory"]],
    ["in a care home", ["old age", "care home"]],
    ["pregnant", ["pregnant"]],
    ["needs it tomorrow", ["needed at once"]],
  ])("%j: %j", (notes, situations) => {
    expect(names(notes)).toEqual(situations);
  });

  it.each([
    "not blind",
    "a blind date gone wrong",
    "colour-blind",
    "tone-deaf but keen",
    "isn't deaf at all",
    "works in a hospital",
    "she is a nurse in a hospital",
    "teaches blind children",
    "her husband is deaf",
    "her dog is blind",
    "isn't vegan",
    "not pregnant",
    "doesn't hate clutter",
    "doesn't drink coffee",
    "never retired",
    "loves her garden",
    "has a new oven",
    "expecting a parcel",
    "",
  ])("%j tells of none", (notes) => {
    expect(names(notes)).toEqual([]);
  });

  it("heeds what a clause denies in that clause alone", () => {
    expect(names("not blind but deaf")).toEqual(["deaf"]);
    expect(names("not deaf, uses a wheelchair")).toEqual(["gets about with difficulty"]);
  });

  it("leaves the rest of the notes", () => {
    expect(readSituations("blind, loves music and tea").rest).toBe(" ; , loves music and tea");
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (notes) => readSituations(notes).names.length >= 0));
  });
});
