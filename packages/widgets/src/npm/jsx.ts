import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { GiftFinderElement, ImpactScoreboardElement } from "../embed/mount-functions.ts";
import type { GiftFinderOptions, ImpactScoreboardOptions } from "../embed/options.ts";

/** `headingLevel` as an attribute: `heading-level`. */
type Kebab<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : "";

/** What the attribute of an option takes: lists and ranges as text, labels as JSON. */
type AttributeValue<Value> = Value extends boolean
  ? boolean | "" | "true" | "false"
  : Value extends number
    ? number | `${number}`
    : Value extends string
      ? Value
      : string;

type Attributes<Options, Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & {
  [Name in keyof Options as Kebab<Name>]?: AttributeValue<NonNullable<Options[Name]>> | undefined;
} & {
  /** React 18 knows `className` on its own elements only. */
  class?: string | undefined;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "gift-finder": Attributes<GiftFinderOptions, GiftFinderElement>;
      "impact-scoreboard": Attributes<ImpactScoreboardOptions, ImpactScoreboardElement>;
    }
  }
}
