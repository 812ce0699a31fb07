import type { GiftFinderOptions, ImpactScoreboardOptions } from "../embed/options.ts";

/** An option as an attribute: `heading-level`. */
type AttributeOf<Option> = Option extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeOf<Rest>}`
  : "";

/** What the attribute of an option takes: lists and ranges as text, labels as JSON. */
type AttributeValue<Value> = Value extends boolean
  ? boolean | "" | "true" | "false"
  : Value extends number
    ? number | `${number}`
    : Value extends string
      ? Value
      : string;

/** Options as attributes. */
export type OptionAttributes<Options> = {
  [Name in keyof Options as AttributeOf<Name>]?: AttributeValue<NonNullable<Options[Name]>> | undefined;
};

/** The same for a framework that hands on any value: an option's own, or an attribute's. */
type OptionValues<Options> = {
  [Name in keyof Options as AttributeOf<Name>]?:
    | Options[Name]
    | AttributeValue<NonNullable<Options[Name]>>
    | undefined;
};

/** The attributes of `<gift-finder>`, for templates. */
export type GiftFinderAttributes = OptionValues<GiftFinderOptions>;

/** The attributes of `<impact-scoreboard>`, for templates. */
export type ImpactScoreboardAttributes = OptionValues<ImpactScoreboardOptions>;
