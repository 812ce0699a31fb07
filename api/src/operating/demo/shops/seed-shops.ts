import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Config } from "../../../config/config.ts";
import type { Database } from "../../../db/database.ts";
import { importFeed } from "../../../gifts/offers/import-feed.ts";
import { DEMO_SHOPS, demoFeed } from "./products.ts";

interface ShopSeed {
  readonly db: Database;
  readonly config: Pick<Config, "dataDirectory">;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** What was made. */
export interface DemoShops {
  readonly names: readonly string[];
  /** Products in their feeds. */
  readonly products: number;
  readonly offers: number;
  /** Offers that are what an idea of ours means. */
  readonly matches: number;
  /** Where the feeds are. */
  readonly folder: string;
}

/** Writes the feeds of shops that there aren't, and imports them as any other. */
export async function seedShops({ db, config, clock, newId }: ShopSeed): Promise<DemoShops> {
  const folder = join(config.dataDirectory, "demo-feeds");
  await mkdir(folder, { recursive: true });
  let [products, offers, matches] = [0, 0, 0];
  for (const shop of DEMO_SHOPS) {
    const { name, country } = shop;
    const fileName = `${name.toLowerCase().replaceAll(" ", "-")}.tsv`;
    const path = join(folder, fileName);
    await pipeline(Readable.from(demoFeed(shop)), createWriteStream(path));
    const policy = {
      charityClaim: true,
      thirdPartySites: true,
      mail: true,
      aiText: true,
      approval: "A demo.",
    };
    const request = { path, fileName, shop: name, network: "google", country, freshDays: 60, policy };
    const summary = await importFeed({ db, clock, newId }, request);
    products += summary.productCount;
    offers += summary.offerCount;
    matches += summary.matchCount;
  }
  return { names: DEMO_SHOPS.map(({ name }) => name), products, offers, matches, folder };
}
