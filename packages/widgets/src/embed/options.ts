/**
 * Every option of the embedded widgets: its type and doc comment, how it is read, and how our configurator asks for
 * it. From these follow the elements' attributes and properties, the npm package's types and manifest, `/developers`,
 * `/embed`, what a framed widget takes, and the README's table, which `npm run test:unit -- embed-reference --update`
 * writes. A new one reaches a widget as one of its settings (settings.ts); a test names the line that the WordPress
 * plugin (examples/wordpress) then lacks.
 */
import type { LabelKey } from "../text/en.ts";

/** What both widgets can be told. A value that means nothing is as if it weren't there. */
export interface WidgetOptions {
  /**
   * The address of the GiftHearth that answers, such as `https://gifts.example.org`. The script knows where
   * it came from, so only a page that brings the widgets along itself, from the npm package, has to say it.
   * @default where the script was loaded from
   */
  server?: string | undefined;
  /**
   * Your partner id, from `/partners`: what your visitors do is counted for you. An id that isn't known
   * changes nothing else.
   * @default none
   */
  partner?: string | undefined;
  /**
   * Country whose marketplace the shop links lead to, by its two letters, such as `DE`. It also
   * says how amounts are written.
   * @default by the visitor's address
   */
  country?: string | undefined;
  /**
   * Language of the widget and of its ideas: `en`, `nl`, `fr`, `es`, `de` or `it`, also with a region such as `de-AT`.
   * @default the nearest `lang` around the widget, else English
   */
  locale?: string | undefined;
  /**
   * Its colours: `light`, `dark`, or `auto`, which follows the visitor's system.
   * @default "light"
   */
  theme?: "light" | "dark" | "auto" | undefined;
  /**
   * Colour of what matters most, such as the main button: any CSS colour. Text on it and links are made
   * light or dark enough to be read.
   * @default GiftHearth's ember
   */
  accent?: string | undefined;
  /**
   * How much room things take: `compact` for narrow columns and dense pages.
   * @default "comfortable"
   */
  density?: "comfortable" | "compact" | undefined;
  /**
   * Level of the widget's heading, 1 to 6, so that it fits your page's outline; headings inside it follow.
   * @default 2
   */
  headingLevel?: number | undefined;
  /**
   * Less of it: a gift finder without its introduction, a scoreboard of one line.
   * @default false
   */
  compact?: boolean | undefined;
  /**
   * Words of your own, by label key, in place of the widget's. As an attribute it is JSON.
   * @default none
   */
  labels?: { readonly [Key in LabelKey]?: string } | undefined;
}

/** What `<gift-finder>` can be told: its properties, and in kebab-case its attributes. */
export interface GiftFinderOptions extends WidgetOptions {
  /**
   * Who the gift is for, as the form holds it at first, such as `mother`, `colleague` or `in-law`. A change fills the
   * field anew.
   * @default none chosen
   */
  relation?: string | undefined;
  /**
   * Their age that the form holds at first, whole years from 0 to 120. A change fills the field anew.
   * @default none
   */
  age?: number | undefined;
  /**
   * Occasion that the form holds at first, such as `Birthday`, or one of your own words. A change fills the
   * field anew.
   * @default none chosen
   */
  occasion?: string | undefined;
  /**
   * Interests that the form holds at first. As an attribute they are separated by commas. A change fills
   * the field anew.
   * @default none
   */
  interests?: readonly string[] | undefined;
  /**
   * Lowest and highest price that the form holds at first, whole units of the visitor's currency from 0 to 200; 200 is open
   * above. As an attribute it is `20-60`. A change fills the field anew.
   * @default [25, 100]
   */
  budget?: readonly [lowest: number, highest: number] | undefined;
  /**
   * Where the ideas' links lead: `shop` is the marketplace, where its programme allows that on other
   * people's pages, and else our page of the idea; `site` is always our page.
   * @default "shop"
   */
  links?: "shop" | "site" | undefined;
  /**
   * Whether events carry what the visitor searched for and which ideas came, as text. Only if your visitors
   * agree to that.
   * @default false
   */
  eventText?: boolean | undefined;
}

/** What `<impact-scoreboard>` can be told: its properties, and in kebab-case its attributes. */
export interface ImpactScoreboardOptions extends WidgetOptions {
  /**
   * Id of a charity that is given to: the board then names it and shows what this one was given, and nothing else.
   * @default all that is given
   */
  charity?: string | undefined;
}

/** Options by the name of the element that takes them. */
export interface OptionsOf {
  readonly "gift-finder": GiftFinderOptions;
  readonly "impact-scoreboard": ImpactScoreboardOptions;
}

/** Name of an option. */
export type OptionName = keyof (GiftFinderOptions & ImpactScoreboardOptions);

/** Nothing written is no number, zero included. */
const asNumber = (text: string) => (text.trim() ? Number(text) : undefined);

const asText = (text: string) => text.trim() || undefined;

/** An address that paths can be put behind. */
const asServer = (text: string) => (/^https?:\/\/./.test(text) ? text.replace(/\/+$/, "") : undefined);

/** Present means yes; frameworks also write "false". */
const asFlag = (text: string) => text !== "false";

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asLabels(text: string): Readonly<Record<string, string>> | undefined {
  const labels = asJson(text);
  if (typeof labels !== "object" || labels === null) return undefined;
  return Object.fromEntries(Object.entries(labels).filter(([, words]) => typeof words === "string"));
}

function asList(text: string): readonly string[] | undefined {
  // A list with a comma in one of its items is JSON.
  const list = text.startsWith("[") ? asJson(text) : text.split(",");
  return Array.isArray(list) ? list.filter((item) => typeof item === "string") : undefined;
}

function asBudget(text: string): readonly [number, number] | undefined {
  const [lowest = 0, highest = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return lowest < highest ? [lowest, highest] : undefined;
}

/** How each option is read from the text of its attribute; undefined when the text means nothing. */
const READERS: { readonly [Name in OptionName]: (text: string) => unknown } = {
  server: asServer,
  partner: asText,
  country: asText,
  locale: asText,
  theme: asText,
  accent: asText,
  density: asText,
  headingLevel: Number,
  compact: asFlag,
  labels: asLabels,
  relation: asText,
  age: asNumber,
  occasion: asText,
  interests: asList,
  budget: asBudget,
  links: asText,
  eventText: asFlag,
  charity: asText,
};

/** Every option there is. */
export const OPTION_NAMES = Object.keys(READERS) as readonly OptionName[];

/** What an attribute says. */
export const readOption = (option: OptionName, text: string) => READERS[option](text);

/** How the configurator on our site (`/embed`) asks for an option. Pages that are framed take these options alone. */
export interface OptionField {
  readonly group: "Looks" | "What the form starts with" | "Your readers, and you";
  /** By widget, where it does not say the same of each. */
  readonly label: string | Readonly<Record<keyof OptionsOf, string>>;
  /** `flag` is a box to tick; those from `accent` on have a field of their own. */
  readonly control:
    | "segments"
    | "select"
    | "text"
    | "flag"
    | "accent"
    | "relation"
    | "age"
    | "occasion"
    | "interests"
    | "budget"
    | "country"
    | "language"
    | "charity";
  /** What is shown for each value that it may have. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The value that holds without the option, where that is one of the choices. */
  readonly preset?: string;
  readonly hint?: string;
}

/** Left to who writes code, and never taken from an address, with the reason. */
interface Withheld {
  readonly withheld: string;
}

type FieldsOf<Options> = { readonly [Name in keyof Options]-?: OptionField | Withheld };

const FIELDS_OF_BOTH: FieldsOf<WidgetOptions> = {
  server: { withheld: "an address of ours can't say whom the widget asks" },
  partner: {
    group: "Your readers, and you",
    label: "Partner id",
    control: "text",
    hint: "Yours, from the page for partners.",
  },
  country: { group: "Your readers, and you", label: "Country", control: "country" },
  locale: { group: "Your readers, and you", label: "Language", control: "language" },
  theme: {
    group: "Looks",
    label: "Colours",
    control: "segments",
    choices: { light: "Light", dark: "Dark", auto: "Auto" },
    preset: "light",
  },
  accent: { group: "Looks", label: "Accent", control: "accent" },
  density: {
    group: "Looks",
    label: "Density",
    control: "segments",
    choices: { comfortable: "Comfortable", compact: "Compact" },
    preset: "comfortable",
  },
  compact: {
    group: "Looks",
    label: { "gift-finder": "Without the introduction", "impact-scoreboard": "One line only" },
    control: "flag",
  },
  headingLevel: {
    group: "Looks",
    label: "Heading level",
    control: "select",
    choices: { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" },
    preset: "2",
  },
  labels: { withheld: "somebody else would have us say words under our name" },
};

const FIELDS_OF_FINDER: FieldsOf<Omit<GiftFinderOptions, keyof WidgetOptions>> = {
  relation: { group: "What the form starts with", label: "Who it is for", control: "relation" },
  age: { group: "What the form starts with", label: "Their age", control: "age" },
  occasion: { group: "What the form starts with", label: "Occasion", control: "occasion" },
  interests: { group: "What the form starts with", label: "Interests", control: "interests" },
  budget: { group: "What the form starts with", label: "Budget", control: "budget" },
  links: {
    group: "Your readers, and you",
    label: "An idea leads to",
    control: "segments",
    choices: { shop: "The shop", site: "Our page of it" },
    preset: "shop",
  },
  eventText: { withheld: "no event leaves an iframe" },
};

const FIELDS_OF_BOARD: FieldsOf<Omit<ImpactScoreboardOptions, keyof WidgetOptions>> = {
  charity: { group: "Your readers, and you", label: "Charity", control: "charity" },
};

/** A widget's fields, by the attributes of its options; without those that are withheld. */
export function optionFields(widget: keyof OptionsOf): Readonly<Record<string, OptionField>> {
  const own: Readonly<Record<string, OptionField | Withheld>> =
    widget === "gift-finder" ? FIELDS_OF_FINDER : FIELDS_OF_BOARD;
  const offered = Object.entries({ ...FIELDS_OF_BOTH, ...own }).flatMap(([option, field]) =>
    "withheld" in field ? [] : [[option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), field]],
  );
  return Object.fromEntries(offered);
}
