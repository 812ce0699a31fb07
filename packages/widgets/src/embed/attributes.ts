import type { OptionName } from "./options.ts";

/** A class of elements, which knows its attributes. */
export interface WidgetClass {
  readonly prototype: HTMLElement;
  readonly observedAttributes: readonly string[];
}

/**
 * Gives elements a property for each attribute. A property is its attribute: what frameworks set and what a
 * page writes are the same thing.
 * @param read what the text of an attribute that is there means
 */
export function defineProperties(
  { prototype, observedAttributes }: WidgetClass,
  read: (option: OptionName, text: string) => unknown = (_, text) => text,
): void {
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

/** What was set on an element before it had the properties hides them; it is set again, on them. */
export function takeUpProperties(element: HTMLElement, { observedAttributes }: WidgetClass): void {
  const own = element as object as Record<string, unknown>;
  for (const name of observedAttributes.map(propertyOf)) {
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
