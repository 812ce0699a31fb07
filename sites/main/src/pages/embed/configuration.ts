import { COUNTRY_CODES, RELATIONS, toAge } from "@gifthearth/core";
import { LANGUAGES } from "@gifthearth/widgets";
import { type OptionField, optionFields } from "@gifthearth/widgets/embed-options";

const WIDGETS = ["gift-finder", "impact-scoreboard", "badge"] as const;
export type Widget = (typeof WIDGETS)[number];

const { charity, theme } = optionFields("impact-scoreboard");

/** A picture knows nothing of the page around it. */
const { page: _, ...BADGE_THEMES } = theme?.choices ?? {};

/** The badge is a picture: its address takes a charity and colours nearly as a scoreboard does, and its shape. */
const BADGE_FIELDS: Readonly<Record<string, OptionField>> = {
  ...(charity && theme && { charity, theme: { ...theme, choices: BADGE_THEMES } }),
  style: {
    group: "Looks",
    label: "Shape",
    control: "segments",
    choices: { card: "Card", line: "Line" },
    preset: "card",
  },
};

/** Options of each by their attributes' names, in the order in which a snippet has them. */
export const FIELDS_OF: Readonly<Record<Widget, Readonly<Record<string, OptionField>>>> = {
  "gift-finder": optionFields("gift-finder"),
  "impact-scoreboard": optionFields("impact-scoreboard"),
  badge: BADGE_FIELDS,
};

/** Characters of an option's value; what is longer is nobody's accent or occasion. */
const LONGEST = 200;

/** A widget with the options that differ from what it does without them. */
export interface Configuration {
  readonly widget: Widget;
  /** By attribute name; `compact` is "true". */
  readonly options: Readonly<Record<string, string>>;
}

/** What the configurator proposes where an address says nothing of it: a widget that goes with the page around it. */
const PROPOSED_THEME = "page";
/** What a widget does of itself. */
const OWN_THEME = theme?.preset ?? "";

/**
 * The configuration that an address holds, as it is shared or as the form sends it without scripts. What means
 * nothing is left out.
 */
export function readConfiguration(query: URLSearchParams): Configuration {
  const asked = query.get("widget") ?? "";
  const widget = WIDGETS.find((name) => name === asked) ?? "gift-finder";
  const said = new URLSearchParams(query);
  if (widget !== "badge" && !said.has("theme")) said.set("theme", PROPOSED_THEME);
  const options = Object.entries(FIELDS_OF[widget]).flatMap(([name, field]) => {
    const value = readOption(name, field, said);
    return value === null ? [] : [[name, value]];
  });
  return { widget, options: Object.fromEntries(options) };
}

/** @returns the query of the address that holds it, "" where all is as proposed */
export function configurationQuery(configuration: Configuration): string {
  const query = queryOf(configuration);
  if (configuration.widget === "gift-finder") query.delete("widget");
  if (query.get("theme") === PROPOSED_THEME) query.delete("theme");
  return query.size > 0 ? `?${query}` : "";
}

/** A change by hand. @param value "" goes back to what holds without it */
export function withOption(configuration: Configuration, name: string, value: string): Configuration {
  const query = queryOf(configuration);
  query.set(name, value);
  return readConfiguration(query);
}

/** The same options for another widget, as far as it has them. */
export function withWidget(configuration: Configuration, widget: Widget): Configuration {
  const query = queryOf(configuration);
  query.set("widget", widget);
  return readConfiguration(query);
}

/** All that it says, a widget's theme too where that is its own. */
function queryOf({ widget, options }: Configuration): URLSearchParams {
  return new URLSearchParams({ widget, ...(widget !== "badge" && { theme: OWN_THEME }), ...options });
}

/** @returns null for an option that isn't set, or set to what holds anyway */
function readOption(name: string, field: OptionField, query: URLSearchParams): string | null {
  if (field.control === "flag") return ["", "false", null].includes(query.get(name)) ? null : "true";
  if (field.control === "interests") return readInterests(query.getAll(name));
  if (field.control === "budget") return readBudget(query);
  if (field.control === "age") return toAge(query.get(name))?.toString() ?? null;
  const value = query.get(name)?.trim().slice(0, LONGEST) ?? "";
  const choices = choicesOf(field);
  if (choices && (value === field.preset || !choices.includes(value))) return null;
  return value === "" ? null : value;
}

/** The only values that an option may have; undefined where it may have any. */
function choicesOf({ control, choices }: OptionField): readonly string[] | undefined {
  if (control === "country") return COUNTRY_CODES;
  if (control === "language") return LANGUAGES;
  if (control === "relation") return RELATIONS;
  return choices && Object.keys(choices);
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
