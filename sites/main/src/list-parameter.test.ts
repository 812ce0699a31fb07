import { describe, expect, it } from "vitest";
import { readList, writeList } from "./list-parameter.ts";

const read = (search: string) => readList(new URLSearchParams(search), "interests");

describe("readList", () => {
  it.each([
    ["interests=Art,%20Music,,Art", ["Art", "Music"]],
    ["interests=Art&interests=%20Tea%20&interests=Art&interests=", ["Art", "Tea"]],
    ["interests=salt,+pepper+%26+spice&interests=Tea", ["salt, pepper & spice", "Tea"]],
    ["interests=,,", []],
    ["", []],
  ])("reads %j as %j", (search, items) => expect(read(search)).toEqual(items));
});

describe("writeList", () => {
  it.each([[[]], [["Art"]], [["salt, pepper & spice"]], [["salt, pepper & spice", "Tea"]]])(
    "writes %j so that it is read again, in place of what was there",
    (items: readonly string[]) => {
      const parameters = new URLSearchParams("interests=Wood&occasion=Birthday");
      writeList(parameters, "interests", items);
      expect(read(parameters.toString())).toEqual(items);
      expect(parameters.get("occasion")).toBe("Birthday");
    },
  );
});
