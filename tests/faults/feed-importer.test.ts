import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createFeedImporter } from "../../api/src/gifts/offers/feed-importer.ts";
import { describeOnEachDatabase } from "../support/databases.ts";

const HEAD = "id,title,link,price\n";
const KITE = "1,Red kite,https://shop.example/1,15.00 USD\n";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gifthearth-importer-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function request(content: string) {
  const path = join(folder, "feed.csv");
  await writeFile(path, content);
  return { path, fileName: "feed.csv", shop: "Windig", network: "google", country: "US" };
}

describeOnEachDatabase("the process that imports feeds", (db, url) => {
  it("answers how it went, and what is wrong with a feed as the feed's fault", async () => {
    const importFeed = createFeedImporter(url());
    expect(await importFeed(await request(HEAD + KITE))).toMatchObject({ state: "live", offerCount: 1 });
    const broken = importFeed(await request(`${HEAD}${KITE}2,"Blue kite,https://shop.example/2,15.00 USD\n`));
    await expect(broken).rejects.toMatchObject({
      name: "FeedError",
      message: expect.stringMatching(/^Line 3, column 2: A quote is opened here and never closed\./),
    });
    const there = await db().selectFrom("offers").select("title").execute();
    expect(there).toEqual([{ title: "Red kite" }]);
  });

  it("tells what broke that is nobody's feed, without waiting", async () => {
    const path = join(folder, "nowhere.csv");
    const importing = createFeedImporter(url())({ ...(await request("")), path });
    await expect(importing).rejects.toThrow("ENOENT");
    await expect(importing).rejects.not.toMatchObject({ name: "FeedError" });
  });
});
