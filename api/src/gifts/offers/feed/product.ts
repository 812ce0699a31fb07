import { plainText } from "@gifthearth/core";
import type { RawProduct } from "./columns.ts";
import { readPrice } from "./price.ts";

/** A product of a feed that can be offered. */
export interface Product {
  readonly id: string;
  /** One for all variants. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly priceMinor: number;
  readonly availability: "in_stock" | "preorder" | "backorder";
  readonly link: string;
  readonly imageUrl: string | null;
  readonly brand: string;
  readonly category: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string | null;
}

/** Why a product of a feed isn't offered, as it is told. */
export const LEFT_OUT = {
  columns: "has another number of cells than the headings",
  long: "has a cell that is too long",
  id: "has no id, or one that is too long",
  title: "has no title that can be read",
  link: "has no link that starts with http",
  price: "has no price that can be read",
  currency: "has its price in another currency than the shop's",
  stock: "isn't in stock",
  adult: "is for adults only",
  used: "isn't new",
  expired: "is no longer offered",
  variant: "is a variant or a repeat of another",
} as const;
export type LeftOut = keyof typeof LEFT_OUT;

const LONGEST = { id: 200, title: 160, description: 400, link: 2_000, brand: 80, category: 200 } as const;

const YES = /^(?:yes|y|true|1|on|ja|oui|s[iì]|in[ _]?stock)$/i;
const NO = /^(?:no|n|false|0|off|nein|nee|non)$/i;

/** @param currency the shop's */
export function readProduct(raw: RawProduct, currency: string, now: Date): Product | LeftOut {
  const id = plain(raw.id, LONGEST.id + 1);
  if (id === "" || id.length > LONGEST.id) return "id";
  if (YES.test(raw.adult?.trim() ?? "")) return "adult";
  const availability = readAvailability(raw.availability);
  if (!availability) return "stock";
  const condition = raw.condition?.trim().toLowerCase() ?? "";
  if (condition !== "" && !/^(?:new|neu|nieuw|neuf|nuevo|nuovo)$/.test(condition)) return "used";
  const expiresAt = readDay(raw.expires);
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime()) return "expired";
  const title = plain(raw.title, LONGEST.title);
  if (!/\p{L}{2}/u.test(title)) return "title";
  const link = webAddress(raw.link);
  if (!link) return "link";
  const price = readPrice(raw.price ?? "", currency);
  if (!price) return "price";
  if ((price.currency ?? named(raw.currency) ?? currency) !== currency) return "currency";
  const group = plain(raw.group, LONGEST.id);
  return {
    id,
    key: group ? `group ${group}` : id,
    title,
    description: plain(raw.description, LONGEST.description),
    priceMinor: salePrice(raw, currency, now) ?? price.minor,
    availability,
    link,
    imageUrl: webAddress(raw.image),
    brand: plain(raw.brand, LONGEST.brand),
    category: plain(raw.category, LONGEST.category),
    expiresAt,
  };
}

function named(currency: string | undefined): string | null {
  return currency?.trim().toUpperCase() || null;
}

/** Null when it isn't to be had. A feed that doesn't say lists what there is. */
function readAvailability(text = ""): Product["availability"] | null {
  const word = text.trim().toLowerCase().replace(/[ -]/g, "_");
  if (word === "preorder" || word === "pre_order") return "preorder";
  if (word === "backorder" || word === "back_order") return "backorder";
  if (word === "" || word === "available" || YES.test(word)) return "in_stock";
  if (NO.test(word)) return null;
  // The number of those that are there.
  return Number(word) > 0 ? "in_stock" : null;
}

/** What it costs now, if that is less. */
function salePrice({ price = "", salePrice: sale, salePeriod }: RawProduct, currency: string, now: Date) {
  if (!sale) return null;
  const [lower, usual] = [readPrice(sale, currency), readPrice(price, currency)];
  if (!lower || !usual || lower.currency !== usual.currency || lower.minor >= usual.minor) return null;
  if (salePeriod?.trim()) {
    const [from = Number.NaN, to = Number.NaN] = salePeriod.split("/").map((end) => Date.parse(end.trim()));
    // A sale whose days can't be read may be over.
    if (!(from <= now.getTime() && now.getTime() < to)) return null;
  }
  return lower.minor;
}

/** The end of a day or moment; null where none is written. */
function readDay(text: string | undefined): string | null {
  const time = Date.parse(text?.trim() ?? "");
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** An address of the web in the form in which it is sent; null for all else, `javascript:` and the like. */
export function webAddress(text = ""): string | null {
  const address = text.trim();
  if (!/^https?:\/\/[^/]/i.test(address) || address.length > LONGEST.link || !URL.canParse(address))
    return null;
  const url = new URL(address);
  return url.username || url.password || url.href.length > LONGEST.link ? null : url.href;
}

/** Text that is plain already, as nearly all is. */
const SIMPLE = /^[\p{L}\p{N} .,;:!?'"()/+%°€£$–—’-]*$/u;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  quot: '"',
  apos: "'",
  "#39": "'",
  lt: "<",
  gt: ">",
  nbsp: " ",
};

/** Without tags, scripts and their content, and what can't be seen; cut at a word. */
function plain(text: string | undefined, longest: number): string {
  if (!text) return "";
  const piece = text.slice(0, 4 * longest);
  if (piece.length <= longest && SIMPLE.test(piece)) return piece.replace(/ {2,}/g, " ").trim();
  const html = piece
    .replace(/&(amp|quot|apos|#39|lt|gt|nbsp);/g, (_, name: string) => ENTITIES[name] ?? " ")
    .replace(/<(script|style)\b.*?(?:<\/\1\s*>|$)/gis, " ");
  return plainText(html, longest);
}
