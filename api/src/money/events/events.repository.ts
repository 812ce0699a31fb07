import {
  asEstimate,
  clickIdOf,
  estimatedCommissionCents,
  linkedProduct,
  readShopPrice,
} from "@gifthearth/core";
import type { Insertable, Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import type { AnalyticsEvent, ClickEvent, UserInteraction } from "./event.ts";
import type { AnalyticsEventsTable, ClickEventsTable, UserInteractionsTable } from "./events.table.ts";

/** Who isn't signed in, as events name the user. */
const ANONYMOUS = "anonymous";

/** Stores an outbound click, with the commission that such a purchase is estimated to bring. */
export async function insertClickEvent(db: Database, event: ClickEvent): Promise<void> {
  await db.insertInto("click_events").values(toClickRow(event)).execute();
}

/** Stores analytics events, all of them or none. @param events one or more */
export async function insertAnalyticsEvents(db: Database, events: readonly AnalyticsEvent[]): Promise<void> {
  await db.insertInto("analytics_events").values(events.map(toAnalyticsRow)).execute();
}

export async function insertUserInteraction(db: Database, event: UserInteraction): Promise<void> {
  await db.insertInto("user_interactions").values(toInteractionRow(event)).execute();
}

/** What the user's pages reported, as it is kept. */
export async function exportEvents(db: Database, userId: string) {
  const clicks = await db.selectFrom("click_events").selectAll().where("user_id", "=", userId).execute();
  const analyticsEvents = await db
    .selectFrom("analytics_events")
    .selectAll()
    .where("user_id", "=", userId)
    .execute();
  const interactions = await db
    .selectFrom("user_interactions")
    .selectAll()
    .where("user_id", "=", userId)
    .execute();
  return { clicks, analyticsEvents, interactions };
}

/** Takes the user out of the events, which themselves stay: public figures count them. */
export async function forgetUserOfEvents(db: Transaction<Tables>, userId: string): Promise<void> {
  const named = (id: string) => JSON.stringify({ user_id: id }).slice(1, -1);
  await db
    .updateTable("analytics_events")
    .set(({ fn, val }) => ({
      event_details: fn<string>("replace", ["event_details", val(named(userId)), val(named(ANONYMOUS))]),
    }))
    .where("user_id", "=", userId)
    .execute();
  for (const table of ["click_events", "analytics_events", "user_interactions"] as const) {
    await db.updateTable(table).set({ user_id: null }).where("user_id", "=", userId).execute();
  }
}

function toClickRow(event: ClickEvent): Insertable<ClickEventsTable> {
  return {
    id: event.id,
    user_id: event.userId,
    product_id: event.productId,
    linked_product_id: linkedProduct(event.affiliateLink),
    timestamp: event.at.toISOString(),
    affiliate_link: event.affiliateLink,
    estimated_commission_minor: estimatedCommissionCents(typicalPrice(event.priceRange)),
    currency: "USD",
    confirmed: 0,
    actual_commission_minor: null,
    charity_id: null,
    partner_id: event.partnerId,
    click_id: event.clickId ?? clickIdOf(event.affiliateLink) ?? event.newClickId ?? null,
  };
}

/** The middle of a price range, US dollars; undefined when none is known. */
function typicalPrice(priceRange: string | undefined): number | undefined {
  const price = readShopPrice(priceRange);
  return price ? asEstimate((price.low + price.high) / 2, price.currency) : undefined;
}

function toAnalyticsRow(event: AnalyticsEvent): AnalyticsEventsTable {
  return {
    id: event.id,
    event_name: event.eventName,
    // Who it is tells the session alone, whatever the page says.
    event_details: JSON.stringify({ ...event.eventDetails, user_id: event.userId ?? ANONYMOUS }),
    timestamp: event.at.toISOString(),
    user_id: event.userId,
  };
}

function toInteractionRow(event: UserInteraction): UserInteractionsTable {
  return {
    id: event.id,
    interaction_type: event.interactionType,
    element_id: event.elementId,
    details: JSON.stringify(event.details),
    timestamp: event.at.toISOString(),
    user_id: event.userId,
  };
}
