import { randomBytes } from "node:crypto";
import { PRODUCT_NAME } from "@gifthearth/core";
import { RECOVERY_CODES } from "@gifthearth/core/account";
import { Secret, TOTP } from "otpauth";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Limits } from "../../http/limits/limits.ts";
import { hashToken } from "../auth/token.ts";
import { lockUser } from "../auth/users.ts";
import { seal, unseal } from "./sealed.ts";
import {
  beginApp,
  confirmApp,
  countRecoveryCodes,
  deleteApp,
  findApp,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from "./two-factor.repository.ts";

/** What comes of a code: `off` where none is asked for. */
type CodeOutcome = "off" | "right" | "missing" | "wrong";

/** What an app is told, once. */
interface NewApp {
  /** To be typed in, in base 32. */
  readonly secret: string;
  /** To be scanned or opened. */
  readonly uri: string;
}

/** The second factor of accounts. Codes that are tried are counted before anything else is done. */
export interface TwoFactor {
  /** Since when it is asked for; null where it isn't. */
  state(userId: string): Promise<{ readonly since: string | null; readonly recoveryCodesLeft: number }>;
  /** A code of the app, or a recovery code; each is taken once. @throws {ApiError} `too_many_requests` */
  check(userId: string, code: string): Promise<CodeOutcome>;
  /** Begins to set an app up. @param account as the app names it @throws {ApiError} `conflict` where one is in use */
  begin(userId: string, account: string): Promise<NewApp>;
  /**
   * Puts the app into use by its first code.
   * @returns the recovery codes, which are told this once
   * @throws {ApiError} `invalid_request` for a wrong code, `conflict` where nothing was begun of late
   */
  confirm(userId: string, code: string): Promise<readonly string[]>;
  /** Makes new recovery codes in place of the others. @throws {ApiError} `conflict` where no app is in use */
  renewRecoveryCodes(userId: string): Promise<readonly string[]>;
  /** @returns whether it was on */
  end(userId: string): Promise<boolean>;
  /** Forgets the codes that were tried: somebody else may have tried them. */
  forgetTries(userId: string): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly limits: Limits;
  readonly clock: () => Date;
}

/** What every app takes: SHA-1, six digits, half a minute. */
const CODE = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const IS_CODE = /^\d{6}$/;
/** Clocks may be so many half minutes apart. */
const WINDOW = 1;
/** Bytes of the secret, as the standard asks for, and of a recovery code. */
const SIZE = { secret: 20, recovery: 10 } as const;
/** What was begun longer ago, in milliseconds, is begun anew. */
const SETUP_TIME = 60 * 60 * 1000;

export function createTwoFactor({ db, limits, clock }: Parts): TwoFactor {
  /** The half minute whose code it is; null for any other. */
  async function stepOf(userId: string, sealed: string, code: string): Promise<number | null> {
    // Of six other characters, whose bytes may be more, the library makes an error.
    if (!IS_CODE.test(code)) return null;
    const timestamp = clock().getTime();
    const totp = new TOTP({ ...CODE, secret: toSecret(await unseal(db, sealed, userId)) });
    const delta = totp.validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : Math.floor(timestamp / 1000 / CODE.period) + delta;
  }

  async function take(userId: string, sealed: string, code: string): Promise<boolean> {
    if (!IS_CODE.test(code)) return takeRecoveryCode(db, userId, hashOf(code), clock());
    const step = await stepOf(userId, sealed, code);
    return step !== null && takeStep(db, userId, sealed, step);
  }

  return {
    async state(userId) {
      const since = (await findApp(db, userId))?.confirmedAt ?? null;
      return { since, recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(db, userId) };
    },

    async check(userId, typed) {
      const app = await findApp(db, userId);
      if (!app || app.confirmedAt === null) return "off";
      const code = bare(typed);
      if (code === "") return "missing";
      await limits.count("code", "account", userId);
      if (!(await take(userId, app.secret, code))) return "wrong";
      await limits.forget("code", "account", userId);
      return "right";
    },

    async begin(userId, account) {
      const secret = toSecret(randomBytes(SIZE.secret));
      const sealed = await seal(db, secret.bytes, userId);
      if (!(await beginApp(db, userId, sealed, clock()))) throw isOnAlready();
      const totp = new TOTP({ ...CODE, issuer: PRODUCT_NAME, label: account, secret });
      return { secret: secret.base32, uri: totp.toString() };
    },

    async confirm(userId, typed) {
      await limits.count("code", "account", userId);
      const app = await findApp(db, userId);
      if (app && app.confirmedAt !== null) throw isOnAlready();
      if (!app || clock().getTime() - Date.parse(app.begunAt) > SETUP_TIME) {
        throw new ApiError("conflict", "This took too long. Please begin again.");
      }
      const step = await stepOf(userId, app.secret, bare(typed));
      if (step === null || !(await takeStep(db, userId, app.secret, step))) throw wrongCode();
      const codes = newRecoveryCodes();
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        if (!(await confirmApp(transaction, userId, app.secret, clock()))) throw isOnAlready();
        await replaceRecoveryCodes(transaction, userId, codes.map(hashOf));
      });
      await limits.forget("code", "account", userId);
      return codes;
    },

    async renewRecoveryCodes(userId) {
      const codes = newRecoveryCodes();
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        if (!(await findApp(transaction, userId))?.confirmedAt) {
          throw new ApiError("conflict", "Two-factor authentication is off");
        }
        await replaceRecoveryCodes(transaction, userId, codes.map(hashOf));
      });
      return codes;
    },

    async end(userId) {
      return db.transaction().execute((transaction) => deleteApp(transaction, userId));
    },

    async forgetTries(userId) {
      await limits.forget("code", "account", userId);
    },
  };
}

/** What a wrong code is answered, beside its field. */
export function wrongCode(): ApiError {
  const message = "This code is not right, or was used already. Please type the one that is shown now.";
  return new ApiError("invalid_request", message, { fields: { code: message } });
}

function isOnAlready(): ApiError {
  return new ApiError("conflict", "Two-factor authentication is on already");
}

function toSecret(bytes: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}

/** "abcd-efgh-jkmn-pqrs": letters and digits of base 32, none of which looks like another. */
function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const text = toSecret(randomBytes(SIZE.recovery)).base32.toLowerCase();
    return (text.match(/.{4}/g) ?? []).join("-");
  });
}

/** As it was typed, without what sets groups apart. */
function bare(code: string): string {
  return code.replace(/[\s-]/g, "").toLowerCase();
}

/** Codes are random enough for a plain hash to hide them. */
function hashOf(code: string): string {
  return hashToken(bare(code));
}
