import type { OptionName } from "./attributes.ts";

/** An option as an attribute: `heading-level`. */
export type AttributeOf<Option> = Option extends `${infer First}${infer Rest}`
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
