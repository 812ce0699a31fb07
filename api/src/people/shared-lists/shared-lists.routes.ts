import { MARKETPLACES, plainMarketplaceLink, SHARED_LIST_LIMITS } from "@gifthearth/core";
import {
  ownSharedLists,
  type SharedList,
  sharedList,
  sharedListClaim,
  sharedListCreated,
  sharedListEnd,
  sharedListRelease,
  sharedListRequest,
  sharedListVote,
} from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Database } from "../../db/database.ts";
import { CATALOGUE } from "../../gifts/catalogue/index.ts";
import { searchTextsOf } from "../../gifts/catalogue/texts.ts";
import { savedWithDrawing } from "../../gifts/drawings/drawing-of.ts";
import { ApiError } from "../../http/api-error.ts";
import type { FindCurrentUser } from "../../http/current-user.ts";
import { json, jsonBody, NO_CONTENT } from "../../http/described.ts";
import { isId, pathId } from "../../http/path-id.ts";
import { route } from "../../http/route.ts";
import { hashToken, newToken } from "../auth/token.ts";
import {
  claimIdea,
  deleteVote,
  endList,
  findOwnList,
  findSharedList,
  insertSharedList,
  listOwnLists,
  listSharedIdeas,
  listVotes,
  releaseIdea,
  type SharedListRow,
  upsertVote,
} from "./shared-lists.repository.ts";

interface Dependencies {
  readonly db: Database;
  readonly currentUser: FindCurrentUser;
  readonly clock: () => Date;
  readonly newId: () => string;
}

const DAY = 24 * 60 * 60_000;

const pathKey = { params: z.object({ key: z.string().transform((key) => (isId(key) ? key : "")) }) };

/**
 * `/api/shared-lists`: a list of ideas for friends, who need no account, and for the person themself, who sees
 * neither votes nor who gets what. Its addresses are its only guard: 256 random bits each, kept as hashes.
 */
export function sharedListRoutes({ db, currentUser, clock, newId }: Dependencies) {
  /** @throws {ApiError} `not_found` where there never was such a list, `gone` for one that has ended */
  async function openList(key: string): Promise<{ list: SharedListRow; isForPerson: boolean }> {
    const hash = hashToken(key);
    const list = await findSharedList(db, hash);
    if (!list) throw new ApiError("not_found", "There is no such list. Please check the address.");
    if (list.ended_at !== null) {
      throw new ApiError("gone", "This list is no longer shared: whoever shared it has ended it.");
    }
    if (list.expires_at <= clock().toISOString()) {
      throw new ApiError(
        "gone",
        `This list is no longer shared: it ended after ${SHARED_LIST_LIMITS.days} days.`,
      );
    }
    return { list, isForPerson: list.person_hash === hash };
  }

  /** What a friend may speak about. @throws {ApiError} as {@link openList} does, and for what isn't the friends' */
  async function openForFriend(key: string, ideaId: string, what: "allows_votes" | "allows_claims") {
    const { list, isForPerson } = await openList(key);
    if (isForPerson || list[what] === 0) throw new ApiError("not_found", "This list doesn't ask for that");
    const idea = (await listSharedIdeas(db, list.id)).find(({ id }) => id === ideaId);
    if (!idea) throw new ApiError("not_found", "This idea is not on the list");
    return { list, idea };
  }

  async function show(key: string): Promise<SharedList> {
    const { list, isForPerson } = await openList(key);
    const ideas = await listSharedIdeas(db, list.id);
    const votes = isForPerson ? [] : await listVotes(db, list.id);
    return {
      personName: list.person_name,
      fromName: list.from_name,
      message: list.message,
      isForPerson,
      allowsVotes: !isForPerson && list.allows_votes === 1,
      allowsClaims: !isForPerson && list.allows_claims === 1,
      expiresAt: list.expires_at,
      ideas: ideas.map(({ id, title, description, price_range, image_url, affiliate_url, claimed_by }) => {
        const { category, drawing } = savedWithDrawing({ title, description });
        const shop = shoppable(affiliate_url, title);
        return {
          ...{ id, title, description, category, drawing },
          ...{ priceRange: price_range, imageUrl: image_url },
          ...shop,
          votes: votes.filter((vote) => vote.idea_id === id).map(({ name }) => ({ name })),
          claim: isForPerson || claimed_by === null ? null : { name: claimed_by },
        };
      }),
    };
  }

  return [
    route(
      {
        method: "post",
        path: "/api/shared-lists",
        access: "site",
        limit: "new shared list",
        tag: "Shared lists",
        summary: "Share a list of ideas",
        description: `It ends after ${SHARED_LIST_LIMITS.days} days, or when its owner ends it, by the key or as the user who is signed in now.`,
        request: jsonBody(sharedListRequest),
        reply: { 201: json(sharedListCreated, "Its addresses, told this once.") },
      },
      async (c) => {
        const { personName, fromName, message, ideas, allowsVotes, allowsClaims } = c.req.valid("json");
        const [friendKey, personKey, ownerKey] = [newToken(), newToken(), newToken()];
        const now = clock();
        const expiresAt = new Date(now.getTime() + SHARED_LIST_LIMITS.days * DAY).toISOString();
        const id = newId();
        const userId = (await currentUser(c))?.id ?? null;
        const list: SharedListRow = {
          id,
          friend_hash: hashToken(friendKey),
          person_hash: hashToken(personKey),
          owner_hash: hashToken(ownerKey),
          user_id: userId,
          person_name: personName,
          from_name: fromName,
          message,
          allows_votes: Number(allowsVotes),
          allows_claims: Number(allowsClaims),
          created_at: now.toISOString(),
          expires_at: expiresAt,
          ended_at: null,
        };
        const rows = ideas.map(
          ({ title, description, priceRange, imageUrl = null, affiliateUrl }, position) => ({
            ...{ id: newId(), list_id: id, position, title, description },
            ...{ price_range: priceRange, image_url: imageUrl, affiliate_url: affiliateUrl },
            ...{ claimed_by: null, claim_hash: null, claimed_at: null },
          }),
        );
        await db.transaction().execute((transaction) => insertSharedList(transaction, list, rows));
        return c.json(
          { friendPath: `/lists/${friendKey}`, personPath: `/lists/${personKey}`, ownerKey, expiresAt },
          201,
        );
      },
    ),
    route(
      {
        method: "get",
        path: "/api/shared-lists/{key}",
        access: "site",
        tag: "Shared lists",
        summary: "A list that somebody shared",
        request: pathKey,
        reply: { 200: json(sharedList, "What was shared, and what friends said of it.") },
        errors: ["not_found", "gone"],
      },
      async (c) => c.json(await show(c.req.valid("param").key), 200),
    ),
    route(
      {
        method: "post",
        path: "/api/shared-lists/{key}/votes",
        access: "site",
        limit: "shared list",
        tag: "Shared lists",
        summary: "Say that an idea is a good one, or no longer",
        request: { ...pathKey, ...jsonBody(sharedListVote) },
        reply: { 200: json(sharedList, "The list as it is now.") },
        errors: ["not_found", "gone", "conflict"],
      },
      async (c) => {
        const { key } = c.req.valid("param");
        const { ideaId, name, visitorKey, isFor } = c.req.valid("json");
        const { list } = await openForFriend(key, ideaId, "allows_votes");
        const visitorHash = hashToken(visitorKey);
        if (isFor) {
          if ((await listVotes(db, list.id)).length >= SHARED_LIST_LIMITS.votes) {
            throw new ApiError("conflict", "So many have voted on this list that it takes no more votes");
          }
          await upsertVote(db, { ideaId, name, visitorHash, at: clock() });
        } else await deleteVote(db, ideaId, visitorHash);
        return c.json(await show(key), 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/shared-lists/{key}/claims",
        access: "site",
        limit: "shared list",
        tag: "Shared lists",
        summary: "Say that one gets an idea; of two at once, one does",
        request: { ...pathKey, ...jsonBody(sharedListClaim) },
        reply: { 200: json(sharedList, "The list as it is now.") },
        errors: ["not_found", "gone", "conflict"],
      },
      async (c) => {
        const { key } = c.req.valid("param");
        const { ideaId, name, visitorKey } = c.req.valid("json");
        await openForFriend(key, ideaId, "allows_claims");
        const isWon = await claimIdea(db, { ideaId, name, visitorHash: hashToken(visitorKey), at: clock() });
        if (!isWon) {
          const { idea } = await openForFriend(key, ideaId, "allows_claims");
          throw new ApiError("conflict", `${idea.claimed_by ?? "Somebody"} is getting this one already`);
        }
        return c.json(await show(key), 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/shared-lists/{key}/claims/release",
        access: "site",
        limit: "shared list",
        tag: "Shared lists",
        summary: "Say that one gets an idea no longer",
        request: { ...pathKey, ...jsonBody(sharedListRelease) },
        reply: { 200: json(sharedList, "The list as it is now.") },
        errors: ["not_found", "gone"],
      },
      async (c) => {
        const { key } = c.req.valid("param");
        const { ideaId, visitorKey } = c.req.valid("json");
        await openForFriend(key, ideaId, "allows_claims");
        const isReleased = await releaseIdea(db, ideaId, hashToken(visitorKey));
        if (!isReleased) throw new ApiError("not_found", "This one isn't yours to give back");
        return c.json(await show(key), 200);
      },
    ),
    route(
      {
        method: "post",
        path: "/api/shared-lists/{key}/end",
        access: "site",
        limit: "shared list",
        tag: "Shared lists",
        summary: "End a list by its owner's key; what was on it is forgotten",
        request: { ...pathKey, ...jsonBody(sharedListEnd) },
        reply: { 204: NO_CONTENT },
        errors: ["not_found", "gone"],
      },
      async (c) => {
        const { list } = await openList(c.req.valid("param").key);
        // A plain comparison of hashes tells nothing of the key.
        if (list.owner_hash !== hashToken(c.req.valid("json").ownerKey)) {
          throw new ApiError("not_found", "This is not the key of this list");
        }
        await db.transaction().execute((transaction) => endList(transaction, list.id, clock()));
        return c.body(null, 204);
      },
    ),
    route(
      {
        method: "get",
        path: "/api/own-shared-lists",
        access: "user",
        tag: "Shared lists",
        summary: "The lists that one shares",
        reply: { 200: json(ownSharedLists, "Those that haven't ended, the newest first.") },
      },
      async (c) => {
        const rows = await listOwnLists(db, c.var.user.id, clock());
        const items = rows.map((row) => ({
          id: row.id,
          personName: row.person_name,
          ideaCount: Number(row.idea_count),
          createdAt: row.created_at,
          expiresAt: row.expires_at,
        }));
        return c.json({ items }, 200);
      },
    ),
    route(
      {
        method: "delete",
        path: "/api/own-shared-lists/{id}",
        access: "user",
        limit: "account",
        tag: "Shared lists",
        summary: "End one of one's lists; what was on it is forgotten",
        request: pathId,
        reply: { 204: NO_CONTENT },
        errors: ["not_found"],
      },
      async (c) => {
        const { id } = c.req.valid("param");
        const own = await findOwnList(db, c.var.user.id, id);
        if (own === null) throw new ApiError("not_found", "There is no such list");
        await db.transaction().execute((transaction) => endList(transaction, own, clock()));
        return c.body(null, 204);
      },
    ),
  ];
}

const IDEAS_BY_ID = new Map(CATALOGUE.map((idea) => [idea.id, idea]));

/**
 * What a shop link in any country is made of: the words of our own idea where the link names one; else what it
 * searches for, where that is in English, and the title otherwise.
 */
function shoppable(affiliateUrl: string, title: string) {
  const ideaId = new URL(affiliateUrl).searchParams.get("gh_tracking") ?? "";
  const ours = IDEAS_BY_ID.get(ideaId);
  if (ours) {
    return { ideaId, isOurs: true, searchText: ours.searchText, searchTexts: searchTextsOf(ours) };
  }
  return { ideaId: ideaId || "shared", isOurs: false, searchText: searchedInEnglish(affiliateUrl) ?? title };
}

function searchedInEnglish(affiliateUrl: string): string | null {
  const { host, searchParams } = new URL(plainMarketplaceLink(affiliateUrl) ?? "https://www.example");
  const row = MARKETPLACES.rows.find(({ domain }) => host === `www.${domain}`);
  return row?.language === "en" ? searchParams.get("k") : null;
}
