import type { OptionName } from "./options.ts";

/** What the text of an attribute that is there means. */
type Reader = (option: OptionName, text: string) => unknown;

let read: Reader = (_, text) => text;

/** From now on properties give what is meant rather than their attributes' texts. */
export function readAttributesBy(reader: Reader): void {
  read = reader;
}

/**
 * Gives an element, and all of its class, a property for each attribute. A property is its attribute: what frameworks
 * set and what a page writes are the same thing. What was set before the properties were there is taken up.
 */
export function adoptProperties(element: HTMLElement): void {
  const own = element as object as Record<string, unknown>;
  const { prototype, observedAttributes } = element.constructor as CustomElementConstructor & {
    readonly observedAttributes: readonly string[];
  };
  for (const attribute of observedAttributes) {
    const option = propertyOf(attribute);
    Object.defineProperty(prototype, option, {
      configurable: true,
      get(this: HTMLElement) {
        const text = this.getAttribute(attribute);
        return text === null ? undefined : read(option, text);
      },
      set(this: HTMLElement, value: unknown) {
        const text = asText(value);
        if (text === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, text);
      },
    });
    if (!Object.hasOwn(own, option)) continue;
    const value = own[option];
    delete own[option];
    own[option] = value;
  }
}

/** An option as its attribute has it; `undefined` for none, and for what has no text, as an object that holds itself. */
export function asText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return "";
  try {
    return typeof value === "object" ? JSON.stringify(value) : `${value}`;
  } catch {
    return undefined;
  }
}

/** The option of an attribute. */
export function propertyOf(attribute: string): OptionName {
  return attribute.replace(/-./, ([, letter = ""]) => letter.toUpperCase()) as OptionName;
}
