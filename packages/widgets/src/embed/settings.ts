import { isCountryCode } from "@gifthearth/core";
import { defineProperties } from "./attributes.ts";
import type { Settings } from "./instance.ts";
import { looksOf } from "./looks.ts";
import { type GiftFinderOptions, type ImpactScoreboardOptions, readOption } from "./options.ts";

/**
 * What an element with options goes by, and what it looks like. Fetched for such an element only.
 * @param server the address that answers where the element names no other
 */
export function settingsOf(element: HTMLElement, frame: HTMLElement, server: string): Settings {
  // From now on the properties give what is meant rather than the attributes' texts.
  defineProperties(Object.getPrototypeOf(element), readOption);
  const options = element as HTMLElement & GiftFinderOptions & ImpactScoreboardOptions;
  const { partner, compact, eventText, charity, locale, labels, occasion, interests, budget } = options;
  const country = options.country?.toUpperCase() ?? "";
  const level = options.headingLevel;
  return {
    server: options.server ?? server,
    partner,
    country: isCountryCode(country) ? country : undefined,
    compact,
    eventText,
    charity,
    locale,
    labels,
    headingLevel: [1, 2, 3, 4, 5, 6].find((possible) => possible === level),
    siteLinksOnly: options.links === "site",
    occasion,
    interests,
    budget,
    looks: looksOf(frame, options),
  };
}
