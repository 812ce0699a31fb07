import type { GiftFinderOptions, ImpactScoreboardOptions } from "./options.ts";

/** `headingLevel` as an attribute: `heading-level`. */
type AttributeOf<Option extends string> = Option extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeOf<Rest>}`
  : "";

/** The attribute of any option. */
export type OptionAttribute = AttributeOf<OptionName>;

/** Every option's attribute; a record, so that the types find one that is missing. */
const NAMES: Readonly<Record<OptionAttribute, 0>> = {
  server: 0,
  partner: 0,
  country: 0,
  locale: 0,
  theme: 0,
  accent: 0,
  density: 0,
  "heading-level": 0,
  compact: 0,
  labels: 0,
  occasion: 0,
  interests: 0,
  budget: 0,
  links: 0,
  "event-text": 0,
  charity: 0,
};

/** Name of an option. */
export type OptionName = keyof (GiftFinderOptions & ImpactScoreboardOptions);

export const ATTRIBUTES = Object.keys(NAMES) as OptionAttribute[];

function propertyOf(attribute: string): OptionName {
  return attribute.replace(/-./, ([, letter = ""]) => letter.toUpperCase()) as OptionName;
}

/**
 * Gives elements a property for each attribute. A property is its attribute: what frameworks set and what a
 * page writes are the same thing.
 * @param read what the text of an attribute that is there means
 */
export function defineProperties(
  prototype: object,
  read: (option: OptionName, text: string) => unknown = (_, text) => text,
): void {
  for (const attribute of ATTRIBUTES) {
    const option = propertyOf(attribute);
    Object.defineProperty(prototype, option, {
      configurable: true,
      get(this: HTMLElement) {
        const text = this.getAttribute(attribute);
        return text === null ? undefined : read(option, text);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null || value === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, typeof value === "object" ? JSON.stringify(value) : String(value));
      },
    });
  }
}

/** What was set on an element before it had the properties hides them; it is set again, on them. */
export function takeUpProperties(element: HTMLElement): void {
  const own = element as object as Record<string, unknown>;
  for (const name of ATTRIBUTES.map(propertyOf)) {
    if (!Object.hasOwn(own, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}
