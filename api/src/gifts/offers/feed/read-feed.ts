import {
  type Columns,
  type FeedForm,
  FORMS,
  missingOf,
  NETWORKS,
  type Network,
  type ProductField,
  type RawProduct,
  readColumns,
} from "./columns.ts";
import { DelimitedReader, type Row } from "./delimited.ts";
import { FeedError, type FeedPlace, placeText, quoted } from "./feed-error.ts";
import { openFeed } from "./open-feed.ts";
import { LEFT_OUT, type LeftOut, type Product, readProduct } from "./product.ts";
import { XmlReader } from "./xml.ts";

/** How a feed is to be read. */
export interface FeedRules {
  readonly network: Network;
  /** The shop's, ISO 4217. */
  readonly currency: string;
  readonly now: Date;
}

/** How many products were left out for a reason, and where the first of them stands. */
export interface LeftOutCount {
  readonly reason: LeftOut;
  readonly count: number;
  /** "Line 3, column 17". */
  readonly first: string;
}

/** What a feed held. */
export interface FeedFigures {
  /** Products in the file. */
  readonly productCount: number;
  readonly leftOut: readonly LeftOutCount[];
  /** Headings, or elements, that mean nothing to us. */
  readonly unknownColumns: readonly string[];
}

interface Found {
  readonly place: FeedPlace;
  readonly product: RawProduct | LeftOut;
}

/** Products at a time: the more, the less SQLite merges what it has indexed; the fewer, the sooner others get to write. */
const BATCH = 1_000;
/** Where a delimiter is looked for in the first line. */
const DELIMITERS = ["\t", ",", ";", "|"] as const;
/** A longer first line is none of a feed, in characters. */
const LONGEST_HEAD = 100_000;

/**
 * Reads a product feed in a file: CSV or TSV (commas, semicolons, pipes, tabs), RSS 2.0 or Atom, packed or not. However
 * long it is, it takes the same memory.
 * @param takeProducts is given each batch in turn, and is waited for
 * @throws {FeedError} for a file that is no such feed, or broken; single products that can't be read are left out
 */
export async function readFeed(
  path: string,
  rules: FeedRules,
  takeProducts: (products: readonly Product[]) => Promise<void>,
): Promise<FeedFigures> {
  const form = FORMS[rules.network];
  const counts = new Map<LeftOut, { count: number; readonly first: string }>();
  let unknownColumns: readonly string[] = [];
  let productCount = 0;
  let batch: Product[] = [];
  for await (const found of productsOf(openFeed(path), form, (unknown) => (unknownColumns = unknown))) {
    for (const { place, product: raw } of found) {
      productCount += 1;
      const product = typeof raw === "string" ? raw : readProduct(raw, rules.currency, rules.now);
      if (typeof product === "string") {
        const known = counts.get(product);
        if (known) known.count += 1;
        else counts.set(product, { count: 1, first: placeText(place) });
      } else if (batch.push(product) === BATCH) {
        await takeProducts(batch);
        batch = [];
      }
    }
  }
  if (batch.length > 0) await takeProducts(batch);
  const leftOut = [...counts].map(([reason, { count, first }]) => ({ reason, count, first }));
  if (productCount === 0) throw new FeedError("The feed holds no product.");
  if (leftOut.reduce((sum, { count }) => sum + count, 0) === productCount) {
    const reasons = leftOut.map(({ reason, count, first }) => `${count} ${LEFT_OUT[reason]} (${first})`);
    throw new FeedError(
      `None of the ${productCount} products can be offered: ${reasons.join("; ")}. Please look at the delimiter, the currency and the network.`,
    );
  }
  return { productCount, leftOut, unknownColumns };
}

async function* productsOf(
  text: AsyncIterable<string>,
  form: FeedForm,
  tellUnknown: (unknown: readonly string[]) => void,
): AsyncGenerator<readonly Found[]> {
  let head = "";
  let read: ((piece: string | null) => readonly Found[]) | undefined;
  for await (const piece of text) {
    if (read) {
      yield read(piece);
      continue;
    }
    head += piece;
    const start = head.trimStart();
    if (start.startsWith("<")) read = xmlProducts(form, tellUnknown);
    else if (/[\r\n]/.test(start) || start.length > LONGEST_HEAD) {
      read = delimitedProducts(start, form, tellUnknown);
    } else if (head.length > LONGEST_HEAD) throw new FeedError("The file begins with nothing but blanks.");
    else continue;
    yield read(start.startsWith("<") ? start : head);
    head = "";
  }
  if (!read) throw new FeedError(head.trim() === "" ? "The file is empty." : "The file has a single line.");
  yield read(null);
}

/** @returns what reads the next piece, and the end when it is given null */
function xmlProducts(form: FeedForm, tellUnknown: (unknown: readonly string[]) => void) {
  const reader = new XmlReader(form);
  return (piece: string | null): readonly Found[] => {
    const items = piece === null ? reader.end() : reader.read(piece);
    if (piece === null) {
      tellUnknown([...reader.unknown]);
      if (reader.fields.size > 0) refuseMissing(reader.fields, form);
    }
    return items.map(({ place, product, isCut }) => ({ place, product: isCut ? "long" : product }));
  };
}

function delimitedProducts(head: string, form: FeedForm, tellUnknown: (unknown: readonly string[]) => void) {
  const [firstLine = ""] = head.split(/[\r\n]/, 1);
  const reader = new DelimitedReader(delimiterOf(firstLine.slice(0, LONGEST_HEAD), form));
  let columns: Columns | undefined;
  return (piece: string | null): readonly Found[] => {
    const rows = piece === null ? reader.end() : reader.read(piece);
    const found: Found[] = [];
    for (const row of rows) {
      if (columns) found.push(productOf(row, columns));
      else {
        columns = readColumns(row.cells, form);
        refuseMissing(new Set(columns.index.keys()), form);
        tellUnknown(columns.unknown);
      }
    }
    return found;
  };
}

function productOf({ line, cells, cutCell }: Row, columns: Columns): Found {
  if (cutCell > 0) return { place: { line, column: cutCell }, product: "long" };
  if (cells.length !== columns.count) {
    return { place: { line, column: Math.min(cells.length, columns.count) }, product: "columns" };
  }
  const product: Partial<Record<ProductField, string>> = {};
  for (const [field, at] of columns.index) product[field] = cells[at] ?? "";
  return { place: { line }, product };
}

/** The one by which the first line names most that we know. */
function delimiterOf(line: string, form: FeedForm): string {
  const [best] = DELIMITERS.map((delimiter) => {
    const headings = new DelimitedReader(delimiter).read(`${line}\n`)[0]?.cells ?? [];
    return { delimiter, known: readColumns(headings, form).index.size };
  }).sort((one, other) => other.known - one.known);
  if (best && best.known > 1) return best.delimiter;
  throw new FeedError(
    `None of the headings of a feed of ${form.name} is here, such as ${form.needed.map((field) => form.fields[field]?.[0]).join(", ")}, between commas, semicolons, pipes or tabs, but ${quoted(line)}.${otherForm(line, form)}`,
    { line: 1 },
  );
}

/** That it is a feed of another network. */
function otherForm(line: string, form: FeedForm): string {
  const other = NETWORKS.find(
    (name) =>
      name !== form.name &&
      FORMS[name].needed.every((field) => line.includes(FORMS[name].fields[field]?.[0] ?? "")),
  );
  return other ? ` It looks like one of ${other}: please name --network ${other}.` : "";
}

function refuseMissing(present: ReadonlySet<ProductField>, form: FeedForm): void {
  const missing = missingOf(present, form);
  if (missing.length === 0) return;
  throw new FeedError(
    `The feed lacks ${missing.map(quoted).join(", ")}. Please add ${missing.length === 1 ? "this column" : "these columns"} where the feed is made.`,
    { line: 1 },
  );
}
