import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { CATALOGUE } from "../../api/src/gifts/catalogue/index.ts";

const KINDS =
  "Long Spout,Japanese,Magnetic,Rechargeable,Natural,Window,Flat Bottom,Stovetop,Folding,Classic".split(",");
const TEXT = `A fine thing for every day, made to last and pleasant to hold. ${"It comes well packed. ".repeat(8)}`;

/**
 * Writes a feed in Google's form with so many products, the same each time. They are called what our ideas are searched
 * by, so that no search finds nothing: of a million, each idea has three hundred, and common words stand in tens of
 * thousands.
 */
export async function writeLongFeed(path: string, products: number): Promise<void> {
  await pipeline(linesOf(products), createWriteStream(path));
}

function* linesOf(products: number): Generator<string> {
  yield "id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand\tproduct_type\n";
  for (let place = 0; place < products; place++) {
    const idea = CATALOGUE[place % CATALOGUE.length];
    const title = `${KINDS[(place * 7) % 10]} ${idea?.searchText} ${place % 9973}`;
    const address = `https://shop.example/p/${place}?ref=feed\thttps://img.example/${place}.jpg`;
    const price = `${5 + (place % 90)}.90 USD`;
    yield `sku-${place}\t${title}\t${TEXT}\t${address}\tin stock\t${price}\tBrand${place % 500}\tHome > ${idea?.category}\n`;
  }
}
