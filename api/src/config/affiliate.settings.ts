import { COUNTRY_CODES, DEFAULT_CHARITY_SHARE, isCountryCode } from "@gifthearth/core";
import { listSetting, numberSetting, SETTING_DOCS, setting } from "./setting.ts";

const affiliateTag = (country: string) =>
  setting
    .refine(
      (tag = "-") => /^[\w.-]{1,100}$/.test(tag),
      `Set AFFILIATE_TAG_${country} to the affiliate tag as the programme gave it, without spaces, or remove it.`,
    )
    .register(SETTING_DOCS, {
      meaning: `The affiliate tag of the marketplace of ${country}; its shop links earn nothing without one.`,
      allowed: "letters, digits, `.`, `_` and `-`, 100 at most",
    });

/** `AFFILIATE_TAG_US` and so on, one for each country. */
export function affiliateTagSettings<Code extends string>(codes: readonly Code[]) {
  const settings = codes.map((code) => [`AFFILIATE_TAG_${code}`, affiliateTag(code)] as const);
  return Object.fromEntries(settings) as Record<`AFFILIATE_TAG_${Code}`, ReturnType<typeof affiliateTag>>;
}

/** What shop links carry, and what part of the commission is given. */
export const affiliateSettings = {
  ...affiliateTagSettings(COUNTRY_CODES),
  AFFILIATE_THIRD_PARTY_SITES: listSetting(
    isCountryCode,
    `Set AFFILIATE_THIRD_PARTY_SITES to country codes among ${COUNTRY_CODES.join(", ")}, separated by commas, or remove it.`,
  ).register(SETTING_DOCS, {
    meaning:
      "Countries whose affiliate programme has approved links on third-party sites. Elsewhere a widget leads to our own page of the idea first.",
    allowed: `country codes among ${COUNTRY_CODES.join(", ")}, separated by commas`,
  }),
  CHARITY_SHARE: numberSetting(
    { least: 0, most: 1, fallback: DEFAULT_CHARITY_SHARE, decimals: true },
    "Set CHARITY_SHARE to a number from 0 to 1, such as 0.5, or remove it.",
  )
    .refine(
      (share) => Math.abs(share * 10_000 - Math.round(share * 10_000)) < 1e-6,
      "Set CHARITY_SHARE to a number with four decimals at most, such as 0.3333, or remove it.",
    )
    .register(SETTING_DOCS, {
      meaning: "The part of the commission that is donated. Every text that states it reads it.",
      allowed: "a number from 0 to 1, with four decimals at most",
      fallback: String(DEFAULT_CHARITY_SHARE),
    }),
};
