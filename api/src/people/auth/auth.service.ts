import { normalizeEmail } from "@gifthearth/core/account";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Limits } from "../../http/limits/limits.ts";
import { inboxOf } from "../mail/inbox.ts";
import type { MailSender } from "../mail/mail-sender.ts";
import type { Mail } from "../mail/mailer.ts";
import type { TwoFactor } from "../two-factor/two-factor.service.ts";
import { issueToken, redeemToken, withdrawResets } from "./mailed-tokens.ts";
import {
  accountExistsMail,
  confirmationMail,
  finishAccountMail,
  passwordChangedMail,
  passwordResetMail,
  twoFactorMail,
} from "./mails.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { deletePendingAccounts, findPendingAccount, insertPendingAccount } from "./pending-accounts.ts";
import type { Sessions } from "./sessions.ts";
import { newToken } from "./token.ts";
import type { Credentials } from "./users.ts";
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
  readonly next?: string | null | undefined;
}

interface AuthParts {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly twoFactor: TwoFactor;
  readonly post: MailSender;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly limits: Limits;
  readonly config: { readonly publicUrl: string };
}

export interface Auth {
  /**
   * Writes a sign-up down and mails a link to finish it; an address that has an account is mailed that it has. The
   * answer is the same, and as soon, for every address.
   */
  signUp(form: SignUp): Promise<void>;
  /**
   * Opens an account by its mailed link and the password that was chosen: one without the other is what a stranger
   * may have who signed up with somebody else's address, or into whose hands a mail fell. The address's other sign-ups
   * end with that.
   * @returns the new user, and where the visitor was heading
   * @throws {ApiError} for a link that is no good, or another password
   */
  finishSignUp(token: string, password: string): Promise<Credentials & { readonly next: string | null }>;
  /**
   * @param code of the authenticator app, or a recovery code; empty without one
   * @returns whose they are, and what the password was checked against
   * @throws {ApiError} `unauthorized` for a wrong e-mail or password, told alike; with a message for the field `code`
   * where one is asked for, and is missing or wrong
   */
  signIn(email: string, password: string, networks: readonly string[], code: string): Promise<Credentials>;
  /** Mails a link if there is such an account; the answer is the same, and as soon, if there is none. */
  requestPasswordReset(email: string): Promise<void>;
  /** Sets a password by a mailed link and ends every session. @throws {ApiError} for a link that is no good */
  resetPassword(token: string, password: string): Promise<void>;
  /** @throws {ApiError} for a link that is no good */
  confirmEmail(token: string): Promise<void>;
  /** Mails the confirmation link again. @param email the user's, as it is stored */
  requestConfirmation(userId: string, email: string): Promise<void>;
  /** @throws {ApiError} for a wrong password */
  checkPassword(userId: string, password: string): Promise<void>;
  /**
   * Sets a new password and ends every session.
   * @returns what the new password is checked against from now on
   * @throws {ApiError} for a wrong present one, also when it was changed just now
   */
  changePassword(userId: string, current: string, password: string): Promise<string>;
  /** Mails the owner that a code is asked for from now on, or isn't any more. */
  tellOfTwoFactor(userId: string, isOn: boolean): void;
}

const WRONG =
  "The email or password is not right. Please check both. If you've just signed up, open the link in our mail first.";
const CODE_WANTED = "Please type the code that your authenticator app shows, or a recovery code.";
const WRONG_CODE =
  "This code is not right, or was used already. Please type the one that is shown now, or a recovery code.";
const BAD_LINK = "This link is no longer good. Please ask for a new one.";
const BAD_SIGN_UP_LINK =
  "This link is no longer good: it was used, is over a day old, or another link has opened the account.";
const OTHER_PASSWORD =
  "This is not the password that was chosen. If you got several of our mails, each link has its own. If you have forgotten it, please sign up again.";

/** Accounts and their passwords. What costs an attempt is counted before anything else is done. */
export function createAuth({ db, limits, sessions, twoFactor, post, clock, newId, config }: AuthParts): Auth {
  async function confirmationFor(userId: string, email: string): Promise<Mail | null> {
    const token = await issueToken(db, userId, "confirm-email", clock());
    return token === null ? null : confirmationMail(email, `${config.publicUrl}/auth/confirm?token=${token}`);
  }

  /** Mails an account's owner of a change, for the case that it wasn't the owner's. */
  function tellOwner(userId: string, mailOf: (to: string) => Mail): void {
    post(async () => {
      const account = await findAccount(db, userId);
      if (!account || !(await limits.allows("notice", "inbox", inboxOf(account.email)))) return null;
      return mailOf(account.email);
    });
  }

  /** Whose password it was is signed in nowhere any more, and told of it. */
  async function endAllThatKnewThePassword(userId: string): Promise<void> {
    await withdrawResets(db, userId);
    await sessions.revokeAll(userId);
    tellOwner(userId, (to) => passwordChangedMail(to, `${config.publicUrl}/auth/forgot`));
  }

  /**
   * Counts an attempt to sign in. Who tries one account from many networks is slowed down in each of them; nobody else
   * is kept out of the account by that.
   */
  async function countSignIn(login: string, pairs: readonly string[]): Promise<void> {
    await limits.count("sign-in", "network and login", pairs);
    const isBesieged = !(await limits.allows("sign-in", "login", login));
    if (isBesieged) await limits.count("besieged sign-in", "network and login", pairs);
  }

  /** @throws {ApiError} for a wrong password @returns what it was checked against */
  async function checkPassword(userId: string, password: string): Promise<string> {
    const hash = await passwordHashOf(db, userId);
    if (!(await verifyPassword(hash, password)) || hash === null) throw wrongPassword();
    return hash;
  }

  return {
    async signUp({ email, password, username = null, fullName = null, next = null }) {
      const to = normalizeEmail(email);
      const passwordHash = await hashPassword(password);
      // Past the limit what waits stays good, and nobody is told: who else asked for the address is no stranger's business.
      if (!(await limits.allows("sign-up", "inbox", inboxOf(to)))) return;
      const token = newToken();
      const account = { email: to, password_hash: passwordHash, username, full_name: fullName, next };
      await insertPendingAccount(db, { ...account, token }, clock());
      post(async () => {
        if (!(await findCredentials(db, to))) {
          return finishAccountMail(to, `${config.publicUrl}/auth/finish?token=${token}`);
        }
        await deletePendingAccounts(db, to);
        return accountExistsMail(to, `${config.publicUrl}/auth`, `${config.publicUrl}/auth/forgot`);
      });
    },

    async finishSignUp(token, password) {
      const pending = await findPendingAccount(db, token, clock());
      if (!pending) throw fieldError("token", BAD_SIGN_UP_LINK);
      const { email, password_hash: passwordHash, username, full_name: fullName, next } = pending;
      await limits.count("new account", "login", email);
      if (!(await verifyPassword(passwordHash, password))) throw fieldError("password", OTHER_PASSWORD);
      const id = newId();
      const createdAt = clock();
      await db.transaction().execute(async (transaction) => {
        const account = { id, email, passwordHash, username, fullName, createdAt };
        // Of several links and presses only the first opens one, and the others wait here for it. One that comes when
        // that account is gone again no longer finds its sign-up.
        const isOpened =
          (await insertAccount(transaction, account)) &&
          (await findPendingAccount(transaction, token, createdAt));
        if (!isOpened) throw fieldError("token", BAD_SIGN_UP_LINK);
        await markEmailConfirmed(transaction, id, createdAt);
        await deletePendingAccounts(transaction, email);
      });
      return { id, passwordHash, next };
    },

    async signIn(email, password, networks, code) {
      const to = normalizeEmail(email);
      const pairs = networks.map((network) => `${network} ${to}`);
      await countSignIn(to, pairs);
      const credentials = await findCredentials(db, email);
      const isRight = await verifyPassword(credentials?.passwordHash ?? null, password);
      if (!credentials || !isRight) throw new ApiError("unauthorized", WRONG);
      const outcome = await twoFactor.check(credentials.id, code);
      if (outcome === "missing" || outcome === "wrong") {
        const message = outcome === "missing" ? CODE_WANTED : WRONG_CODE;
        throw new ApiError("unauthorized", message, { fields: { code: message } });
      }
      await limits.forget("sign-in", "network and login", pairs);
      await limits.forget("besieged sign-in", "network and login", pairs);
      return credentials;
    },

    async requestPasswordReset(email) {
      await limits.count("mailed link", "inbox", inboxOf(normalizeEmail(email)));
      post(async () => {
        const credentials = await findCredentials(db, email);
        if (!credentials) return null;
        const token = await issueToken(db, credentials.id, "reset-password", clock());
        if (token === null) return null;
        return passwordResetMail(normalizeEmail(email), `${config.publicUrl}/auth/reset?token=${token}`);
      });
    },

    async resetPassword(token, password) {
      const userId = await redeemToken(db, token, "reset-password", clock());
      if (!userId) throw fieldError("token", BAD_LINK);
      // Who holds the mailed link has shown that the address is theirs.
      await markEmailConfirmed(db, userId, clock());
      await updatePasswordHash(db, userId, await hashPassword(password));
      // Whoever tried codes knew the old one.
      await twoFactor.forgetTries(userId);
      await endAllThatKnewThePassword(userId);
    },

    async confirmEmail(token) {
      const userId = await redeemToken(db, token, "confirm-email", clock());
      if (!userId) throw fieldError("token", BAD_LINK);
      await markEmailConfirmed(db, userId, clock());
    },

    async requestConfirmation(userId, email) {
      await limits.count("mailed link", "inbox", inboxOf(email));
      post(async () => {
        const account = await findAccount(db, userId);
        return account && !account.emailConfirmed ? confirmationFor(userId, account.email) : null;
      });
    },

    async checkPassword(userId, password) {
      await checkPassword(userId, password);
    },

    async changePassword(userId, current, password) {
      const known = await checkPassword(userId, current);
      const hash = await hashPassword(password);
      // Of two that both knew the old one, only the first changes it.
      if (!(await updatePasswordHash(db, userId, hash, known))) throw wrongPassword();
      await endAllThatKnewThePassword(userId);
      return hash;
    },

    tellOfTwoFactor(userId, isOn) {
      tellOwner(userId, (to) => twoFactorMail(to, isOn, `${config.publicUrl}/auth/forgot`));
    },
  };
}

function wrongPassword(): ApiError {
  return fieldError("currentPassword", "The password is not right");
}

function fieldError(field: string, message: string): ApiError {
  return new ApiError("invalid_request", message, { fields: { [field]: message } });
}
