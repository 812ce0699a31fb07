import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateRawSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Network } from "./columns.ts";
import { readPrice } from "./price.ts";
import type { Product } from "./product.ts";
import { readFeed } from "./read-feed.ts";

const NOW = new Date("2026-11-23T12:00:00.000Z");
const HEAD = "id,title,description,link,image_link,availability,price,brand";
const KITE = "1,Red kite,Flies,https://shop.example/1,https://img.example/1.jpg,in stock,15.00 EUR,Windig";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gifthearth-feed-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array, network: Network = "google") {
  const path = join(folder, "feed");
  await writeFile(path, content);
  const products: Product[] = [];
  const figures = await readFeed(path, { network, currency: "EUR", now: NOW }, async (some) => {
    products.push(...some);
  });
  return { ...figures, products };
}

/** A zip of one file, packed. */
function zipOf(name: string, content: string): Buffer {
  const [bytes, packed] = [Buffer.from(content), deflateRawSync(content)];
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(bytes), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(bytes.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, Buffer.from(name), packed]);
  const made = Buffer.from([20, 0]);
  const central = Buffer.concat([
    Buffer.from("PK\x01\x02"),
    made,
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

const titles = ({ products }: { readonly products: readonly Product[] }) =>
  products.map(({ title }) => title);

describe("A feed in Google's form", () => {
  it("is read with its quotes, line breaks and what is unknown in it", async () => {
    const figures = await read(
      `\uFEFF${HEAD},g:Item Group ID,shade of mood\r\n${KITE.replace("Red kite", '"Kite, ""red""\r\nand large"')},k1,blue\r\n`,
    );
    expect(figures.unknownColumns).toEqual(["shade of mood"]);
    expect(figures.products).toEqual([
      {
        id: "1",
        key: "group k1",
        title: 'Kite, "red" and large',
        description: "Flies",
        priceMinor: 1500,
        availability: "in_stock",
        link: "https://shop.example/1",
        imageUrl: "https://img.example/1.jpg",
        brand: "Windig",
        category: "",
        expiresAt: null,
      },
    ]);
  });

  it.each([
    ["tabs and gzip", gzipSync(`${HEAD}\n${KITE}`.replaceAll(",", "\t"))],
    ["zip", zipOf("feed.csv", `${HEAD}\n${KITE}`)],
    ["semicolons", `${HEAD}\n${KITE}`.replaceAll(",", ";")],
    ["UTF-16", Buffer.from(`\uFEFF${HEAD}\n${KITE}`, "utf16le")],
    [
      "RSS",
      `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><item><g:id>1</g:id><title><![CDATA[Red kite]]></title><link>https://shop.example/1</link><g:price>15,00 EUR</g:price><g:shipping><g:price>3 EUR</g:price></g:shipping></item></channel></rss>`,
    ],
    [
      "Atom",
      `<feed><entry><g:id>1</g:id><title>Red kite</title><link rel="self" href="https://api.example"/><link href="https://shop.example/1"/><g:price>EUR 15</g:price></entry></feed>`,
    ],
  ])("may come with %s", async (_, content) => {
    const { products } = await read(content);
    expect(products).toMatchObject([
      { id: "1", title: "Red kite", link: "https://shop.example/1", priceMinor: 1500 },
    ]);
  });

  it("leaves out what can't be offered, by reason and with the first place of each", async () => {
    const lines = [
      KITE,
      KITE.replace("https://shop.example/1", "javascript:alert(1)"),
      KITE.replace("15.00 EUR", "from fifteen euros"),
      KITE.replace("15.00 EUR", "15.00 USD"),
      KITE.replace("in stock", "out of stock"),
      `${KITE},one cell too many`,
      KITE.replace("Flies", "x".repeat(10_000_000)),
      KITE.replace("Red kite", "<script>alert(1)</script>"),
      KITE.replace("Red kite", "<b>Blue</b> kite &amp; tail<script>alert(1)</script>"),
    ];
    const found = await read(`${HEAD}\n${lines.join("\n")}\n`);
    expect(titles(found)).toEqual(["Red kite", "Blue kite & tail"]);
    expect(found.leftOut).toEqual([
      { reason: "link", count: 1, first: "Line 3" },
      { reason: "price", count: 1, first: "Line 4" },
      { reason: "currency", count: 1, first: "Line 5" },
      { reason: "stock", count: 1, first: "Line 6" },
      { reason: "columns", count: 1, first: "Line 7, column 8" },
      { reason: "long", count: 1, first: "Line 8, column 3" },
      { reason: "title", count: 1, first: "Line 9" },
    ]);
  });

  it("takes quotes that stand for themselves as they are", async () => {
    const found = await read(
      `${HEAD}\n${KITE.replace("Red kite", '12" kite')}\n${KITE.replace("Red kite", '"Best" kite')}`,
    );
    expect(titles(found)).toEqual(['12" kite', "Best kite"]);
  });

  it.each([
    ["", "The file is empty."],
    ["a,b\n1,2\n", "Line 1: None of the headings of a feed of google is here"],
    [
      `${HEAD}\n${KITE.replace("Flies", '"Flies')}\n${KITE}\n`,
      "Line 2, column 3: A quote is opened here and never closed.",
    ],
    [
      `${HEAD}\n${KITE.replaceAll(",", ";")}\n`,
      "None of the 1 products can be offered: 1 has another number of cells",
    ],
    [`id,title,description,link\n1,Kite,x,https://shop.example\n`, 'Line 1: The feed lacks "price".'],
    [`${HEAD}\n`, "The feed holds no product."],
    [Buffer.from(`${HEAD}\n${KITE}\xe4`, "latin1"), "The file isn't in UTF-8."],
    [gzipSync(`${HEAD}\n${KITE}`).subarray(0, 60), "The gzip file is broken or cut off"],
    [
      gzipSync(Buffer.concat([Buffer.from(`${HEAD}\n`), Buffer.alloc(70_000_000, "x")])),
      "The file unpacks to more than 200 times its size.",
    ],
    [
      `<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><item><title>&a;</title></item></rss>`,
      "The feed declares a document type",
    ],
    ["<rss><channel><item></channel></rss>", "Line 1, column 31: The XML is broken"],
    ["<html><body>Not found</body></html>", "The root is <html>."],
    [
      "aw_deep_link,product_name,aw_product_id,search_price\n",
      "It looks like one of awin: please name --network awin.",
    ],
  ])("is refused, and it is said where and why: %#", async (content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});

it("Awin's feed is read, with pipes and a currency of its own column", async () => {
  const found = await read(
    "aw_deep_link|product_name|aw_product_id|search_price|currency|in_stock|brand_name|merchant_image_url|last_updated\nhttps://www.awin1.com/pclick.php?p=1&a=2|Red kite|77|15.00|EUR|1|Windig|https://img.example/1.jpg|\nhttps://www.awin1.com/pclick.php?p=2&a=2|Blue kite|78|15.00|EUR|0|Windig||\n",
    "awin",
  );
  expect(found.products).toMatchObject([{ id: "77", title: "Red kite", priceMinor: 1500, brand: "Windig" }]);
  expect(found.leftOut).toMatchObject([{ reason: "stock", count: 1 }]);
  expect(found.unknownColumns).toEqual([]);
});

it.each([
  ["15.00 USD", { minor: 1500, currency: "USD" }],
  ["1.234,56 EUR", { minor: 123456, currency: "EUR" }],
  ["1,234.50", { minor: 123450, currency: null }],
  ["€ 12,-", { minor: 1200, currency: "EUR" }],
  ["£8", { minor: 800, currency: "GBP" }],
  ["1.234 EUR", null],
  ["0.00 EUR", null],
  ["-5 EUR", null],
  ["12.00 to 15.00 EUR", null],
  ["free", null],
])("the price %j is read", (text, price) => {
  expect(readPrice(text, "EUR")).toEqual(price);
});

it.each(["$15.00", "CA$15.00", "15.00 CAD"])(
  "the price %j of a Canadian shop is in its own dollars",
  (text) => {
    expect(readPrice(text, "CAD")).toEqual({ minor: 1500, currency: "CAD" });
  },
);
