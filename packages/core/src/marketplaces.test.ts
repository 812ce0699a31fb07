import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  COUNTRY_CODES,
  DEFAULT_COUNTRY,
  isCountryCode,
  MARKETPLACES,
  marketplaceDomain,
  toCountryCode,
} from "./marketplaces.ts";

test("the countries that were promised are there, in the order in which they are offered", () => {
  expect(COUNTRY_CODES.slice(0, 7)).toEqual(["US", "NL", "GB", "FR", "ES", "DE", "IT"]);
  expect(COUNTRY_CODES.slice(0, 7).map(marketplaceDomain)).toEqual([
    "amazon.com",
    "amazon.nl",
    "amazon.co.uk",
    "amazon.fr",
    "amazon.es",
    "amazon.de",
    "amazon.it",
  ]);
});

describe.each(MARKETPLACES.rows)("the row of $code in marketplaces.ts", (row) => {
  const { code, domain, name, currency, usdWorth, language } = row;

  test("has the code and the name of a country, and no other row has them or its domain", () => {
    expect(new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code), "name").toBe(name);
    for (const field of ["code", "domain", "name"] as const) {
      const same = MARKETPLACES.rows.filter((other) => other[field] === row[field]);
      expect(same, `rows whose ${field} is ${row[field]}`).toEqual([row]);
    }
    expect(domain, "domain, without www.").toMatch(/^amazon(?:\.[a-z]{2,3}){1,2}$/);
  });

  test("has a currency in use, worth what the other rows of it say, and a language with names for months", () => {
    expect(Intl.supportedValuesOf("currency"), "currency, by ISO 4217").toContain(currency);
    const worths = MARKETPLACES.rows
      .filter((other) => other.currency === currency)
      .map((other) => other.usdWorth);
    expect(new Set(worths), `usdWorth of every row in ${currency}`).toEqual(new Set([usdWorth]));
    if (currency === "USD") expect(usdWorth).toBe(1);
    expect(Number.isInteger(Math.log10(usdWorth)), "usdWorth, an order of magnitude such as 1 or 0.01").toBe(
      true,
    );
    expect(Intl.DateTimeFormat.supportedLocalesOf([language]), "language").toEqual([language]);
  });
});

describe("toCountryCode", () => {
  test.each(COUNTRY_CODES)("a code is upper-cased before it is looked up: %s", (code) => {
    expect(toCountryCode(code)).toBe(code);
    expect(toCountryCode(code.toLowerCase())).toBe(code);
    expect(toCountryCode(` ${code} `)).toBe(code);
  });

  test.each([null, undefined, "", "  ", "UK", "ZZ", "USA", "XX", "U S", "constructor", "__proto__"])(
    "an unknown or missing country falls back to US: %j",
    (code) => {
      expect(toCountryCode(code)).toBe("US");
    },
  );

  test("whatever the text, the answer is a supported country", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (code) => {
        expect(COUNTRY_CODES).toContain(toCountryCode(code));
      }),
    );
  });
});

describe("isCountryCode", () => {
  test("the default country is supported", () => {
    expect(isCountryCode(DEFAULT_COUNTRY)).toBe(true);
  });

  test.each(["us", "UK", "", "toString"])("knows the upper-case codes only: not %j", (code) => {
    expect(isCountryCode(code)).toBe(false);
  });
});
