import { expect, it } from "vitest";
import type { ForWhom } from "../host/shortlist.ts";
import { groupsOf } from "./groups.ts";

const idea = (title: string, forWhom: ForWhom | null) => ({ title, forWhom });
const MOTHER: ForWhom = { relation: "mother", occasion: "Birthday" };

it("groups ideas by whom and what they are for, in their order", () => {
  const ideas = [
    idea("Pan", MOTHER),
    idea("Map", null),
    idea("Tea", { relation: null, occasion: "Wedding" }),
    idea("Mug", { ...MOTHER, occasion: "birthday" }),
  ];
  expect(groupsOf(ideas).map(({ name, ideas: own }) => [name, own.map(({ title }) => title)])).toEqual([
    ["My mother · Birthday", ["Pan", "Mug"]],
    ["Other ideas", ["Map"]],
    ["Wedding", ["Tea"]],
  ]);
  expect(groupsOf([idea("Map", null)])[0]?.name).toBe("Your ideas");
});
