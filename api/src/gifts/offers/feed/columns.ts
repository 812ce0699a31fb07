/** What we read of a product. */
export type ProductField =
  | "id"
  | "title"
  | "description"
  | "link"
  | "image"
  | "availability"
  | "price"
  | "salePrice"
  | "salePeriod"
  | "currency"
  | "brand"
  | "category"
  | "group"
  | "adult"
  | "condition"
  | "expires";

/** A product as the file has it: its cells, by what they mean. */
export type RawProduct = Readonly<Partial<Record<ProductField, string>>>;

/** How a network's feeds call things. */
export interface FeedForm {
  /** By what an operator names it. */
  readonly name: Network;
  /** The first name that a file has counts. In lower case, with underscores. */
  readonly fields: Readonly<Partial<Record<ProductField, readonly string[]>>>;
  readonly needed: readonly ProductField[];
  /** Known, and of no use to us. */
  readonly ignored: RegExp;
  /** The parameter of its links that carries our click's id; empty where that depends on the network behind it. */
  readonly subId: string;
}

export const NETWORKS = ["google", "awin"] as const;
export type Network = (typeof NETWORKS)[number];

const GOOGLE: FeedForm = {
  name: "google",
  fields: {
    id: ["id"],
    title: ["title"],
    description: ["description", "summary", "content"],
    link: ["link"],
    image: ["image_link"],
    availability: ["availability"],
    price: ["price"],
    salePrice: ["sale_price"],
    salePeriod: ["sale_price_effective_date"],
    brand: ["brand"],
    category: ["product_type", "google_product_category"],
    group: ["item_group_id"],
    adult: ["adult"],
    condition: ["condition"],
    expires: ["expiration_date"],
  },
  needed: ["id", "title", "link", "price"],
  ignored:
    /^(?:gtin|mpn|ean|upc|isbn|identifier_exists|(?:additional|lifestyle|virtual_model|mobile)_(?:image_)?link|mobile_link|google_product_category|product_type|(?:age_)?group|gender|color|colour|size|size_(?:type|system)|material|pattern|multipack|is_bundle|(?:shipping|tax|product|unit_pricing|energy|min|max|pickup|ads|adwords|custom|promotion|installment|subscription|loyalty|cost_of|auto_pricing|excluded|included|certification|return|transit|external|short|structured|display_ads|availability_date|sell_on|pause|maximum|minimum|link_template|canonical|store|quantity|updated|published|guid|pubdate|author|category).*|age_group|shipping|tax|price|sale_price|content_language|target_country|channel|feed_label|disclosure_date|ships_from_country|video_link|unit_pricing_measure)$/,
  subId: "",
};

const AWIN: FeedForm = {
  name: "awin",
  fields: {
    id: ["aw_product_id", "merchant_product_id", "data_feed_id"],
    title: ["product_name"],
    description: ["description", "product_short_description"],
    link: ["aw_deep_link"],
    image: ["merchant_image_url", "large_image", "aw_image_url", "merchant_thumb_url"],
    availability: ["in_stock", "stock_status", "is_for_sale"],
    price: ["search_price", "display_price", "store_price"],
    currency: ["currency"],
    brand: ["brand_name"],
    category: ["merchant_product_category_path", "merchant_category", "category_name"],
    group: ["parent_product_id", "item_group_id"],
    adult: ["adult"],
    condition: ["condition"],
    expires: ["valid_to"],
  },
  needed: ["id", "title", "link", "price"],
  ignored:
    /^(?:aw_|merchant_|merchant|alternate_image|basket_link|base_price|category|colour|commission|custom_|data_feed|delivery|dimensions|display_price|ean|fashion|stock|is_for_sale|isbn|keywords|language|large_image|last_updated|model|mpn|number_|parent|pre_order|product_|promotional|rating|reviews|average_rating|rrp|saving|savings|search_|size|specifications|store_price|terms|telcos|tickets|travel|upc|valid_|vegan|warranty|web_offer|condition|mobile_|currency|swatch|groupon|product_gtin|brand|image|in_stock|isbn).*$/,
  subId: "clickref",
};

export const FORMS: Readonly<Record<Network, FeedForm>> = { google: GOOGLE, awin: AWIN };

/** What a file's headings mean. */
export interface Columns {
  /** Where each field stands, from 0. */
  readonly index: ReadonlyMap<ProductField, number>;
  readonly count: number;
  /** As they are written. */
  readonly unknown: readonly string[];
}

/** "g:Image Link" as "image_link". */
export function plainHeading(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/^\uFEFF/, "")
    .replace(/^g:/, "")
    .replace(/[\s-]+/g, "_");
}

export function readColumns(headings: readonly string[], form: FeedForm): Columns {
  const plain = headings.map(plainHeading);
  const index = new Map<ProductField, number>();
  for (const [field, names] of Object.entries(form.fields) as [ProductField, readonly string[]][]) {
    const place = names.map((name) => plain.indexOf(name)).find((at) => at >= 0);
    if (place !== undefined) index.set(field, place);
  }
  const used = new Set(index.values());
  const unknown = headings.filter((_, at) => !used.has(at) && !isKnown(plain[at] ?? "", form));
  return { index, count: headings.length, unknown };
}

/** Whether a heading means something, if nothing to us. */
export function isKnown(heading: string, form: FeedForm): boolean {
  return (
    heading === "" ||
    form.ignored.test(heading) ||
    Object.values(form.fields).some((names) => names.includes(heading))
  );
}

/** Which of the fields that every product has to have a file lacks. */
export function missingOf(present: ReadonlySet<ProductField>, form: FeedForm): readonly string[] {
  return form.needed.filter((field) => !present.has(field)).map((field) => form.fields[field]?.[0] ?? field);
}
