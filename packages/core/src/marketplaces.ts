/** Countries with a marketplace of their own, in the order they are offered (specification, section 9). */
export const COUNTRY_CODES = ["US", "NL", "GB", "FR", "ES", "DE", "IT"] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];

export const DEFAULT_COUNTRY: CountryCode = "US";

/** Whether the code, given in upper case, is a supported country. */
export function isCountryCode(code: string): code is CountryCode {
  return (COUNTRY_CODES as readonly string[]).includes(code);
}

/**
 * The supported country for a code in any case; an unknown or missing one gives US
 * (specification, section 9).
 */
export function toCountryCode(code: string | null | undefined): CountryCode {
  const upper = code?.trim().toUpperCase() ?? "";
  return isCountryCode(upper) ? upper : DEFAULT_COUNTRY;
}
