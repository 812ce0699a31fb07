import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isMarketplaceLink,
  linkedProduct,
  plainMarketplaceLink,
  searchLink,
  shopLink,
  trackedLink,
} from "./marketplace-links.ts";
import { MARKETPLACES, type Marketplace } from "./marketplaces.ts";

const DOMAINS = MARKETPLACES.rows.map(({ domain }) => domain);

const BRITISH: Marketplace = {
  countryCode: "GB",
  domain: "amazon.co.uk",
  sign: "£",
  language: "en",
  affiliateTag: "hearth-21",
  directLinks: true,
};

describe("isMarketplaceLink", () => {
  test.each(DOMAINS)("takes links to a marketplace that we know: %s", (domain) => {
    expect(isMarketplaceLink(`https://${domain}`)).toBe(true);
    expect(isMarketplaceLink(`https://www.${domain}/s?k=lamp#top`)).toBe(true);
    expect(isMarketplaceLink(`http://www.${domain}:80/dp/B000000000`)).toBe(true);
    expect(isMarketplaceLink(`HTTPS://WWW.${domain.toUpperCase()}/`)).toBe(true);
  });

  test.each([
    "",
    "www.amazon.com/dp/1",
    "//www.amazon.com/dp/1",
    " https://www.amazon.com/",
    "https:www.amazon.com/",
    "https://",
    "http://[amazon.com]/",
    "httpx://www.amazon.com/",
    "ftp://www.amazon.com/",
    "javascript:alert(1)//https://www.amazon.com/",
    "javascript://www.amazon.com/%0aalert(1)",
    "data:text/html,https://www.amazon.com/",
    "blob:https://www.amazon.com/1",
  ])("refuses what does not start with http:// or https:// and an address: %j", (link) => {
    expect(isMarketplaceLink(link)).toBe(false);
  });

  test.each([
    "https://amazon.com.evil.org/",
    "https://evil.org/amazon.com",
    "https://evil.org/?https://www.amazon.com/",
    "https://evil.org#www.amazon.com",
    "https://evil.org\\www.amazon.com/",
    "https://notamazon.com/",
    "https://www-amazon.com/",
    "https://evil.amazon.com/",
    "https://www.www.amazon.com/",
    "https://amazon.com./",
    "https://amazon.co/",
    "https://amazon.uk/",
    "https://amazon.com\t.evil.org/",
    "https://amazon.com\n.evil.org/",
    "https://127.0.0.1/",
  ])("refuses hosts that only look like a marketplace: %j", (link) => {
    expect(isMarketplaceLink(link)).toBe(false);
  });

  test.each([
    "https://аmazon.com/", // Cyrillic a
    "https://amazοn.com/", // Greek omicron
    "https://ämazon.com/",
    "https://amazon.ᴄom.evil.org/",
    "https://amazon.com。evil.org/", // ideographic full stop
    "https://evil.org／amazon.com/", // full-width slash
    "https://xn--mazon-3ve.com/",
  ])("refuses look-alike letters: %j", (link) => {
    expect(isMarketplaceLink(link)).toBe(false);
  });

  test.each([
    "https://user@www.amazon.com/",
    "https://user:word@www.amazon.com/",
    "https://:word@www.amazon.com/",
    "https://www.amazon.com@evil.org/",
    "https://www.amazon.com:x@evil.org/",
    "https://www.amazon.com%40evil.org/",
  ])("refuses a link that names a user: %j", (link) => {
    expect(isMarketplaceLink(link)).toBe(false);
  });

  test.each(["https://www.amazon.com:8443/", "https://www.amazon.com:80/", "http://www.amazon.com:443/"])(
    "refuses a port of its own: %s",
    (link) => {
      expect(isMarketplaceLink(link)).toBe(false);
    },
  );

  test("refuses a marketplace's name anywhere but as the host", () => {
    const domain = fc.constantFrom(...DOMAINS, ...DOMAINS.map((name) => `www.${name}`));
    fc.assert(
      fc.property(domain, fc.domain(), (name, other) => {
        for (const link of [
          `https://${name}.${other}/`,
          `https://${other}.${name}/`,
          `https://${other}/${name}`,
          `https://${other}/?u=https://${name}/`,
          `https://${other}#${name}`,
          `https://${name}@${other}/`,
        ]) {
          expect(isMarketplaceLink(link), link).toBe(false);
        }
      }),
    );
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(isMarketplaceLink(text)).toBe(false);
        isMarketplaceLink(`https://${text}`);
      }),
    );
  });
});

test.each([
  ["https://www.amazon.com/dp/B00BREAD01", "B00BREAD01"],
  ["https://www.amazon.com/Bread-Oven/dp/B00BREAD01/ref=x?tag=hearth-20", "B00BREAD01"],
  ["https://www.amazon.co.uk/gp/product/B00BREAD01?th=1", "B00BREAD01"],
  ["https://www.amazon.com/s?k=/dp/B00BREAD01", null],
  ["https://www.amazon.com/dp/", null],
  ["no link", null],
])("the product that %s leads to is %s", (link, product) => {
  expect(linkedProduct(link)).toBe(product);
});

describe("searchLink", () => {
  test("is the marketplace's search with k and the country's tag", () => {
    expect(searchLink("warm lamp", BRITISH)).toBe("https://www.amazon.co.uk/s?k=warm+lamp&tag=hearth-21");
  });

  test("has no tag while none is configured", () => {
    expect(searchLink("lamp", { ...BRITISH, affiliateTag: null })).toBe("https://www.amazon.co.uk/s?k=lamp");
    expect(searchLink("lamp", { ...BRITISH, affiliateTag: "" })).toBe("https://www.amazon.co.uk/s?k=lamp");
  });

  test.each(["", " ", "\n\t ", null, undefined, 7, {}])(
    "what is no text, or a blank one, gives the empty string: %j",
    (text) => {
      // What comes from elsewhere may be anything, whatever its type says.
      expect(searchLink(text as string, BRITISH)).toBe("");
      expect(shopLink({ id: "idea-1", title: text as string }, BRITISH, "widget")).toBe("");
    },
  );

  test("the text is encoded, so that it adds no parameter", () => {
    const link = searchLink("pots & pans&tag=evil-20#top=1", BRITISH);
    expect(link).toBe("https://www.amazon.co.uk/s?k=pots+%26+pans%26tag%3Devil-20%23top%3D1&tag=hearth-21");
  });

  test("k decodes to the trimmed text, the tag to the tag, and the link is a marketplace's", () => {
    const text = fc.string({ unit: "binary" }).filter((value) => value.trim() !== "");
    fc.assert(
      fc.property(
        text,
        fc.string({ minLength: 1 }),
        fc.constantFrom(...DOMAINS),
        (query, affiliateTag, domain) => {
          const link = searchLink(query, { domain, affiliateTag });
          const parameters = [...new URL(link).searchParams];
          expect(parameters).toEqual([
            ["k", query.trim()],
            ["tag", affiliateTag],
          ]);
          expect(isMarketplaceLink(link)).toBe(true);
        },
      ),
    );
  });
});

describe("trackedLink", () => {
  const OURS = {
    gh_tracking: "idea-1",
    gh_source: "recommendation",
    utm_source: "widget",
    utm_medium: "affiliate",
    utm_campaign: "gift-recommendations",
  };

  test("adds the five campaign parameters", () => {
    const { searchParams } = new URL(
      trackedLink("https://www.amazon.com/s?k=lamp&tag=t-20", "idea-1", "widget"),
    );
    expect(Object.fromEntries(searchParams)).toEqual({ k: "lamp", tag: "t-20", ...OURS });
  });

  test("works where there is no query yet, and before a fragment", () => {
    const link = trackedLink("https://www.amazon.com/dp/1#reviews", "idea-1", "widget");
    expect(link).toBe(
      "https://www.amazon.com/dp/1?gh_tracking=idea-1&gh_source=recommendation&utm_source=widget" +
        "&utm_medium=affiliate&utm_campaign=gift-recommendations#reviews",
    );
  });

  test.each(Object.keys(OURS))("leaves %s alone where it is there, even when empty", (name) => {
    for (const theirs of ["theirs", ""]) {
      const link = trackedLink(`https://www.amazon.com/s?${name}=${theirs}`, "idea-1", "widget");
      const { searchParams } = new URL(link);
      expect(searchParams.getAll(name)).toEqual([theirs]);
      expect(Object.fromEntries(searchParams)).toEqual({ ...OURS, [name]: theirs });
    }
  });

  test("keeps the query that is there byte for byte, whatever its encoding", () => {
    const query = "?flag&k=caf%E9%20noir+~'&a=%FF&&a=2";
    const link = trackedLink(`https://www.amazon.com/s${query}`, "idea-1", "widget");
    expect(link.startsWith(`${new URL(`https://www.amazon.com/s${query}`).href}&gh_tracking=idea-1&`)).toBe(
      true,
    );
  });

  test("never changes parameters that are there, adds each of ours once, and a second time nothing", () => {
    const name = fc.oneof(fc.constantFrom("k", "tag", ...Object.keys(OURS)), fc.string());
    const parameter = fc.oneof(
      fc.tuple(name, fc.string({ unit: "binary" })).map((pair) => `${new URLSearchParams([pair])}`),
      fc.constantFrom("%FF=%E9", "a", "a=b=c", "", "k=%20+"),
    );
    fc.assert(
      fc.property(fc.array(parameter), fc.constantFrom("", "#top"), (parameters, hash) => {
        const before = new URL(`https://www.amazon.com/s?${parameters.join("&")}${hash}`);
        const link = trackedLink(before.href, "idea-1", "widget");
        const after = new URL(link);
        expect(after.search.startsWith(before.search)).toBe(true);
        expect(after.hash).toBe(before.hash);
        expect([...after.searchParams].slice(0, before.searchParams.size)).toEqual([...before.searchParams]);
        for (const [ours, value] of Object.entries(OURS)) {
          const expected = before.searchParams.has(ours) ? before.searchParams.getAll(ours) : [value];
          expect(after.searchParams.getAll(ours)).toEqual(expected);
        }
        expect(trackedLink(link, "idea-2", "site")).toBe(link);
      }),
    );
  });

  test("throws a TypeError at what is no address", () => {
    expect(() => trackedLink("not a link", "idea-1", "widget")).toThrow(TypeError);
  });
});

describe("plainMarketplaceLink", () => {
  const PRODUCT = "https://www.amazon.de/dp/B0CRLAMP01";

  test.each([
    PRODUCT,
    `${PRODUCT}/`,
    `${PRODUCT}/ref=sr_1_1?crid=2&tag=theirs-21&ascsubtag=x#customerReviews`,
    "http://amazon.de/dp/b0crlamp01?tag=theirs-21",
    "https://www.amazon.de/gp/product/B0CRLAMP01?linkCode=ogi",
    "https://www.amazon.de/Warme-Lampe-f%C3%BCrs-Bett/dp/B0CRLAMP01/ref=x",
    "https://www.amazon.de/-/en/Warm-Lamp/dp/B0CRLAMP01",
    "https://www.amazon.de/-/en/dp/B0CRLAMP01",
  ])("makes one page of all addresses of a product, without anybody's tag: %s", (link) => {
    expect(plainMarketplaceLink(link)).toBe(PRODUCT);
  });

  test.each([
    [
      "https://www.amazon.de/s?k=warme+Lampe&tag=theirs-21&i=garden&rh=n%3A1",
      "https://www.amazon.de/s?k=warme+Lampe",
    ],
    [
      "https://amazon.de/s/ref=nb_sb_noss?url=search-alias&k=Lampe%20%26%20Buch",
      "https://www.amazon.de/s?k=Lampe+%26+Buch",
    ],
  ])("leaves of a search what is searched for: %s", (link, plain) => {
    expect(plainMarketplaceLink(link)).toBe(plain);
  });

  test.each([
    "https://www.amazon.de/",
    "https://www.amazon.de/dp/",
    "https://www.amazon.de/dp/B0",
    "https://www.amazon.de/dp/B0CRLAMP011",
    "https://www.amazon.de/s",
    "https://www.amazon.de/s?k=+",
    `https://www.amazon.de/s?k=${"x".repeat(201)}`,
    "https://www.amazon.de/gp/redirect.html?location=https://evil.example",
    "https://www.amazon.de/gp/redirect.html/dp/B0CRLAMP01",
    "https://www.amazon.de/gp/r.html?U=https%3A%2F%2Fevil.example%2Fdp%2FB0CRLAMP01",
    "https://www.amazon.de/ap/signin?openid.return_to=https://evil.example",
    "https://www.amazon.de/hz/wishlist/ls/ABC",
    "https://www.amazon.de/stores/x/page/y",
    "https://www.amazon.de/a/b/c/dp/B0CRLAMP01",
    "https://smile.amazon.de/dp/B0CRLAMP01",
    "https://www.amazon.co.jp/dp/B0CRLAMP01",
    "https://amzn.to/3xyz",
    "https://user@www.amazon.de/dp/B0CRLAMP01",
    "javascript:alert(1)//www.amazon.de/dp/B0CRLAMP01",
    "www.amazon.de/dp/B0CRLAMP01",
    "",
  ])("knows no other page: %s", (link) => {
    expect(plainMarketplaceLink(link)).toBeNull();
  });
});

describe("shopLink", () => {
  const ITEM = { id: "idea-1", title: "Warm Lamp" };
  const parameter = (link: string, name: string) => new URL(link).searchParams.get(name);

  test("a suggestion's own link is used if it leads to the visitor's marketplace, with our tag", () => {
    for (const own of [
      "https://www.amazon.co.uk/dp/B0CRLAMP01?tag=theirs-20&th=1",
      "http://amazon.co.uk/Warm-Lamp/dp/B0CRLAMP01/ref=x?th=1",
    ]) {
      const link = shopLink({ ...ITEM, affiliateUrl: own }, BRITISH, "widget");
      expect(link).toMatch(
        /^https:\/\/www\.amazon\.co\.uk\/dp\/B0CRLAMP01\?tag=hearth-21&gh_tracking=idea-1&/,
      );
      const untagged = shopLink({ ...ITEM, affiliateUrl: own }, { ...BRITISH, affiliateTag: null }, "widget");
      expect(parameter(untagged, "tag")).toBeNull();
    }
  });

  test.each([
    null,
    undefined,
    "",
    "example.com/lamp",
    "https://evil.org/",
    "javascript:alert(1)",
    "https://www.amazon.de/dp/B0CRLAMP01",
    "https://www.amazon.co.uk/gp/redirect.html?location=/dp/B0CRLAMP01",
    "https://www.amazon.co.uk:8443/dp/B0CRLAMP01",
    "https://www.amazon.co.uk@evil.org/",
  ])("otherwise it is a search for the title in the visitor's country: %j", (affiliateUrl) => {
    const link = shopLink({ ...ITEM, affiliateUrl: affiliateUrl ?? null }, BRITISH, "widget");
    expect(link.startsWith("https://www.amazon.co.uk/s?k=Warm+Lamp&tag=hearth-21&")).toBe(true);
  });

  test("search words of the suggestion's own come before its title, unless they are blank", () => {
    const search = (searchText: string | null) => shopLink({ ...ITEM, searchText }, BRITISH, "widget");
    expect(parameter(search("amber salt lamp"), "k")).toBe("amber salt lamp");
    for (const blank of [null, "", "  "]) expect(parameter(search(blank), "k")).toBe("Warm Lamp");
  });

  test("it is tracked with the idea and where it stood, never with a person", () => {
    const link = shopLink(ITEM, BRITISH, "scoreboard");
    expect(parameter(link, "gh_tracking")).toBe("idea-1");
    expect(parameter(link, "utm_source")).toBe("scoreboard");
  });
});
