import * as z from "zod";
import { COUNTRY_CODES } from "../marketplaces.ts";

/** In which form a shop's feed comes. */
const network = z.enum(["google", "awin"], "Please choose the feed's form: google or awin");
const country = z.enum(COUNTRY_CODES, `Please choose the shop's country: ${COUNTRY_CODES.join(", ")}`);
const shop = z
  .string("Please give the shop's name")
  .trim()
  .min(1, "Please give the shop's name")
  .max(80, "Please keep the shop's name to 80 characters or fewer");

/** What an import is told beside the feed itself, as the query of its address. */
export const offerImportQuery = z.object({
  shop: shop.describe(
    "As visitors read it; a shop of that name gets these products in place of those before.",
  ),
  network,
  country,
  fileName: z.string().max(300, "Please keep the file's name to 300 characters or fewer").default("feed"),
  confirm: z
    .enum(["true", "false"], "Please say true or false")
    .default("false")
    .describe("`true` takes a feed that has less than half of the offers before."),
});
export type OfferImportQuery = z.input<typeof offerImportQuery>;

/** Products that were left out of a feed, and why. */
const leftOut = z.object({
  reason: z.string().describe("Such as `isn't in stock`."),
  count: z.int(),
  first: z.string().describe("Where the first is, such as `Line 3`; empty where that can't be said."),
});

/** `POST /api/admin/offers`: how an import went. */
export const offerImport = z
  .object({
    shop: z.string(),
    state: z
      .enum(["live", "held"])
      .describe("`held`: it has less than half of the offers before, and waits to be confirmed."),
    productCount: z.int().describe("In the file."),
    offerCount: z.int(),
    before: z.int().describe("Offers that were shown before."),
    matchCount: z.int().describe("Offers that are what an idea of ours means."),
    leftOut: z.array(leftOut),
    unknownColumns: z.array(z.string()),
  })
  .meta({ id: "OfferImport" });
export type OfferImport = z.infer<typeof offerImport>;

export const offerShop = z
  .object({
    id: z.string(),
    name: z.string(),
    network: z.string(),
    country: z.string(),
    offerCount: z.int(),
    seenAt: z.string().nullable().describe("When its offers were seen in its feed; ISO 8601, UTC."),
    isFresh: z.boolean().describe("Whether that is recent enough for them to be shown."),
    heldCount: z
      .int()
      .nullable()
      .describe("Offers of a feed that waits to be confirmed; null where none does."),
  })
  .meta({ id: "OfferShop" });
export type OfferShop = z.infer<typeof offerShop>;

/** `GET /api/admin/offers`: by country and name. */
export const offerShops = z.object({ items: z.array(offerShop) }).meta({ id: "OfferShops" });

/** `POST /api/admin/scheduled-feeds`. */
export const scheduledFeedRequest = z.object({
  address: z
    .string("Please give the feed's address")
    .trim()
    .max(2000, "Please keep the address to 2,000 characters or fewer")
    .refine(
      (address) => /^https:\/\/[^/]/i.test(address) && URL.canParse(address),
      "Please give an address that begins with https://",
    ),
  shop,
  network,
  country,
  everyHours: z
    .int("Please give whole hours")
    .min(1, "Please give at least 1 hour")
    .max(168, "Please give 168 hours (a week) at most"),
});
export type ScheduledFeedRequest = z.infer<typeof scheduledFeedRequest>;

export const scheduledFeed = z
  .object({
    id: z.string(),
    host: z.string().describe("Of its address; the rest may hold a key, and is shown to nobody."),
    shop: z.string(),
    network: z.string(),
    country: z.string(),
    everyHours: z.int(),
    dueAt: z.string().describe("When it is fetched next; ISO 8601, UTC."),
    fetchedAt: z.string().nullable(),
    outcome: z.enum(["waiting", "imported", "unchanged", "held", "failed"]),
    message: z.string().describe("What came of it, in a sentence."),
  })
  .meta({ id: "ScheduledFeed" });
export type ScheduledFeed = z.infer<typeof scheduledFeed>;

/** `GET /api/admin/scheduled-feeds`: by shop. */
export const scheduledFeeds = z.object({ items: z.array(scheduledFeed) }).meta({ id: "ScheduledFeeds" });
