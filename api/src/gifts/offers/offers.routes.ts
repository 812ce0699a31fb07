import { signOf } from "@gifthearth/core";
import { offerClickQuery } from "@gifthearth/core/contract";
import { z } from "@hono/zod-openapi";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import type { FindCurrentUser } from "../../http/current-user.ts";
import type { Limits } from "../../http/limits/limits.ts";
import { route } from "../../http/route.ts";
import { insertClickEvent } from "../../money/events/events.repository.ts";
import { inUsersName } from "../../money/events/in-users-name.ts";
import type { Attribution } from "../../partners/attribution.ts";
import type { Offers } from "./offers.ts";

interface Dependencies {
  readonly db: Database;
  readonly offers: Pick<Offers, "leadOf">;
  readonly currentUser: FindCurrentUser;
  readonly limits: Limits;
  readonly attribution: Attribution;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** `GET /api/offers/:id/shop`: the way to a shop. */
export function offerRoutes({ db, offers, currentUser, limits, attribution, clock, newId }: Dependencies) {
  return [
    route(
      {
        method: "get",
        path: "/api/offers/{id}/shop",
        access: "public",
        limit: "events",
        tag: "Gifts",
        summary: "Go to an offer's shop",
        description:
          "Counts the click and leads on to the shop. The link carries the click's id as the network's sub-id, which tells nothing of the visitor.",
        request: {
          params: z.object({ id: z.string().describe("The offer's `id`.") }),
          query: offerClickQuery,
        },
        reply: { 302: { description: "To the product's page in the shop." } },
        errors: ["not_found"],
      },
      async (c) => {
        const { id } = c.req.valid("param");
        const { idea, partner: partnerId } = c.req.valid("query");
        const offer = await offers.leadOf(id);
        if (!offer)
          throw new ApiError("not_found", "This offer is gone. Please look at the idea's page for others");
        const partner = await attribution.partnerOf(c, partnerId);
        if (partner) await limits.count("events", "partner", partner.id);
        const click = {
          id: newId(),
          // Random, and of nobody.
          clickId: newId().replaceAll("-", ""),
          at: clock(),
          productId: idea || offer.productId,
          affiliateLink: offer.link,
          priceRange: `${signOf(offer.price.currency)}${offer.price.amount}`,
          partnerId: partner?.id ?? null,
        };
        const user = (await currentUser(c))?.id ?? null;
        await inUsersName(db, user, (within, userId) => insertClickEvent(within, { ...click, userId }));
        if (partner) attribution.count(partner, "shopClicks");
        c.header("Cache-Control", "no-store");
        c.header("X-Robots-Tag", "noindex, nofollow");
        return c.redirect(withSubId(offer.link, offer.subId, click.clickId), 302);
      },
    ),
  ];
}

/** The link with the click's id; what is there stays as it is, byte for byte. */
function withSubId(link: string, parameter: string, clickId: string): string {
  if (parameter === "") return link;
  const url = new URL(link);
  url.search += `${url.search ? "&" : "?"}${new URLSearchParams({ [parameter]: clickId })}`;
  return url.href;
}
