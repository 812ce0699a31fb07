import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COUNTRY_CODES, DEFAULT_COUNTRY, isCountryCode, toCountryCode } from "./country.ts";

test("seven countries are supported, in the specification's order (section 9)", () => {
  expect(COUNTRY_CODES).toEqual(["US", "NL", "GB", "FR", "ES", "DE", "IT"]);
});

describe("toCountryCode", () => {
  test.each(COUNTRY_CODES)("a code is upper-cased before it is looked up (section 9): %s", (code) => {
    expect(toCountryCode(code)).toBe(code);
    expect(toCountryCode(code.toLowerCase())).toBe(code);
    expect(toCountryCode(` ${code} `)).toBe(code);
  });

  test.each([null, undefined, "", "  ", "UK", "CA", "USA", "XX", "U S", "constructor", "__proto__"])(
    "an unknown or missing country falls back to US (section 9): %j",
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
