import type { GiftSuggestion } from "@gifthearth/core";
import { createContext, useContext } from "react";
import type { English } from "./en.ts";

/** The words and the way of writing numbers that a widget goes by. */
export interface Text {
  /** For `Intl`: `nl`, `de-AT`. */
  readonly tag: string;
  /** What stands for an English text; English itself where there is none. */
  readonly words?: ReadonlyMap<string, string> | undefined;
  /** Rewrites a range of prices from its English form, "$25-$100" or "$200+"; absent where that stays. */
  readonly prices?: ((range: string) => string) | undefined;
}

/** What a text's `{name}`s stand for; numbers are written as the language does. */
export type Values = Readonly<Record<string, string | number>>;

/** Words of a page's own, by label key. */
export type Labels = Readonly<Record<string, string>>;

export const ENGLISH: Text = { tag: "en-US" };

/** 0.5 as "50%", 0.125 as "12.5%": a share that is promised is never rounded up to a whole per cent. */
export const PERCENT = { style: "percent", maximumFractionDigits: 2 } as const;

const TextContext = createContext(ENGLISH);

/** Gives every widget below it its text; without one they speak English. */
export const TextProvider = TextContext.Provider;

/** A text in the language, with its values; where it has a form for more than one, `count` decides. */
export function translate({ tag, words }: Text, english: English, values: Values = {}): string {
  const [one = "", more] = (words?.get(english) ?? english).split("|");
  const form = more && new Intl.PluralRules(tag).select(Number(values.count)) !== "one" ? more : one;
  return form.replace(/\{(\w+)\}/g, (_, name) => values[name]?.toLocaleString(tag) ?? "");
}

export type SpokenText = ReturnType<typeof useText>;

/** How the widget that calls it speaks. */
export function useText() {
  const text = useContext(TextContext);
  const { tag, words } = text;
  return {
    t: (english: English, values?: Values) => translate(text, english, values),
    /** A word that may be one of ours, such as an occasion; the visitor's own stays. */
    word: (own: string) => words?.get(own) ?? own,
    /** "$25-$100" or "$200+" as the language writes it. */
    prices: (range: string) => (range && text.prices?.(range)) ?? range,
    /** The language of an idea's texts, where it isn't the widget's. */
    langOf: ({ language = "en" }: Pick<GiftSuggestion, "language">) =>
      tag.startsWith(language) ? undefined : language,
    tag,
  };
}
