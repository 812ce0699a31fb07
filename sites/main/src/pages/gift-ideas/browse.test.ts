import { INTERESTS, OCCASIONS } from "@gifthearth/core";
import { giftIdeasQuery } from "@gifthearth/core/contract";
import { describe, expect, it } from "vitest";
import { browseAddress, MOST_IDEAS, moreAddress, readBrowse, TABS } from "./browse.ts";

const read = (search: string) => readBrowse(new URLSearchParams(search));
const readAddress = (address: string) => readBrowse(new URL(address, "https://gifts.example").searchParams);

describe("TABS", () => {
  it("are three, with the form's lists", () => {
    expect(TABS.map(({ title }) => title)).toEqual(["By Occasion", "By Interest", "By Price Range"]);
    expect(TABS.map(({ values }) => values.length)).toEqual([OCCASIONS.length, INTERESTS.length, 5]);
    expect(TABS[1]?.values.filter(({ isRare }) => !isRare)).toHaveLength(12);
    expect(TABS[2]?.values.map(({ label }) => label)).toEqual([
      "Under $25",
      "$25-$50",
      "$50-$100",
      "$100-$200",
      "Luxury",
    ]);
  });

  it("ask the API only what it takes", () => {
    for (const { query } of TABS.flatMap(({ values }) => values)) {
      expect(giftIdeasQuery.safeParse({ ...query, limit: String(MOST_IDEAS) }).success).toBe(true);
    }
  });
});

describe("readBrowse", () => {
  it.each([
    ["", "occasion", "Birthday", 12, false],
    ["by=price", "price", "under-25", 12, false],
    ["by=occasion&occasion=Wedding", "occasion", "Wedding", 12, true],
    ["by=INTEREST&interest=vinyl", "interest", "Vinyl", 12, true],
    ["by=interest&occasion=Wedding", "interest", "Reading", 12, false],
    ["by=interest&interest=%3Cscript%3E", "interest", "Reading", 12, false],
    ["by=nothing&price=luxury", "occasion", "Birthday", 12, false],
    ["by=price&price=luxury&shown=36", "price", "luxury", 36, true],
    ["shown=13", "occasion", "Birthday", 24, false],
    ["shown=9999", "occasion", "Birthday", 200, false],
    ["shown=-4", "occasion", "Birthday", 12, false],
    ["shown=1e3", "occasion", "Birthday", 12, false],
  ])("reads %j", (search, by, name, shown, isNamed) => {
    const browse = read(search);
    expect([browse.tab.by, browse.value.name, browse.shown, browse.isNamed]).toEqual([
      by,
      name,
      shown,
      isNamed,
    ]);
  });

  it("reads each value from its own address", () => {
    for (const tab of TABS) {
      for (const value of tab.values) {
        expect(readAddress(browseAddress(tab, value))).toMatchObject({ tab, value, isNamed: true });
      }
    }
  });
});

describe("moreAddress", () => {
  it("shows one page more, until there can be no more", () => {
    const first = read("by=price&price=luxury");
    expect(readAddress(moreAddress(first))).toMatchObject({ tab: first.tab, value: first.value, shown: 24 });
    expect(readAddress(moreAddress(read("shown=200"))).shown).toBe(200);
  });
});
