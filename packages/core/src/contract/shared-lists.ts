import * as z from "zod";
import { SHARED_LIST_LIMITS } from "../gift/shared-list.ts";
import { withoutLinks } from "../gift/without-links.ts";
import { drawing } from "./gift-finder.ts";
import { savedGiftIdeaRequest } from "./saved.ts";
import { text } from "./text.ts";

/**
 * A line of a visitor's own that others will read: plain text without line breaks, and no address to lead them by.
 * @param missing the message when there is no text; undefined where there may be none
 */
function line(maxLength: number, missing?: string) {
  return text(maxLength, missing)
    .transform((value) => value.replace(/\s+/g, " "))
    .refine((value) => withoutLinks(value) === value, "Please leave out web and mail addresses")
    .refine((value) => missing === undefined || value !== "", missing);
}

/** Whoever reads it knows the friend by it. */
const friendName = line(SHARED_LIST_LIMITS.name, "Please write your name");

/** An idea as somebody chose to share it: without the reason, which tells of the person. */
const sharedIdeaRequest = savedGiftIdeaRequest.pick({
  title: true,
  description: true,
  priceRange: true,
  imageUrl: true,
  affiliateUrl: true,
});

/** `POST /api/shared-lists`. */
export const sharedListRequest = z
  .object({
    personName: line(SHARED_LIST_LIMITS.name, "Please say who the ideas are for"),
    fromName: line(SHARED_LIST_LIMITS.name, "Please write your name"),
    message: line(SHARED_LIST_LIMITS.message).default(""),
    ideas: z
      .array(sharedIdeaRequest)
      .min(1, "Please choose at least one idea")
      .max(SHARED_LIST_LIMITS.ideas, `Please choose ${SHARED_LIST_LIMITS.ideas} ideas or fewer`),
    allowsVotes: z.boolean().default(true),
    allowsClaims: z.boolean().default(true),
  })
  .meta({ id: "SharedListRequest" });
export type SharedListRequest = z.input<typeof sharedListRequest>;

export const sharedListCreated = z
  .object({
    friendPath: z.string().describe("For friends: with votes and who gets what."),
    personPath: z.string().describe("For the person themself: the ideas alone."),
    ownerKey: z.string().describe("Ends the list; told this once."),
    expiresAt: z.string(),
  })
  .meta({ id: "SharedListCreated" });
export type SharedListCreated = z.infer<typeof sharedListCreated>;

const named = z.object({ name: z.string() });

export const sharedList = z
  .object({
    personName: z.string(),
    fromName: z.string(),
    message: z.string(),
    isForPerson: z.boolean().describe("Whether it was asked for at the person's own address."),
    allowsVotes: z.boolean(),
    allowsClaims: z.boolean(),
    expiresAt: z.string(),
    ideas: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        priceRange: z.string(),
        imageUrl: z.string().nullable(),
        category: z.string(),
        drawing: drawing.optional(),
        ideaId: z.string().describe("What clicks on it are counted under."),
        isOurs: z.boolean().describe("Whether there is a page of ours about it."),
        searchText: z.string().nullable(),
        searchTexts: z.record(z.string(), z.string()).optional(),
        votes: z.array(named).describe("Who finds it good; none at the person's own address."),
        claim: named.nullable().describe("Who gets it; null at the person's own address."),
      }),
    ),
  })
  .meta({ id: "SharedList" });
export type SharedList = z.infer<typeof sharedList>;
export type SharedListIdea = SharedList["ideas"][number];

/** A secret that a visitor's browser made, by which it takes back what it said. */
const visitorKey = z.string().regex(/^[\w-]{20,80}$/, "The key must be 20 to 80 letters and digits");
const ideaId = z.string().regex(/^[\w-]{1,80}$/, "There is no such idea");

/** `POST /api/shared-lists/{key}/votes`. */
export const sharedListVote = z
  .object({ ideaId, name: friendName, visitorKey, isFor: z.boolean() })
  .meta({ id: "SharedListVote" });
export type SharedListVote = z.input<typeof sharedListVote>;

/** `POST /api/shared-lists/{key}/claims`. */
export const sharedListClaim = z
  .object({ ideaId, name: friendName, visitorKey })
  .meta({ id: "SharedListClaim" });
export type SharedListClaim = z.input<typeof sharedListClaim>;

/** `POST /api/shared-lists/{key}/claims/release`. */
export const sharedListRelease = z.object({ ideaId, visitorKey }).meta({ id: "SharedListRelease" });
export type SharedListRelease = z.input<typeof sharedListRelease>;

/** `POST /api/shared-lists/{key}/end`. */
export const sharedListEnd = z
  .object({ ownerKey: z.string("Please send the owner's key").max(200) })
  .meta({ id: "SharedListEnd" });

/** `GET /api/own-shared-lists`. */
export const ownSharedLists = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        personName: z.string(),
        ideaCount: z.int(),
        createdAt: z.string(),
        expiresAt: z.string(),
      }),
    ),
  })
  .meta({ id: "OwnSharedLists" });
export type OwnSharedList = z.infer<typeof ownSharedLists>["items"][number];
