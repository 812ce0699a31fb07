import type { NewsletterFrequency } from "@gifthearth/core";
import type { Subscriber } from "@gifthearth/core/contract";
import type { Selectable, Transaction } from "kysely";
import type { Database, Tables } from "../../db/database.ts";
import { latestExpiry } from "../../db/latest-expiry.ts";
import { lockUser } from "../auth/users.ts";
import type { NewsletterKeysTable, NewsletterSubscribersTable } from "./newsletter.table.ts";

/** How long an address that nobody confirms is kept, and a link to confirm it is good, milliseconds. */
export const PENDING_TIME = 7 * 24 * 60 * 60_000;

export type SubscriberRow = Selectable<NewsletterSubscribersTable>;

/** A subscriber as administrators and the owner see it. */
export function toSubscriber(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    frequency: row.frequency,
    state: row.state,
    requestedAt: row.requested_at,
    consentAt: row.consent_at,
    consentVersion: row.consent_version,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
  };
}

/** A sign-up as it is written down. */
export interface NewRequest {
  /** Of the subscriber, should the address have none yet. */
  readonly id: string;
  /** As `normalizeEmail` makes it. */
  readonly email: string;
  readonly firstName: string | null;
  readonly frequency: NewsletterFrequency;
  readonly consentVersion: string;
  readonly tokenHash: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

/**
 * Writes a sign-up down. What is done is the same for every address, so that the time it takes tells nobody
 * whether the address is subscribed.
 */
export async function insertRequest(db: Transaction<Tables>, request: NewRequest): Promise<void> {
  const requestedAt = request.requestedAt.toISOString();
  const asked = {
    first_name: request.firstName,
    frequency: request.frequency,
    consent_version: request.consentVersion,
    requested_at: requestedAt,
  };
  const { id } = await db
    .insertInto("newsletter_subscribers")
    .values({
      ...asked,
      id: request.id,
      email: request.email,
      state: "pending",
      consent_at: requestedAt,
      confirmed_at: null,
      unsubscribed_at: null,
    })
    // Whoever asks again changes nothing of what is known of the address; that its row is written is for the time alone.
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ email: request.email }))
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("newsletter_requests")
    .values({
      ...asked,
      token_hash: request.tokenHash,
      subscriber_id: id,
      expires_at: request.expiresAt.toISOString(),
    })
    .execute();
}

/** The subscriber of a normalised address; null when it has none. */
export async function findSubscriber(db: Database, email: string): Promise<SubscriberRow | null> {
  const row = await db
    .selectFrom("newsletter_subscribers")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Uses a sign-up's token up, and makes what it asked for so.
 * @returns the subscriber as it was before and is now; null for a token that is unknown, used or too old
 */
export async function confirmRequest(
  db: Transaction<Tables>,
  tokenHash: string,
  now: Date,
): Promise<{ readonly before: SubscriberRow; readonly subscriber: SubscriberRow } | null> {
  const found = await db
    .selectFrom("newsletter_requests")
    .select("subscriber_id")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  const before = found && (await lockSubscriber(db, found.subscriber_id));
  if (!before) return null;
  const request = await db
    .deleteFrom("newsletter_requests")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now.toISOString())
    .where("expires_at", "<=", latestExpiry(PENDING_TIME, now).toISOString())
    .returningAll()
    .executeTakeFirst();
  if (!request) return null;
  await db.deleteFrom("newsletter_requests").where("subscriber_id", "=", before.id).execute();
  // Of a subscription that holds, the mail asked to change how often; the name may be anybody's who signed it up.
  const isChange = before.state === "confirmed";
  const subscriber = await db
    .updateTable("newsletter_subscribers")
    .set({
      state: "confirmed",
      first_name: isChange ? before.first_name : request.first_name,
      frequency: request.frequency,
      requested_at: request.requested_at,
      consent_at: request.requested_at,
      consent_version: request.consent_version,
      confirmed_at: isChange ? before.confirmed_at : now.toISOString(),
      unsubscribed_at: null,
    })
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { before, subscriber };
}

/**
 * Ends the subscription of an unsubscribe link; one that has ended stays as it is. What isn't needed any more,
 * the name and what was asked for, goes.
 * @returns whether there is such a link
 */
export async function endSubscription(db: Transaction<Tables>, keyHash: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom("newsletter_keys")
    .select("subscriber_id")
    .where("key_hash", "=", keyHash)
    .where("purpose", "=", "unsubscribe")
    .executeTakeFirst();
  const before = found && (await lockSubscriber(db, found.subscriber_id));
  if (!before) return false;
  await db.deleteFrom("newsletter_requests").where("subscriber_id", "=", before.id).execute();
  await db
    .deleteFrom("newsletter_keys")
    .where("subscriber_id", "=", before.id)
    .where("purpose", "=", "browser")
    .execute();
  await db
    .updateTable("newsletter_subscribers")
    .set({ state: "unsubscribed", first_name: null, unsubscribed_at: now.toISOString() })
    .where("id", "=", before.id)
    .where("state", "!=", "unsubscribed")
    .execute();
  return true;
}

/** Two that change one subscriber take turns, on both databases. */
async function lockSubscriber(db: Transaction<Tables>, id: string): Promise<SubscriberRow | undefined> {
  return db
    .updateTable("newsletter_subscribers")
    .set({ id })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

export async function insertKey(
  db: Database,
  subscriberId: string,
  purpose: NewsletterKeysTable["purpose"],
  keyHash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto("newsletter_keys")
    .values({ key_hash: keyHash, subscriber_id: subscriberId, purpose, created_at: now.toISOString() })
    .execute();
}

/** Whether a browser's key is that of an address which gets the newsletter. */
export async function isKeyOfSubscriber(db: Database, keyHash: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("newsletter_keys")
    .innerJoin("newsletter_subscribers", "newsletter_subscribers.id", "newsletter_keys.subscriber_id")
    .select("newsletter_subscribers.id")
    .where("key_hash", "=", keyHash)
    .where("purpose", "=", "browser")
    .where("email", "=", email)
    .where("state", "=", "confirmed")
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes links that are too old, and the addresses that nobody confirmed while a link to them was good. */
export async function deleteUnconfirmed(db: Database, now: Date): Promise<void> {
  const askedBefore = new Date(now.getTime() - PENDING_TIME);
  await correctFutureTimes(db, now);
  await db.deleteFrom("newsletter_requests").where("expires_at", "<=", now.toISOString()).execute();
  await db
    .deleteFrom("newsletter_subscribers")
    .where("confirmed_at", "is", null)
    .where("requested_at", "<=", askedBefore.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("newsletter_requests")
            .select("token_hash")
            .whereRef("subscriber_id", "=", "newsletter_subscribers.id"),
        ),
      ),
    )
    .execute();
}

/** What a clock wrote that ran ahead would be kept for longer than was promised: its time begins now. */
async function correctFutureTimes(db: Database, now: Date): Promise<void> {
  const end = new Date(now.getTime() + PENDING_TIME).toISOString();
  await db
    .updateTable("newsletter_requests")
    .set({ expires_at: end })
    .where("expires_at", ">", latestExpiry(PENDING_TIME, now).toISOString())
    .execute();
  await db
    .updateTable("newsletter_subscribers")
    .set({ requested_at: now.toISOString() })
    .where("confirmed_at", "is", null)
    .where("requested_at", ">", latestExpiry(0, now).toISOString())
    .execute();
}

/** The newsletter of an account: that of its address, once it is confirmed to be the user's. */
export async function exportNewsletter(db: Database, userId: string) {
  const row = await db
    .selectFrom("newsletter_subscribers")
    .innerJoin("users", "users.email", "newsletter_subscribers.email")
    .selectAll("newsletter_subscribers")
    .where("users.id", "=", userId)
    .where("users.email_confirmed_at", "is not", null)
    .executeTakeFirst();
  return { newsletter: row ? toSubscriber(row) : null };
}

/** Removes it likewise. Comes before the account goes, since only that tells the address. */
export async function forgetNewsletter(db: Transaction<Tables>, userId: string): Promise<void> {
  await lockUser(db, userId);
  await db
    .deleteFrom("newsletter_subscribers")
    .where("email", "in", (address) =>
      address
        .selectFrom("users")
        .select("email")
        .where("id", "=", userId)
        .where("email_confirmed_at", "is not", null),
    )
    .execute();
}
