import { type CountryCode, type GiftIdea, MARKETPLACES } from "@gifthearth/core";
import { seededRandom } from "@gifthearth/core/recommend";
import { CATALOGUE } from "../../../gifts/catalogue/index.ts";
import { searchTextsOf } from "../../../gifts/catalogue/texts.ts";
import { drawnPictureUrl } from "../../../gifts/offers/media/drawn-picture.ts";
import { BESIDE, BRANDS, COMES_IN, NO_THING, REAL_NAMES, type ShopLanguage } from "./words.ts";

/** A shop that there isn't, in one country. */
export interface DemoShop {
  readonly name: string;
  readonly country: CountryCode;
  readonly language: ShopLanguage;
  /** Of its pages, which lead nowhere. */
  readonly host: string;
}

/** Three shops, one of them in two countries. */
export const DEMO_SHOPS: readonly DemoShop[] = [
  { name: "Larkfield", country: "US", language: "en", host: "www.larkfield.example" },
  { name: "Larkfield UK", country: "GB", language: "en", host: "uk.larkfield.example" },
  { name: "Tannhof", country: "DE", language: "de", host: "www.tannhof.example" },
  { name: "Maison Fauvette", country: "FR", language: "fr", host: "www.fauvette.example" },
];

/** Of each shop; 20,000 in all. */
const PRODUCTS_OF_A_SHOP = 5_000;

/** What no parcel brings, or what is somebody's work. */
const NOT_SOLD: readonly string[] = ["books", "experience", "music"];
const MOST_WORDS = 4;
/** Of a hundred products so many only go with a thing, or show it. */
const BESIDE_PERCENT = 12;
const HEADINGS = [
  ...["id", "title", "description", "link", "image_link", "availability", "price", "sale_price", "brand"],
  ...["product_type", "item_group_id", "condition"],
];

/** A shop's feed in Google's format, TSV; always the same. */
export function* demoFeed({ country, language, host }: DemoShop): Generator<string> {
  const random = seededRandom(`demo shop ${country}`);
  const below = (end: number) => Math.floor(random() * end);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const { currency, perDollar } = MARKETPLACES.rowOf(country);
  const things = thingsIn(language, country);
  yield `${HEADINGS.join("\t")}\n`;
  for (let number = 0; number < PRODUCTS_OF_A_SHOP; number += 1) {
    const { idea, name } = things[number % things.length] as Thing;
    const [low, high] = idea.price;
    const isBeside = below(100) < BESIDE_PERCENT;
    const brand = pick(BRANDS[language]);
    const variant = pick(COMES_IN[kindOf(idea)][language]);
    const called = isBeside ? pick(BESIDE[language]).replace("{}", name) : name;
    const title = `${brand} ${called}${variant && !isBeside ? `, ${variant}` : ""}`;
    const dollars = isBeside ? 4 + below(12) : low + below(Math.max(1, high - low));
    const price = Math.max(1, Math.round(dollars * perDollar)) - pick([0.01, 0.05, 0.5]);
    const isOnSale = below(100) < 10;
    const money = (amount: number) => `${amount.toFixed(2)} ${currency}`;
    const id = `${country}-${10_000 + number}`;
    const cells = [
      ...[id, title, `${title}.`, `https://${host}/p/${id}`, drawnPictureUrl(idea.motif, below(6))],
      ...[
        below(100) < 4 ? "out_of_stock" : "in_stock",
        money(price),
        isOnSale ? money(price * 0.85) : "",
        brand,
      ],
      ...[idea.category, below(100) < 8 ? `${country}-${Math.floor(number / 2)}` : "", "new"],
    ];
    yield `${cells.join("\t")}\n`;
  }
}

interface Thing {
  readonly idea: GiftIdea;
  /** As a shop calls it. */
  readonly name: string;
}

/** Things of our catalogue under the names that people search for, in the order of chance. */
function thingsIn(language: ShopLanguage, country: CountryCode): readonly Thing[] {
  const things = CATALOGUE.flatMap((idea): Thing[] => {
    if (NOT_SOLD.includes(idea.category) || idea.notIn?.includes(country)) return [];
    const words = language === "en" ? idea.searchText : searchTextsOf(idea)[language];
    if (!words || words.split(" ").length > MOST_WORDS || REAL_NAMES.test(words) || NO_THING.test(words))
      return [];
    return [
      {
        idea,
        name: language === "en" ? capitals(words) : words.replace(/^./u, (first) => first.toUpperCase()),
      },
    ];
  });
  const random = seededRandom(`demo things ${country}`);
  return things
    .map((thing) => ({ thing, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

/** As English titles are written. */
function capitals(words: string): string {
  return words.replace(/(?<![\p{L}\p{N}'])(?!(?:and|for|of|with|in|on|the|a|to|by)\b)\p{L}/gu, (first) =>
    first.toUpperCase(),
  );
}

function kindOf({ category }: GiftIdea): keyof typeof COMES_IN {
  if (category === "food") return "food";
  if (category === "fashion") return "clothes";
  return category === "games" || category === "craft" ? "sets" : "things";
}
