import { NEWSLETTER_CONSENT, type NewsletterFrequency } from "@gifthearth/core";
import { normalizeEmail } from "@gifthearth/core/account";
import type { NewsletterConfirmation, NewsletterSubscription } from "@gifthearth/core/contract";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Limits } from "../../http/limits/limits.ts";
import { hashToken, newToken } from "../auth/token.ts";
import { inboxOf } from "../mail/inbox.ts";
import type { MailSender } from "../mail/mail-sender.ts";
import type { Mail } from "../mail/mailer.ts";
import { alreadySubscribedMail, changeFrequencyMail, confirmSubscriptionMail, welcomeMail } from "./mails.ts";
import {
  confirmRequest,
  endSubscription,
  findSubscriber,
  insertKey,
  insertRequest,
  isKeyOfSubscriber,
  PENDING_TIME,
} from "./newsletter.repository.ts";

/** What somebody gives to get the newsletter. */
interface SignUp {
  readonly email: string;
  readonly firstName: string | null;
  readonly frequency: NewsletterFrequency;
  readonly browserKey?: string | undefined;
}

interface NewsletterParts {
  readonly db: Database;
  readonly post: MailSender;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly limits: Limits;
  readonly config: { readonly publicUrl: string };
}

export interface Newsletter {
  /**
   * Writes a sign-up down and mails a link to confirm it. The answer is the same, and as soon, whether or not
   * the address is subscribed.
   * @throws {ApiError} `conflict` for an address that is, and is known by the browser's key to be the visitor's
   */
  subscribe(form: SignUp): Promise<NewsletterSubscription>;
  /** Makes a sign-up hold by its mailed link. @throws {ApiError} for a link that is no good */
  confirm(token: string): Promise<NewsletterConfirmation>;
  /** Ends a subscription by a mail's link. @throws {ApiError} for a link that is no good */
  unsubscribe(token: string): Promise<void>;
}

const BAD_CONFIRM_LINK = "This link is no longer good. Please sign up again.";
const BAD_UNSUBSCRIBE_LINK = "This link is not one of ours, or no longer good.";

/** The newsletter by double opt-in: whoever signs up, only the address's owner makes it so. */
export function createNewsletter({ db, limits, post, clock, newId, config }: NewsletterParts): Newsletter {
  /** A link for one mail: only its hash is kept, so each mail has one of its own. */
  async function recipientOf(id: string, to: string) {
    const token = newToken();
    await insertKey(db, id, "unsubscribe", hashToken(token), clock());
    return { to, unsubscribeLink: `${config.publicUrl}/newsletter/unsubscribe?token=${token}` };
  }

  /** @param token of the sign-up; the address says the rest */
  async function replyTo(email: string, wanted: NewsletterFrequency, token: string): Promise<Mail | null> {
    // Past the limit nobody is told: that somebody else asked for this address is a stranger's business neither.
    if (!(await limits.allows("newsletter", "inbox", inboxOf(email)))) return null;
    const subscriber = await findSubscriber(db, email);
    if (!subscriber) return null;
    const recipient = await recipientOf(subscriber.id, email);
    const link = `${config.publicUrl}/newsletter/confirm?token=${token}`;
    const { state, frequency } = subscriber;
    if (state !== "confirmed") return confirmSubscriptionMail(recipient, link);
    if (frequency === wanted) return alreadySubscribedMail(recipient, frequency);
    return changeFrequencyMail(recipient, frequency, wanted, link);
  }

  return {
    async subscribe({ email, firstName, frequency, browserKey }) {
      const to = normalizeEmail(email);
      if (browserKey && (await isKeyOfSubscriber(db, hashToken(browserKey), to))) {
        throw new ApiError("conflict", "You're already subscribed!");
      }
      const token = newToken();
      const requestedAt = clock();
      const request = {
        id: newId(),
        email: to,
        firstName,
        frequency,
        consentVersion: NEWSLETTER_CONSENT.version,
        tokenHash: hashToken(token),
        requestedAt,
        expiresAt: new Date(requestedAt.getTime() + PENDING_TIME),
      };
      await db.transaction().execute((transaction) => insertRequest(transaction, request));
      post(() => replyTo(to, frequency, token));
      return { firstName, email: to, frequency };
    },

    async confirm(token) {
      const browserKey = newToken();
      const now = clock();
      const confirmed = await db.transaction().execute(async (transaction) => {
        const done = await confirmRequest(transaction, hashToken(token), now);
        if (done) await insertKey(transaction, done.subscriber.id, "browser", hashToken(browserKey), now);
        return done;
      });
      if (!confirmed) {
        throw new ApiError("invalid_request", BAD_CONFIRM_LINK, { fields: { token: BAD_CONFIRM_LINK } });
      }
      const { before, subscriber } = confirmed;
      const { id, email, first_name: firstName, frequency } = subscriber;
      post(async () =>
        before.state === "confirmed" ? null : welcomeMail(await recipientOf(id, email), firstName, frequency),
      );
      return { frequency, browserKey };
    },

    async unsubscribe(token) {
      const now = clock();
      const isEnded = await db
        .transaction()
        .execute((transaction) => endSubscription(transaction, hashToken(token), now));
      if (!isEnded) {
        throw new ApiError("invalid_request", BAD_UNSUBSCRIBE_LINK, {
          fields: { token: BAD_UNSUBSCRIBE_LINK },
        });
      }
    },
  };
}
