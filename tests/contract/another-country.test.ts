import { Buffer } from "node:buffer";
import {
  amountInUnits,
  COUNTRY_CODES,
  fromMinorUnits,
  MARKETPLACES,
  marketplacesOf,
  searchLink,
} from "@gifthearth/core";
import { byMarketplace } from "@gifthearth/core/contract";
import { toUsdMinor } from "@gifthearth/core/ledger";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { affiliateTagSettings } from "../../api/src/config/affiliate.settings.ts";
import { configurationReference, environmentExample } from "../../api/src/config/reference.ts";
import { readRate } from "../../api/src/money/revenue/rate.ts";
import type { ReportLine } from "../../api/src/money/revenue/report/line.ts";
import { readReport } from "../../api/src/money/revenue/report/read-report.ts";
import { isMarketplaceLink } from "../../packages/core/src/marketplace-links.ts";

/** A copy of the table with a country that differs from all others in each of its columns. */
const TABLE = marketplacesOf([
  ...MARKETPLACES.rows,
  {
    code: "ZZ",
    domain: "amazon.example",
    name: "Elsewhere",
    currency: "JPY",
    sign: "¥",
    perDollar: 150,
    usdWorth: 0.01,
    language: "pl",
    dates: "month first",
  },
]);
const ELSEWHERE = TABLE.rowOf("ZZ");

describe("a line more in the table of marketplaces", () => {
  it("is a country, and leaves the others and the default as they are", () => {
    expect(TABLE.codes).toEqual([...COUNTRY_CODES, "ZZ"]);
    expect([TABLE.toCode("zz"), TABLE.toCode("ZY"), TABLE.toCode(null)]).toEqual(["ZZ", "US", "US"]);
    expect(TABLE.isCode("ZZ")).toBe(true);
    expect(MARKETPLACES.isCode("ZZ")).toBe(false);
  });

  it("has its links known for a marketplace's", () => {
    const link = searchLink("warm lamp", { domain: ELSEWHERE.domain, affiliateTag: "tag-22" });
    expect(link).toBe("https://www.amazon.example/s?k=warm+lamp&tag=tag-22");
    expect(isMarketplaceLink(link, TABLE)).toBe(true);
    expect(isMarketplaceLink(link)).toBe(false);
  });

  it("has a setting for its tag, which is documented and shown", () => {
    const settings = affiliateTagSettings(TABLE.codes);
    expect(settings.AFFILIATE_TAG_ZZ.parse(" tag-22 ")).toBe("tag-22");
    expect(() => settings.AFFILIATE_TAG_ZZ.parse("two words")).toThrow("Set AFFILIATE_TAG_ZZ to ");
    const groups = [{ title: "Links", settings }];
    expect(configurationReference(groups)).toContain("| `AFFILIATE_TAG_ZZ` | The affiliate tag ");
    expect(environmentExample(groups)).toContain("\n# AFFILIATE_TAG_ZZ=\n");
  });

  it("may have a partner's tracking id", () => {
    const trackingIds = byMarketplace(z.string(), TABLE.codes);
    expect(trackingIds.parse({ ZZ: "theirs-22" })).toEqual({ ZZ: "theirs-22" });
    expect(() => trackingIds.parse({ ZY: "theirs-22" })).toThrow("US, NL, GB, FR, ES, DE, IT");
  });

  it("has its reports read by its own currency, language and order of dates", async () => {
    const { lines, commissionMinor } = await read([
      "Lampa,B000000001,10/05/2026,¥4990,1,4990,¥250",
      "Lampa,B000000001,5 października 2026,4990 JPY,1,4990,250 JP¥",
    ]);
    expect(lines.map(({ shippedOn }) => shippedOn)).toEqual(["2026-10-05", "2026-10-05"]);
    expect(lines[0]).toMatchObject({ priceMinor: 4990, commissionMinor: 250 });
    expect(commissionMinor).toBe(500);
    await expect(read(["Lampa,B000000001,2026-10-05,4990,1,4990,250.50"])).rejects.toThrow(
      '"250.50" is not a whole number',
    );
    await expect(read(["Lampa,B000000001,2026-10-05,€4990,1,4990,250"])).rejects.toThrow(
      '"€4990" is not in JPY, the currency of the marketplace.',
    );
    await expect(read([], "Price(€)")).rejects.toThrow(
      "The report is in EUR, and its marketplace's currency is JPY.",
    );
  });

  it("has its money turned into dollars and shown by its own minor unit", () => {
    const rate = readRate("0.0067", ELSEWHERE);
    expect(() => readRate("1.08", ELSEWHERE)).toThrow("US dollars for one JPY, from 0.005 to 0.02");
    expect(toUsdMinor(12_345, rate, ELSEWHERE.currency)).toBe(8271);
    expect(amountInUnits(fromMinorUnits(12_345, "JPY"), "JPY")).toBe("JPY 12345");
  });
});

async function read(rows: readonly string[], price = "Price(¥)") {
  const header = `Name,ASIN,Date Shipped,${price},Items Shipped,Revenue,Ad Fees`;
  const file = Buffer.from([header, ...rows, ""].join("\n"));
  const lines: ReportLine[] = [];
  const options = { marketplace: ELSEWHERE, trackingId: "tag-22", period: "2026-10" };
  const figures = await readReport({ open: () => onePart(file) }, options, async (batch) => {
    lines.push(...batch);
  });
  return { ...figures, lines };
}

async function* onePart(file: Uint8Array) {
  yield file;
}
