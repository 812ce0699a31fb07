import { isCountryCode } from "@gifthearth/core";
import { loadText } from "../text/load-text.ts";
import { resolveLocale } from "../text/locale.ts";
import { defineProperties } from "./attributes.ts";
import type { Settings } from "./instance.ts";
import { looksOf } from "./looks.ts";
import { type GiftFinderOptions, type ImpactScoreboardOptions, readOption } from "./options.ts";

export { callMethod } from "./methods.ts";

/**
 * What an element with options goes by, and what it looks like. Fetched for such an element only.
 * @param plain what it goes by without any
 */
export async function settingsOf(
  element: HTMLElement,
  frame: HTMLElement,
  plain: Settings,
): Promise<Settings> {
  // From now on the properties give what is meant rather than the attributes' texts.
  defineProperties(element.constructor as never, readOption);
  const options = element as HTMLElement & GiftFinderOptions & ImpactScoreboardOptions;
  const { partner, compact, eventText, charity, locale, labels, occasion, interests, budget } = options;
  if (compact) frame.style.minHeight = "";
  const code = options.country?.toUpperCase() ?? "";
  const country = isCountryCode(code) ? code : undefined;
  const level = options.headingLevel;
  return {
    siteUrl: options.server ?? plain.siteUrl,
    utmSource: partner ?? plain.utmSource,
    country: country ?? null,
    partner,
    compact,
    eventText,
    charity,
    // English says the same, where the words can't be had.
    text: await loadText(resolveLocale(locale, element), country, labels).catch(() => undefined),
    headingLevel: [1, 2, 3, 4, 5, 6].find((possible) => possible === level),
    siteLinksOnly: options.links === "site",
    occasion,
    interests,
    budget,
    looks: looksOf(frame, options),
  };
}
