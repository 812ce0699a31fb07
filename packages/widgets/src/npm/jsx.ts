import type { DetailedHTMLProps, HTMLAttributes } from "react";

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

/** What a bare element takes in JSX: its options as attributes, beside what every element takes. */
export type ElementAttributes<Options, Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & {
  [Name in keyof Options as AttributeOf<Name>]?: AttributeValue<NonNullable<Options[Name]>> | undefined;
} & {
  /** React 18 knows `className` on its own elements only. */
  class?: string | undefined;
};
