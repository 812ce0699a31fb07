import {
  offerImport,
  offerImportQuery,
  offerShop,
  offerShops,
  scheduledFeed,
  scheduledFeedRequest,
  scheduledFeeds,
} from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { json, jsonBody, NO_CONTENT } from "../../http/described.ts";
import { pathId } from "../../http/path-id.ts";
import { route } from "../../http/route.ts";
import { spool } from "../../http/spool.ts";
import { recordAction } from "../../people/audit/audit.repository.ts";
import { FeedError } from "./feed/feed-error.ts";
import { LEFT_OUT } from "./feed/product.ts";
import { confirmHeldFeed, type FeedSummary, type ImportFeed, removeShop } from "./import-feed.ts";
import { listImports, listShops } from "./offers.repository.ts";
import type { OfferImportsTable, OfferShopsTable } from "./offers.table.ts";
import {
  addScheduledFeed,
  listScheduledFeeds,
  removeScheduledFeed,
  toScheduledFeed,
} from "./scheduled-feeds/scheduled-feeds.repository.ts";

interface Dependencies {
  readonly config: Pick<Config, "dataDirectory">;
  readonly db: Database;
  readonly importFeed: ImportFeed;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** Of a feed that is uploaded; larger ones are fetched by address, or imported on the command line. */
const MOST_BYTES = 256 * 1024 * 1024;
const DAY = 24 * 60 * 60_000;
const file = { schema: z.string().meta({ format: "binary" }) };
const FILE_TYPES = {
  "application/octet-stream": file,
  "application/gzip": file,
  "application/zip": file,
  "application/xml": file,
  "text/csv": file,
  "text/plain": file,
  "text/tab-separated-values": file,
  "text/xml": file,
};

/** `/api/admin/offers` and `/api/admin/scheduled-feeds`: the shops whose products are shown, and their feeds. */
export function offersAdminRoutes(dependencies: Dependencies) {
  const { config, db, importFeed, clock, newId } = dependencies;

  async function writeDown(userId: string, action: string, details: Readonly<Record<string, unknown>>) {
    await recordAction(db, { id: newId(), at: clock(), actor: { userId }, action, details });
  }

  async function shopOf(id: string): Promise<OfferShopsTable> {
    const shop = (await listShops(db)).find((one) => one.id === id);
    if (!shop) throw new ApiError("not_found", "There is no such shop");
    return shop;
  }

  async function describe(shop: OfferShopsTable) {
    return toOfferShop(shop, [...(await listImports(db)).values()], clock());
  }

  return [
    route(
      {
        method: "get",
        path: "/api/admin/offers",
        access: "admin",
        tag: "Administration",
        summary: "The shops whose products are shown",
        reply: { 200: json(offerShops, "By country and name.") },
      },
      async (c) => {
        const imports = [...(await listImports(db)).values()];
        return c.json(
          { items: (await listShops(db)).map((shop) => toOfferShop(shop, imports, clock())) },
          200,
        );
      },
    ),
    route(
      {
        method: "post",
        path: "/api/admin/offers",
        access: "admin",
        limit: "admin",
        body: MOST_BYTES,
        tag: "Administration",
        summary: "Import a shop's product feed",
        description:
          "The body is the file itself: CSV, TSV, RSS or Atom, also as gzip or zip, of 256 MB or less. Its products take the place of the shop's before; when anything is wrong nothing changes, and the error's message says where.",
        request: { query: offerImportQuery, body: { required: true, content: FILE_TYPES } },
        reply: { 200: json(offerImport, "How it went.") },
      },
      async (c) => {
        const { confirm, ...request } = c.req.valid("query");
        refuseOtherTypes(c.req.header("Content-Type"));
        const { body } = c.req.raw;
        if (!body) throw new ApiError("invalid_request", "Please send the feed as the request's body");
        const upload = await spool(body, config.dataDirectory, MOST_BYTES);
        try {
          const asked = { ...request, path: upload.path, confirm: confirm === "true" };
          const summary = await orInvalid(importFeed(asked));
          const { shop, state, offerCount } = summary;
          await writeDown(c.var.user.id, "offers.import", { shop, state, offerCount });
          return c.json(toOfferImport(summary), 200);
        } finally {
          await upload.discard();
        }
      },
    ),
    route(
      {
        method: "post",
        path: "/api/admin/offers/{id}/confirm",
        access: "admin",
        limit: "admin",
        tag: "Administration",
        summary: "Show a feed that is held",
        description: "One that has less than half of the offers before waits for this.",
        request: pathId,
        reply: { 200: json(offerShop, "As it is now.") },
        errors: ["not_found", "invalid_request"],
      },
      async (c) => {
        const { name } = await shopOf(c.req.valid("param").id);
        const offerCount = await orInvalid(confirmHeldFeed(dependencies, name));
        await writeDown(c.var.user.id, "offers.confirm", { shop: name, offerCount });
        return c.json(await describe(await shopOf(c.req.valid("param").id)), 200);
      },
    ),
    route(
      {
        method: "delete",
        path: "/api/admin/offers/{id}",
        access: "admin",
        limit: "admin",
        tag: "Administration",
        summary: "Remove a shop with its offers",
        request: pathId,
        reply: { 204: NO_CONTENT },
        errors: ["not_found", "invalid_request"],
      },
      async (c) => {
        const { name } = await shopOf(c.req.valid("param").id);
        const offerCount = await orInvalid(removeShop(dependencies, name));
        await writeDown(c.var.user.id, "offers.remove", { shop: name, offerCount });
        return c.body(null, 204);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/admin/scheduled-feeds",
        access: "admin",
        tag: "Administration",
        summary: "The feeds that are fetched by address",
        reply: { 200: json(scheduledFeeds, "By shop.") },
      },
      async (c) => c.json({ items: await listScheduledFeeds(db) }, 200),
    ),
    route(
      {
        method: "post",
        path: "/api/admin/scheduled-feeds",
        access: "admin",
        limit: "admin",
        tag: "Administration",
        summary: "Have a feed fetched by address",
        description:
          "Within a minute at first, and then again after each interval. Public hosts by https alone; 2 GB at most. A feed that is as it was isn't imported anew.",
        request: jsonBody(scheduledFeedRequest),
        reply: { 201: json(scheduledFeed, "As it is added.") },
        errors: ["conflict"],
      },
      async (c) => {
        const request = c.req.valid("json");
        const { shop, network, country } = request;
        const added = await addScheduledFeed(db, request, { id: newId(), at: clock() });
        if (!added)
          throw new ApiError("conflict", `${shop} has a feed already. Please remove that one first.`);
        const row = toScheduledFeed(added);
        await writeDown(c.var.user.id, "offers.schedule", { shop, network, country, host: row.host });
        return c.json(row, 201);
      },
    ),
    route(
      {
        method: "delete",
        path: "/api/admin/scheduled-feeds/{id}",
        access: "admin",
        limit: "admin",
        tag: "Administration",
        summary: "No longer fetch a feed",
        description: "The shop's offers stay until they are too old, or the shop is removed.",
        request: pathId,
        reply: { 204: NO_CONTENT },
        errors: ["not_found"],
      },
      async (c) => {
        const shop = await removeScheduledFeed(db, c.req.valid("param").id);
        if (shop === null) throw new ApiError("not_found", "There is no such feed");
        await writeDown(c.var.user.id, "offers.unschedule", { shop });
        return c.body(null, 204);
      },
    ),
  ];
}

/** What is wrong with a feed is for whoever sent it. */
async function orInvalid<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof FeedError) throw new ApiError("invalid_request", error.message, { cause: error });
    throw error;
  }
}

function refuseOtherTypes(contentType = ""): void {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (Object.hasOwn(FILE_TYPES, type)) return;
  throw new ApiError(
    "unsupported_media_type",
    `Please send the feed itself, with a Content-Type of ${Object.keys(FILE_TYPES).join(", ")}`,
  );
}

function toOfferImport({ leftOut, unknownColumns, ...summary }: FeedSummary) {
  return {
    ...summary,
    leftOut: leftOut.map(({ reason, count, first }) => ({ reason: LEFT_OUT[reason], count, first })),
    unknownColumns: [...unknownColumns],
  };
}

function toOfferShop(shop: OfferShopsTable, imports: readonly OfferImportsTable[], now: Date) {
  const { id, name, network, country } = shop;
  const held = imports.find(({ shop_id, state }) => shop_id === id && state === "held");
  return {
    id,
    name,
    network,
    country,
    offerCount: shop.offer_count,
    seenAt: shop.seen_at,
    isFresh: shop.seen_at !== null && Date.parse(shop.seen_at) + shop.fresh_days * DAY >= now.getTime(),
    heldCount: held?.offer_count ?? null,
  };
}
