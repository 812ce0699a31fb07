import { normalizeEmail } from "@gifthearth/core/account";
import type { Database } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";
import { createRateLimit, type RateLimit } from "../http/rate-limit.ts";
import { inboxOf } from "../mail/inbox.ts";
import type { Mail } from "../mail/mailer.ts";
import type { Post } from "../mail/post.ts";
import { issueToken, redeemToken, withdrawResets } from "./mailed-tokens.ts";
import { confirmationMail, passwordChangedMail, passwordResetMail } from "./mails.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import type { Sessions } from "./sessions.ts";
import type { Credentials, NewAccount } from "./users.ts";
import {
  findAccount,
  findCredentials,
  insertAccount,
  markEmailConfirmed,
  passwordHashOf,
  updatePasswordHash,
} from "./users.ts";

/** What somebody gives to open an account. */
interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly username?: string | null | undefined;
  readonly fullName?: string | null | undefined;
}

interface AuthParts {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly post: Post;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly config: { readonly publicUrl: string; readonly rateLimits: boolean };
}

export interface Auth {
  /** @returns the new user's id @throws {ApiError} `conflict` for an address that has an account */
  signUp(form: SignUp, network: string): Promise<string>;
  /**
   * @returns whose they are, and what the password was checked against
   * @throws {ApiError} `unauthorized` for a wrong e-mail or password, told alike
   */
  signIn(email: string, password: string, network: string): Promise<Credentials>;
  /** Mails a link if there is such an account; the answer is the same, and as soon, if there is none. */
  requestPasswordReset(email: string, network: string): Promise<void>;
  /** Sets a password by a mailed link and ends every session. @throws {ApiError} for a link that is no good */
  resetPassword(token: string, password: string, network: string): Promise<void>;
  /** @throws {ApiError} for a link that is no good */
  confirmEmail(token: string, network: string): Promise<void>;
  /** Mails the confirmation link again. @param email the user's, as it is stored */
  requestConfirmation(userId: string, email: string): Promise<void>;
  /** @throws {ApiError} for a wrong password */
  checkPassword(userId: string, password: string): Promise<void>;
  /** Sets a new password and ends every session. @throws {ApiError} for a wrong present one */
  changePassword(userId: string, current: string, password: string): Promise<void>;
}

const WRONG = "The email or password is not right. Please check both.";
const BAD_LINK = "This link is no longer good. Please ask for a new one.";
const MINUTES = 60;

/** Accounts and their passwords. What costs an attempt is counted before anything else is done. */
export function createAuth({ db, sessions, post, clock, newId, config }: AuthParts): Auth {
  const limit = (name: string, attempts: number, seconds: number): RateLimit =>
    createRateLimit({ name, attempts, seconds }, config.rateLimits);
  const limits = {
    // One network can't lock others out of their accounts, and many together can't try one account for long.
    signInFrom: limit("sign-in-from", 50, 15 * MINUTES),
    signInPair: limit("sign-in-pair", 10, 15 * MINUTES),
    signInTo: limit("sign-in-to", 100, 15 * MINUTES),
    signUp: limit("sign-up", 20, 60 * MINUTES),
    mailFrom: limit("mail-from", 20, 60 * MINUTES),
    // By the address: who opens account after account for somebody else's does not fill that inbox.
    mailTo: limit("mail-to", 5, 60 * MINUTES),
    noticeTo: limit("notice-to", 10, 60 * MINUTES),
    link: limit("link", 50, 15 * MINUTES),
    password: limit("password", 10, 15 * MINUTES),
  };

  async function confirmationFor(userId: string, email: string): Promise<Mail | null> {
    const token = await issueToken(db, userId, "confirm-email", clock());
    return token === null ? null : confirmationMail(email, `${config.publicUrl}/auth/confirm?token=${token}`);
  }

  async function setPassword(userId: string, password: string): Promise<void> {
    await updatePasswordHash(db, userId, await hashPassword(password));
    await withdrawResets(db, userId);
    await sessions.revokeAll(userId);
    post(async () => {
      const account = await findAccount(db, userId);
      if (!account || !(await limits.noticeTo.allows(account.email))) return null;
      return passwordChangedMail(account.email, `${config.publicUrl}/auth/forgot`);
    });
  }

  const auth: Auth = {
    async signUp({ email, password, username = null, fullName = null }, network) {
      await limits.signUp.consume(network);
      const id = newId();
      const passwordHash = await hashPassword(password);
      const account: NewAccount = { id, email, passwordHash, username, fullName, createdAt: clock() };
      const isNew = await db.transaction().execute((transaction) => insertAccount(transaction, account));
      if (!isNew) {
        const message = "There is already an account with this email. Please sign in.";
        throw new ApiError("conflict", message, { fields: { email: message } });
      }
      const to = normalizeEmail(email);
      post(async () => ((await limits.mailTo.allows(inboxOf(to))) ? confirmationFor(id, to) : null));
      return id;
    },

    async signIn(email, password, network) {
      const to = normalizeEmail(email);
      const pair = `${network} ${to}`;
      await limits.signInFrom.consume(network);
      await limits.signInPair.consume(pair);
      await limits.signInTo.consume(to);
      const credentials = await findCredentials(db, email);
      const isRight = await verifyPassword(credentials?.passwordHash ?? null, password);
      if (!credentials || !isRight) throw new ApiError("unauthorized", WRONG);
      await limits.signInPair.reset(pair);
      return credentials;
    },

    async requestPasswordReset(email, network) {
      await limits.mailFrom.consume(network);
      await limits.mailTo.consume(inboxOf(normalizeEmail(email)));
      post(async () => {
        const credentials = await findCredentials(db, email);
        if (!credentials) return null;
        const token = await issueToken(db, credentials.id, "reset-password", clock());
        if (token === null) return null;
        return passwordResetMail(normalizeEmail(email), `${config.publicUrl}/auth/reset?token=${token}`);
      });
    },

    async resetPassword(token, password, network) {
      await limits.link.consume(network);
      const userId = await redeemToken(db, token, "reset-password", clock());
      if (!userId) throw new ApiError("invalid_request", BAD_LINK, { fields: { token: BAD_LINK } });
      // Who holds the mailed link has shown that the address is theirs.
      await markEmailConfirmed(db, userId, clock());
      await setPassword(userId, password);
    },

    async confirmEmail(token, network) {
      await limits.link.consume(network);
      const userId = await redeemToken(db, token, "confirm-email", clock());
      if (!userId) throw new ApiError("invalid_request", BAD_LINK, { fields: { token: BAD_LINK } });
      await markEmailConfirmed(db, userId, clock());
    },

    async requestConfirmation(userId, email) {
      await limits.mailTo.consume(inboxOf(email));
      post(async () => {
        const account = await findAccount(db, userId);
        return account && !account.emailConfirmed ? confirmationFor(userId, account.email) : null;
      });
    },

    async checkPassword(userId, password) {
      await limits.password.consume(userId);
      if (await verifyPassword(await passwordHashOf(db, userId), password)) return;
      const message = "The password is not right";
      throw new ApiError("invalid_request", message, { fields: { currentPassword: message } });
    },

    async changePassword(userId, current, password) {
      await auth.checkPassword(userId, current);
      await setPassword(userId, password);
    },
  };
  return auth;
}
