import { expect, it } from "vitest";
import { parseSaveAddress } from "./save-address.ts";

const parse = (query: string) => parseSaveAddress(new URLSearchParams(query));

it("names an idea of the catalogue by its id alone", () => {
  expect(parse("idea=cast-iron-bread-pan-with-lid")).toEqual({
    id: "cast-iron-bread-pan-with-lid",
    named: null,
  });
});

it("tells what only the AI knows", () => {
  expect(parse("idea=a1&title=Walnut+Tea+Tray&price=%2430-%2460&search=walnut+tray")).toEqual({
    id: "a1",
    named: {
      id: "a1",
      title: "Walnut Tea Tray",
      description: "",
      priceRange: "$30-$60",
      category: "",
      imageUrl: null,
      searchText: "walnut tray",
      affiliateUrl: null,
    },
  });
});

it("takes no markup, no link and no long text from whoever wrote the address", () => {
  const title = "<img src=x onerror=alert(1)>Walnut <b>Tray</b>";
  const address = new URLSearchParams({ title, price: "free!", search: "x".repeat(5_000) });
  address.set("affiliateUrl", "https://evil.example");
  const { named } = parseSaveAddress(address);
  expect(named?.title).toBe("Walnut Tray");
  expect(named?.priceRange).toBe("");
  expect(named?.searchText?.length).toBeLessThanOrEqual(120);
  expect(named?.affiliateUrl).toBeNull();
});

it.each(["", "title=", "title=ab", `title=${"long ".repeat(100)}`, "price=5"])(
  "has nothing to save in %j",
  (query) => {
    expect(parse(query)).toEqual({ id: null, named: null });
  },
);
