import { expect, it } from "vitest";
import { en } from "../text/en.ts";
import { mistakesIn } from "./advice.ts";
import { OPTION_NAMES, readOption } from "./options.ts";

const KNOWN = { options: OPTION_NAMES, readOption, labels: Object.keys(en) };
const mistakes = (attributes: Record<string, string>, hasContent = true) =>
  mistakesIn({ name: "gift-finder", attributes, hasContent }, KNOWN);

it.each([
  [{ intrests: "Tea" }, "Write interests."],
  [{ theme: "drak" }, "Write one of light, dark, auto, page."],
  [{ country: "UK" }, "Write one of US, NL, GB"],
  [{ locale: "english" }, "Write one of en, nl"],
  [{ "heading-level": "h2" }, "Write a level from 1 to 6."],
  [{ age: "old" }, "Write whole years"],
  [{ budget: "60-20" }, "Write the lowest and the highest price, such as 20-60."],
  [{ labels: "{search: 1}" }, "Write JSON such as"],
  [{ labels: '{"serach":"Go"}' }, "There is no label serach. Write search."],
  [{ labels: '{"zebra":"Go"}' }, "The keys are at /developers."],
  [{ partner: "k7mq-2rt" }, "Write the id that /partners shows you"],
  [{ server: "gifts.example.org" }, "Write an address such as https://gifts.example.org."],
])("says of %o what to write instead", (attributes, instead) => {
  expect(mistakes(attributes)).toEqual([expect.stringContaining(instead)]);
});

it("says nothing of what is right, nor of what isn't ours", () => {
  const right = {
    theme: "page",
    country: "de",
    locale: "de-AT",
    budget: "20-60",
    age: "0",
    "heading-level": "3",
  };
  expect(
    mistakes({ ...right, id: "finder", class: "wide", lang: "de", "data-v-1": "", "x-data": "{}" }),
  ).toEqual([]);
  expect(mistakes({}, false)).toEqual([expect.stringContaining("Put a link to /gift-finder")]);
});
