import type { NewsletterFrequency } from "@gifthearth/core";
import type { SubscriberState } from "@gifthearth/core/contract";

/** Times are ISO 8601, UTC. */
export interface NewsletterSubscribersTable {
  id: string;
  first_name: string | null;
  /** As `normalizeEmail` makes it. */
  email: string;
  frequency: NewsletterFrequency;
  state: SubscriberState;
  /** When this was agreed to, and in which words (`NEWSLETTER_CONSENT`). */
  consent_at: string;
  consent_version: string;
  /** When it was asked for last. */
  requested_at: string;
  /** When the owner of the address confirmed it first; null while nobody did. */
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

/** A sign-up that waits for its mailed link to be followed; what it asks for holds only then. */
export interface NewsletterRequestsTable {
  token_hash: string;
  subscriber_id: string;
  first_name: string | null;
  frequency: NewsletterFrequency;
  consent_version: string;
  requested_at: string;
  expires_at: string;
}

/** What shows whose subscription it is: a mail's unsubscribe link, and the key of a browser that confirmed. */
export interface NewsletterKeysTable {
  key_hash: string;
  subscriber_id: string;
  purpose: "unsubscribe" | "browser";
  created_at: string;
}
