import { SaxesParser } from "saxes";
import { type FeedForm, isKnown, type ProductField, plainHeading, type RawProduct } from "./columns.ts";
import { LONGEST_CELL } from "./delimited.ts";
import { FeedError, type FeedPlace } from "./feed-error.ts";

/** A product of an XML feed, with where it begins. */
export interface XmlItem {
  readonly place: FeedPlace;
  readonly product: RawProduct;
  readonly isCut: boolean;
}

/** Characters without a tag between, so many that it is no feed. */
const LONGEST_TEXT = 4 * 1024 * 1024;
/** Elements within each other; feeds have about five. */
const DEEPEST = 100;
const ITEM = /^(?:item|entry)$/;

/**
 * Reads RSS 2.0 or Atom from pieces of text: what stands in an `item` or `entry`, by the names of its elements with or
 * without `g:`. A document type is refused, so that no entity means anything but the five of XML itself.
 */
export class XmlReader {
  readonly #parser = new SaxesParser({ xmlns: false, position: true });
  readonly #fieldOf: ReadonlyMap<string, ProductField>;
  readonly #form: FeedForm;
  readonly unknown = new Set<string>();
  readonly fields = new Set<ProductField>();
  #items: XmlItem[] = [];
  #depth = 0;
  #itemDepth = 0;
  #product: Partial<Record<ProductField, string>> = {};
  #place: FeedPlace = { line: 1 };
  #isCut = false;
  #field: ProductField | null = null;
  #text = "";
  #sinceTag = 0;

  constructor(form: FeedForm) {
    this.#form = form;
    const names = Object.entries(form.fields) as [ProductField, readonly string[]][];
    this.#fieldOf = new Map(names.flatMap(([field, all]) => all.map((name) => [name, field] as const)));
    const parser = this.#parser;
    parser.on("error", (error) => {
      throw new FeedError(`The XML is broken: ${error.message.replace(/^\d+:\d+: /, "")}`, this.#here());
    });
    parser.on("doctype", () => {
      throw new FeedError(
        "The feed declares a document type, which may define entities. Please remove the <!DOCTYPE ...>.",
        this.#here(),
      );
    });
    parser.on("opentag", (tag) => this.#open(tag.name, tag.attributes));
    parser.on("text", (text) => this.#addText(text));
    parser.on("cdata", (text) => this.#addText(text));
    parser.on("closetag", () => this.#close());
  }

  /** The items that end in this piece. @throws {FeedError} for XML that is broken, or no feed */
  read(text: string): readonly XmlItem[] {
    this.#sinceTag += text.length;
    this.#parser.write(text);
    if (this.#sinceTag > LONGEST_TEXT) {
      throw new FeedError(
        "There are millions of characters without a tag here. This is no feed.",
        this.#here(),
      );
    }
    const items = this.#items;
    this.#items = [];
    return items;
  }

  /** @throws {FeedError} for XML that ends too early */
  end(): readonly XmlItem[] {
    this.#parser.close();
    return [];
  }

  #here(): FeedPlace {
    return { line: this.#parser.line, column: this.#parser.column + 1 };
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#sinceTag = 0;
    this.#depth += 1;
    if (this.#depth > DEEPEST) {
      throw new FeedError(
        "More than 100 elements stand within each other here. This is no feed.",
        this.#here(),
      );
    }
    if (this.#depth === 1) {
      if (!/^(?:rss|feed|rdf:RDF)$/.test(name)) {
        throw new FeedError(`The root is <${name.slice(0, 40)}>. Please give RSS 2.0 or Atom.`, this.#here());
      }
    }
    if (this.#itemDepth === 0) {
      if (!ITEM.test(name)) return;
      this.#itemDepth = this.#depth;
      this.#product = {};
      this.#isCut = false;
      this.#place = this.#here();
      return;
    }
    if (this.#depth !== this.#itemDepth + 1) return;
    const heading = plainHeading(name);
    const field = this.#fieldOf.get(heading) ?? null;
    if (!field && !isKnown(heading, this.#form) && this.unknown.size < 100) this.unknown.add(name);
    this.#field = field;
    this.#text = "";
    // Atom's own link is an attribute, and there are others than the page's.
    if (field === "link" && attributes.href && (attributes.rel ?? "alternate") === "alternate") {
      this.#text = attributes.href;
    }
  }

  #addText(text: string): void {
    this.#sinceTag = 0;
    if (!this.#field) return;
    const room = LONGEST_CELL - this.#text.length;
    if (text.length > room) this.#isCut = true;
    if (room > 0) this.#text += text.slice(0, room);
  }

  #close(): void {
    this.#sinceTag = 0;
    if (this.#itemDepth > 0 && this.#depth === this.#itemDepth + 1 && this.#field) {
      const field = this.#field;
      const isBetter = (this.#product[field] ?? "").trim() === "";
      if (isBetter) this.#product[field] = this.#text;
      this.fields.add(field);
      this.#field = null;
    } else if (this.#depth === this.#itemDepth) {
      this.#items.push({ place: this.#place, product: this.#product, isCut: this.#isCut });
      this.#itemDepth = 0;
    }
    this.#depth -= 1;
  }
}
