import { expect, test } from "vitest";
import { COUNTRY_CODES } from "../marketplaces.ts";
import { countryResponse } from "./country.ts";

test.each(COUNTRY_CODES)("answers status and countryCode (section 7): %s", (countryCode) => {
  expect(countryResponse.parse({ status: "success", countryCode })).toEqual({
    status: "success",
    countryCode,
  });
});

test("a failure has a message and still a country, US (section 8)", () => {
  const failure = { status: "fail", message: "Could not detect your location", countryCode: "US" };
  expect(countryResponse.parse(failure)).toEqual(failure);
});

test("there is no other status, and no country without a marketplace (section 9)", () => {
  expect(countryResponse.safeParse({ status: "maybe", countryCode: "US" }).success).toBe(false);
  expect(countryResponse.safeParse({ status: "success", countryCode: "ZZ" }).success).toBe(false);
  expect(countryResponse.safeParse({ status: "success" }).success).toBe(false);
});
