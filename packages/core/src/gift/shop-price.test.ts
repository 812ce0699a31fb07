import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../language.ts";
import { MARKETPLACES } from "../marketplaces.ts";
import { asEstimate, readShopPrice, shopPrice, shopPriceText, signOf } from "./shop-price.ts";

describe("a price in the money of a shop", () => {
  it.each([
    ["US", [30, 60], { low: 30, high: 60, currency: "USD" }],
    ["DE", [30, 60], { low: 30, high: 60, currency: "EUR" }],
    ["GB", [30, 60], { low: 25, high: 50, currency: "GBP" }],
    ["GB", [12, 18], { low: 10, high: 14, currency: "GBP" }],
    ["GB", [199, 402], { low: 160, high: 320, currency: "GBP" }],
  ] as const)(
    "keeps the euro's numerals, and takes four fifths for pounds: %s %j",
    (country, range, price) => {
      expect(shopPrice(range, country)).toEqual(price);
    },
  );

  it.each([
    ["US", "en", [30, 60], "$30-$60"],
    ["US", "en", [30, 30], "$30"],
    ["GB", "en", [30, 60], "about £25–£50"],
    ["DE", "de", [30, 60], "ca. 30–60 €"],
    ["DE", "de", [30, 30], "ca. 30 €"],
    ["FR", "fr", [30, 60], "env. 30–60 €"],
    ["ES", "es", [30, 60], "unos 30–60 €"],
    ["IT", "it", [30, 60], "circa 30–60 €"],
    ["NL", "nl", [30, 60], "ca. € 30–60"],
    ["DE", "en", [1200, 1500], "about €1,200–€1,500"],
  ] as const)("is written in %s as %s has it", (country, language, range, text) => {
    const plain = shopPriceText(shopPrice(range, country), country, language).replace(/\s/g, " ");
    expect(plain).toBe(text);
    const { low, high, currency } = shopPrice(range, country);
    expect(readShopPrice(plain)).toEqual({ low, high, currency });
  });

  it("is read whatever stands around it, and null where there is none", () => {
    expect(readShopPrice("$1,200-$1,500")).toEqual({ low: 1200, high: 1500, currency: "USD" });
    expect(readShopPrice("ca. 1.200 €")).toEqual({ low: 1200, high: 1200, currency: "EUR" });
    expect(readShopPrice("12.50 – 20.00 €")).toEqual({ low: 12, high: 20, currency: "EUR" });
    expect(readShopPrice("priceless")).toBeNull();
    expect(readShopPrice(undefined)).toBeNull();
  });

  it.each(
    MARKETPLACES.rows.flatMap(({ code, currency }) =>
      LANGUAGES.map((language) => [code, language, currency] as const),
    ),
  )("is known for its own money when a page is read: %s in %s", (country, language, currency) => {
    expect(readShopPrice(shopPriceText(shopPrice([30, 60], country), country, language))?.currency).toBe(
      currency,
    );
  });

  it("stands for an estimate in dollars", () => {
    expect([asEstimate(100, "GBP"), asEstimate(100, "EUR"), asEstimate(100, "XXX")]).toEqual([125, 100, 100]);
    expect([signOf("GBP"), signOf("EUR"), signOf("XXX")]).toEqual(["£", "€", "$"]);
  });
});
