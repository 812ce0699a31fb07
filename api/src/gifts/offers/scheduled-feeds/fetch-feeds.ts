import type { Logger } from "pino";
import type { Config } from "../../../config/config.ts";
import type { Database } from "../../../db/database.ts";
import { FetchError, type SafeFetch } from "../../../http/outgoing/safe-fetch.ts";
import { spool } from "../../../http/spool.ts";
import { FeedError } from "../feed/feed-error.ts";
import type { ImportFeed } from "../import-feed.ts";
import { findShop } from "../offers.repository.ts";
import { type FeedResult, finishFeed, takeDueFeed } from "./scheduled-feeds.repository.ts";
import type { ScheduledFeedsTable } from "./scheduled-feeds.table.ts";

const MINUTE = 60_000;
/** Of a feed as it is sent, unpacked on the way or not. */
const MOST_BYTES = 2_000_000_000;
const TYPES =
  /^(?:text\/(?:plain|csv|tab-separated-values|xml)|application\/(?:(?:rss\+|atom\+)?xml|csv|octet-stream|(?:x-)?gzip|(?:x-)?zip(?:-compressed)?)|binary\/octet-stream)?$/;
const LONGEST_MESSAGE = 500;

interface FeedParts {
  readonly config: Pick<Config, "dataDirectory">;
  readonly db: Database;
  readonly safeFetch: SafeFetch;
  readonly importFeed: ImportFeed;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * Fetches the feeds that are due and imports them, one after another. Any number of processes may: each feed is one's.
 * Never fails: what goes wrong is written down with the feed, and tried again in an hour.
 */
export function createFeedRound(parts: FeedParts): () => Promise<void> {
  const { db, clock, logger } = parts;
  return async () => {
    try {
      for (let feed = await takeDueFeed(db, clock()); feed; feed = await takeDueFeed(db, clock())) {
        const result = await fetchFeed(parts, feed);
        const message = result.message.slice(0, LONGEST_MESSAGE);
        await finishFeed(db, feed, { ...result, message }, clock());
        const { shop } = feed;
        if (result.outcome === "failed" || result.outcome === "held") {
          logger.warn({ shop, outcome: result.outcome, reason: message }, "A shop's feed needs attention");
        } else logger.info({ shop, outcome: result.outcome }, "A shop's feed was fetched");
      }
    } catch (error) {
      logger.error({ err: error }, "Fetching shops' feeds failed; it is tried again");
    }
  };
}

async function fetchFeed(parts: FeedParts, feed: ScheduledFeedsTable): Promise<FeedResult> {
  const { logger } = parts;
  try {
    return await fetchAndImport(parts, feed);
  } catch (error) {
    if (error instanceof FetchError || error instanceof FeedError)
      return { outcome: "failed", message: error.message };
    logger.error({ err: error, shop: feed.shop }, "A shop's feed could not be imported");
    return { outcome: "failed", message: "Something went wrong on our side; the server's log says what." };
  }
}

async function fetchAndImport(parts: FeedParts, feed: ScheduledFeedsTable): Promise<FeedResult> {
  const { config, db, clock, safeFetch, importFeed } = parts;
  const { address, shop: name, network, country, etag, last_modified: lastModified } = feed;
  const shop = await findShop(db, name);
  // Of a shop that was removed since, everything is wanted again.
  const isKept = shop !== null && shop.generation !== null;
  const fetched = await safeFetch(address, {
    accepts: (mediaType) => TYPES.test(mediaType),
    mostBytes: MOST_BYTES,
    totalTime: 30 * MINUTE,
    idleTime: MINUTE,
    headers: {
      ...(isKept && etag && { "If-None-Match": etag }),
      ...(isKept && lastModified && { "If-Modified-Since": lastModified }),
    },
  });
  if (fetched.status === 304) {
    fetched.body.destroy();
    // What the shop still says, it says now.
    await db
      .updateTable("offer_shops")
      .set({ seen_at: clock().toISOString() })
      .where("name", "=", name)
      .execute();
    return { outcome: "unchanged", message: "It is as it was the time before." };
  }
  const { path, discard } = await spool(fetched.body, config.dataDirectory, MOST_BYTES);
  try {
    const fileName = new URL(address).pathname.split("/").pop() || "feed";
    const summary = await importFeed({ path, fileName, shop: name, network, country });
    const { state, offerCount, before, productCount } = summary;
    if (state === "held") {
      return {
        outcome: "held",
        message: `It has ${count(offerCount)} offers, less than half of the ${count(before)} that are shown. Please confirm it if that is right.`,
      };
    }
    return {
      outcome: "imported",
      message: `${count(offerCount)} offers of ${count(productCount)} products are shown.`,
      etag: fetched.headers.etag?.slice(0, 300) ?? "",
      last_modified: fetched.headers["last-modified"]?.slice(0, 100) ?? "",
    };
  } finally {
    await discard();
  }
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
