import type { GiftFinderOptions, ImpactScoreboardOptions } from "./options.ts";

/** Name of an option. */
export type OptionName = keyof (GiftFinderOptions & ImpactScoreboardOptions);

/** An option as an attribute: `heading-level`. */
type AttributeOf<Option extends string> = Option extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeOf<Rest>}`
  : "";
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

const NAMES =
  "server partner country locale theme accent density heading-level compact labels occasion interests budget links event-text charity";

/** Every option's attribute: the types let none be missing or be one too many. */
export const ATTRIBUTES: (AttributeOf<OptionName> extends Words<typeof NAMES>
  ? Words<typeof NAMES> extends AttributeOf<OptionName>
    ? string
    : never
  : never)[] = NAMES.split(" ");

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
        if ((value ?? false) === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, typeof value === "object" ? JSON.stringify(value) : `${value}`);
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

/** The option of an attribute. */
export function propertyOf(attribute: string): OptionName {
  return attribute.replace(/-./, ([, letter = ""]) => letter.toUpperCase()) as OptionName;
}
