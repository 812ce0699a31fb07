import { isCountryCode } from "@gifthearth/core";
import { moneyOf } from "../money-of.ts";
import { loadText } from "../text/load-text.ts";
import { resolveLocale } from "../text/locale.ts";
import { readAttributesBy } from "./attributes.ts";
import type { Settings } from "./instance.ts";
import accentCss from "./looks/accent.css";
import denseCss from "./looks/dense.css";
import {
  type GiftFinderOptions,
  type ImpactScoreboardOptions,
  OPTION_NAMES,
  readOption,
  type WidgetOptions,
} from "./options.ts";

export { callMethod } from "./methods.ts";
export { OPTION_NAMES, readOption };

/** Has the words of an element's language fetched before anybody asks for them; never rejects. */
export async function prepare(element: HTMLElement): Promise<void> {
  const locale = resolveLocale(element.getAttribute("locale") ?? undefined, element);
  await loadText(locale, undefined, element.hasAttribute("labels") ? {} : undefined).catch(() => {});
}

/**
 * What an element with options goes by, and what it looks like. Fetched for such an element only.
 * @param plain what it goes by without any
 */
export async function settingsOf(
  element: HTMLElement,
  frame: HTMLElement,
  plain: Settings,
): Promise<Settings> {
  readAttributesBy(readOption);
  const properties = element as HTMLElement & GiftFinderOptions & ImpactScoreboardOptions;
  const options: GiftFinderOptions & ImpactScoreboardOptions = Object.fromEntries(
    OPTION_NAMES.map((name) => [name, properties[name]]),
  );
  const code = options.country?.toUpperCase() ?? "";
  const country = isCountryCode(code) ? code : undefined;
  const level = options.headingLevel;
  // English says the same, where the words can't be had.
  const [text, missing] = await loadText(
    resolveLocale(options.locale, element),
    country,
    options.labels,
  ).then(
    (loaded) => [loaded, undefined] as const,
    (error: Error) => [undefined, error] as const,
  );
  return {
    ...options,
    siteUrl: options.server ?? plain.siteUrl,
    utmSource: options.partner ?? plain.utmSource,
    country: country ?? null,
    money: moneyOf(country, text?.tag ?? "en"),
    text,
    missing,
    headingLevel: [1, 2, 3, 4, 5, 6].find((possible) => possible === level),
    siteLinksOnly: options.links === "site",
    looks: looksOf(frame, options),
  };
}

/** Values that every colour property takes, though they are no colours of their own. */
const NO_COLOUR = /^(?:inherit|initial|unset|revert|revert-layer)$|\b(?:var|env)\(/i;

/** The stylesheets of a widget's own looks. An accent that is no colour is as if absent. */
function looksOf(frame: HTMLElement, { accent = "", density }: WidgetOptions): readonly string[] {
  const isColour = globalThis.CSS?.supports("color", accent) && !NO_COLOUR.test(accent);
  frame.style.setProperty("--gh-accent-given", isColour ? accent : "");
  return [...(isColour ? [accentCss] : []), ...(density === "compact" ? [denseCss] : [])];
}
