import { isCountryCode, MARKETPLACES } from "@gifthearth/core";
import type { OptionName, OptionsOf } from "./options.ts";

/** What a page wrote: an element as far as we read it. */
export interface WrittenElement {
  readonly name: keyof OptionsOf;
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether a link stands inside, or anything else to show in place of the widget. */
  readonly hasContent: boolean;
}

/** What it is to know of our options and texts; handed to it, so that nobody else loads them in smaller pieces. */
export interface Known {
  readonly options: readonly OptionName[];
  readonly readOption: (option: OptionName, text: string) => unknown;
  readonly labels: readonly string[];
}

/** As the server makes them. */
const PARTNER_ID = /^[2-9bcdfghjkmnpqrstvwxz]{4}-[2-9bcdfghjkmnpqrstvwxz]{4}$/;

const VALUES: Readonly<Record<string, readonly string[]>> = {
  theme: ["light", "dark", "auto", "page"],
  density: ["comfortable", "compact"],
  links: ["shop", "site"],
  country: MARKETPLACES.rows.map(({ code }) => code),
};

/** What else an attribute must be to mean something. */
const RULES: Readonly<Record<string, RegExp>> = {
  locale: /^(?:en|nl|fr|es|de|it)(?![a-z])/i,
  "heading-level": /^[1-6]$/,
  age: /^\s*(?:\d\d?|1[01]\d|120)\s*$/,
  partner: PARTNER_ID,
};

/** What to write for an attribute that means nothing. */
const INSTEAD: Readonly<Record<string, string>> = {
  locale: "one of en, nl, fr, es, de, it, also with a region such as de-AT",
  "heading-level": "a level from 1 to 6",
  age: "whole years from 0 to 120",
  partner: "the id that /partners shows you, such as k7mq-2rtx",
  budget: "the lowest and the highest price, such as 20-60",
  labels: 'JSON such as {"search":"Find a gift"}',
  server: "an address such as https://gifts.example.org",
};

/**
 * What of an element means nothing, or something else than its page thinks: a sentence for each, with what to write
 * instead.
 */
export function mistakesIn({ name, attributes, hasContent }: WrittenElement, known: Known): string[] {
  const options = new Map(known.options.map((option) => [attributeOf(option), option]));
  const mistakes = Object.entries(attributes).flatMap(([attribute, text]) => {
    const option = options.get(attribute);
    if (option) return mistakesInValue(attribute, option, text, known);
    const meant = nearest(attribute, [...options.keys()]);
    return meant ? [`There is no attribute ${attribute}. Write ${meant}.`] : [];
  });
  const path = name === "gift-finder" ? "/gift-finder" : "/impact";
  if (!hasContent) {
    mistakes.push(
      `Nothing stands inside it. Put a link to ${path} of our site there, for who can't load it.`,
    );
  }
  return mistakes.map((mistake) => `<${name}>: ${mistake}`);
}

function mistakesInValue(
  attribute: string,
  option: OptionName,
  text: string,
  { readOption, labels }: Known,
): string[] {
  const values = VALUES[attribute];
  const isValue = attribute === "country" ? isCountryCode(text.toUpperCase()) : values?.includes(text);
  const nothing = (instead: string) => [`${attribute}="${text}" means nothing. Write ${instead}.`];
  if (values && !isValue) return nothing(`one of ${values.join(", ")}`);
  const isMeant = RULES[attribute]?.test(text) ?? readOption(option, text) !== undefined;
  if (!isMeant) return nothing(INSTEAD[attribute] ?? "something, or leave it out");
  if (attribute !== "labels") return [];
  const unknown = Object.keys(readOption(option, text) ?? {}).filter((key) => !labels.includes(key));
  return unknown.map((key) => {
    const meant = nearest(key, labels);
    return `There is no label ${key}. ${meant ? `Write ${meant}.` : "The keys are at /developers."}`;
  });
}

/** The attribute of an option: `heading-level`. */
function attributeOf(option: OptionName): string {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What was meant, where it is at most two letters from what was written. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  return known.find((word) => {
    const most = Math.min(2, Math.floor(word.length / 3));
    return (
      Math.abs(word.length - written.length) <= most &&
      distance(written.toLowerCase(), word.toLowerCase()) <= most
    );
  });
}

/** Letters to be put in, taken out or changed to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...other].entries()) {
      const changed = (row[place] ?? 0) + Number(letter !== wanted);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Tells whoever develops the page what is wrong with an element, a line in the console for each mistake. */
export async function advise(element: HTMLElement): Promise<void> {
  const [{ OPTION_NAMES: options, readOption }, { en }] = await Promise.all([
    import("./settings.ts"),
    import("../text/words.ts"),
  ]);
  const written: WrittenElement = {
    name: element.localName as keyof OptionsOf,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    hasContent: element.querySelector(":scope > :not(span:empty)") !== null,
  };
  for (const mistake of mistakesIn(written, { options, readOption, labels: Object.keys(en) })) {
    // biome-ignore lint/suspicious/noConsole: it is for who reads the console
    console.warn(`GiftHearth: ${mistake}`);
  }
}
