import { COUNTRY_CODES } from "@gifthearth/core";
import { LANGUAGES } from "@gifthearth/widgets";
import { FRAMED_ATTRIBUTES } from "../../embedding/widgets.ts";

const WIDGETS = ["gift-finder", "impact-scoreboard", "badge"] as const;
export type Widget = (typeof WIDGETS)[number];

/** Options of each by their attributes' names, in the order in which a snippet has them. */
const OPTIONS_OF: Readonly<Record<Widget, readonly string[]>> = {
  ...FRAMED_ATTRIBUTES,
  badge: ["charity", "theme", "style"],
};

/** Options of which there are only so many values; the first is what holds without one. */
export const CHOICES = {
  theme: ["light", "dark", "auto"],
  density: ["comfortable", "compact"],
  "heading-level": ["2", "1", "3", "4", "5", "6"],
  links: ["shop", "site"],
  style: ["card", "line"],
  country: ["", ...COUNTRY_CODES],
  locale: ["", ...LANGUAGES],
} as const;

/** Characters of an option's value; what is longer is nobody's accent or occasion. */
const LONGEST = 200;

/** A widget with the options that differ from what it does without them. */
export interface Configuration {
  readonly widget: Widget;
  /** By attribute name; `compact` is "true". */
  readonly options: Readonly<Record<string, string>>;
}

/**
 * The configuration that an address holds, as it is shared or as the form sends it without scripts. What means
 * nothing is left out.
 */
export function readConfiguration(query: URLSearchParams): Configuration {
  const asked = query.get("widget") ?? "";
  const widget = WIDGETS.find((name) => name === asked) ?? "gift-finder";
  const options = OPTIONS_OF[widget].flatMap((name) => {
    const value = readOption(name, query);
    return value === null ? [] : [[name, value]];
  });
  return { widget, options: Object.fromEntries(options) };
}

/** @returns the query of the address that holds it, "" where nothing is configured */
export function configurationQuery({ widget, options }: Configuration): string {
  const query = new URLSearchParams({ ...(widget !== "gift-finder" && { widget }), ...options });
  return query.size > 0 ? `?${query}` : "";
}

/** A change by hand. @param value "" goes back to what holds without it */
export function withOption(configuration: Configuration, name: string, value: string): Configuration {
  const query = new URLSearchParams({
    widget: configuration.widget,
    ...configuration.options,
    [name]: value,
  });
  return readConfiguration(query);
}

/** The same options for another widget, as far as it has them. */
export function withWidget({ options }: Configuration, widget: Widget): Configuration {
  return readConfiguration(new URLSearchParams({ ...options, widget }));
}

/** @returns null for an option that isn't set, or set to what holds anyway */
function readOption(name: string, query: URLSearchParams): string | null {
  if (name === "compact")
    return query.has(name) && !["", "false"].includes(query.get(name) ?? "") ? "true" : null;
  if (name === "interests") return readInterests(query.getAll(name));
  if (name === "budget") return readBudget(query);
  const value = query.get(name)?.trim().slice(0, LONGEST) ?? "";
  const choices: readonly string[] | undefined = CHOICES[name as keyof typeof CHOICES];
  if (choices && !choices.slice(1).includes(value)) return null;
  return value === "" ? null : value;
}

/** Several fields of the form, or one list with commas. */
function readInterests(values: readonly string[]): string | null {
  const interests = values
    .join(",")
    .split(",")
    .map((interest) => interest.trim())
    .filter(Boolean);
  return [...new Set(interests)].join(",").slice(0, LONGEST) || null;
}

/** `20-60`, or as the form sends it without scripts: two fields. */
function readBudget(query: URLSearchParams): string | null {
  const fields = [query.get("budget-from"), query.get("budget-to")].filter(Boolean);
  const text = query.get("budget") ?? (fields.length === 2 ? fields.join("-") : "");
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  const isRange = from !== undefined && to !== undefined && Number(from) < Number(to) && Number(to) <= 200;
  return isRange ? `${Number(from)}-${Number(to)}` : null;
}
