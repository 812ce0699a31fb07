import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { Database } from "../../db/database.ts";
import { ApiError } from "../../http/api-error.ts";
import { createSteadiness } from "../../runtime/once-steady.ts";
import { hashToken } from "./token.ts";
import { lockUser, passwordHashOf } from "./users.ts";

/** How long somebody stays signed in without coming by; half of it in, the time begins anew. */
const SESSION_TIME = new TimeSpan(30, "d");

/** A valid session. */
interface Session {
  readonly userId: string;
  /** The header that keeps the cookie as long as the session; null while both last long enough. */
  readonly renewal: string | null;
}

/** One place where a user is signed in. */
interface ActiveSession {
  readonly id: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly device: string;
  readonly isCurrent: boolean;
}

/** Who is signed in where. Cookies come and go as headers: their name is told for the documentation alone. */
export interface Sessions {
  readonly cookieName: string;
  /**
   * Begins a session.
   * @param passwordHash that the password given was checked against, if one was
   * @returns the `Set-Cookie` header
   * @throws {ApiError} `unauthorized` when the account was deleted, or that password changed, just now
   */
  start(userId: string, device: string, passwordHash?: string): Promise<string>;
  /** The session of a `Cookie` header; null for none, and for a forged, expired or ended one. */
  find(cookies: string): Promise<Session | null>;
  /** Ends the session of a `Cookie` header, if there is one. @returns the `Set-Cookie` header that clears it */
  end(cookies: string): Promise<string>;
  /** Where the user is signed in, the latest first. @param cookies tells which of them is the current one */
  list(userId: string, cookies: string): Promise<readonly ActiveSession[]>;
  /** Ends one of the user's own sessions. @returns whether there was such a one */
  revoke(userId: string, id: string): Promise<boolean>;
  /** Ends all sessions of the user. */
  revokeAll(userId: string): Promise<void>;
}

interface SessionParts {
  readonly db: Database;
  readonly clock: () => Date;
  /** Milliseconds since any moment, which no setting of the clock changes; the process's own unless given. */
  readonly elapsed?: () => number;
  readonly newId: () => string;
  /** Whether visitors reach us over HTTPS: everywhere but on localhost. */
  readonly secure: boolean;
}

/** Sessions by Lucia, on an adapter of our own that serves both databases. The only file that knows Lucia. */
export function createSessions(parts: SessionParts): Sessions {
  const { db, clock, elapsed = () => performance.now(), newId, secure } = parts;
  const isSteady = createSteadiness({ clock, elapsed });
  const lucia = new Lucia(createAdapter({ db, clock, newId, isSteady }), {
    sessionExpiresIn: SESSION_TIME,
    sessionCookie: {
      // Browsers let no other host and no path set a cookie of this prefix.
      name: secure ? "__Host-gh_session" : "gh_session",
      attributes: { secure, sameSite: "lax", path: "/" },
    },
    getSessionAttributes: ({ device }) => ({ device }),
  });

  function tokenIn(cookies: string): string | null {
    try {
      return lucia.readSessionCookie(cookies);
    } catch {
      // Another cookie that is not percent-encoded as it should be.
      return null;
    }
  }

  return {
    cookieName: lucia.sessionCookieName,
    async start(userId, device, passwordHash) {
      if (isSteady()) await lucia.deleteExpiredSessions();
      const { id } = await lucia.createSession(userId, { device, passwordHash });
      return lucia.createSessionCookie(id).serialize();
    },
    async find(cookies) {
      const token = tokenIn(cookies);
      if (!token) return null;
      const { session } = await lucia.validateSession(token);
      if (!session) return null;
      const renewal = session.fresh ? lucia.createSessionCookie(token).serialize() : null;
      return { userId: session.userId, renewal };
    },
    async end(cookies) {
      const token = tokenIn(cookies);
      if (token) await lucia.invalidateSession(token);
      return lucia.createBlankSessionCookie().serialize();
    },
    async list(userId, cookies) {
      const current = hashToken(tokenIn(cookies) ?? "");
      const rows = await db
        .selectFrom("sessions")
        .selectAll()
        .where("user_id", "=", userId)
        .where("expires_at", ">", clock().toISOString())
        .orderBy("created_at", "desc")
        .execute();
      return rows.map(({ id, created_at, expires_at, device, token_hash }) => ({
        id,
        createdAt: created_at,
        expiresAt: expires_at,
        device,
        isCurrent: token_hash === current,
      }));
    },
    async revoke(userId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("sessions")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0;
    },
    async revokeAll(userId) {
      await lucia.invalidateUserSessions(userId);
    },
  };
}

declare module "lucia" {
  interface Register {
    DatabaseSessionAttributes: {
      readonly device: string;
      /** Told when a session begins, and not kept. */
      readonly passwordHash?: string | undefined;
    };
  }
}

interface AdapterParts extends Pick<SessionParts, "db" | "clock" | "newId"> {
  readonly isSteady: () => boolean;
}

/**
 * Lucia's session id is the cookie's token; the table knows only its hash. Lucia goes by the system's clock and the
 * table by ours, so what they tell each other is how much time is left.
 *
 * A session that ends later than one which begins now was dated by a clock that ran ahead, and is shortened: nobody
 * stays in for longer than was promised. That, and the removal of those that have ended, waits until our own clock can
 * be believed: one that is wrong for a moment ends no session for good.
 */
function createAdapter({ db, clock, newId, isSteady }: AdapterParts): Adapter {
  const latestEnd = () => new Date(clock().getTime() + SESSION_TIME.milliseconds()).toISOString();
  async function setEnd(token: string, end: string): Promise<void> {
    await db
      .updateTable("sessions")
      .set({ expires_at: end })
      .where("token_hash", "=", hashToken(token))
      .execute();
  }

  return {
    async getSessionAndUser(token) {
      const row = await db
        .selectFrom("sessions")
        .select(["user_id", "expires_at", "device"])
        .where("token_hash", "=", hashToken(token))
        .executeTakeFirst();
      if (!row) return [null, null];
      const latest = latestEnd();
      const end = row.expires_at < latest ? row.expires_at : latest;
      const left = Date.parse(end) - clock().getTime();
      // Not for Lucia to delete: our clock may be ahead for a moment.
      if (left <= 0) return [null, null];
      if (isSteady() && end < row.expires_at) await setEnd(token, end);
      const { user_id: userId, device } = row;
      const session = { id: token, userId, expiresAt: new Date(Date.now() + left), attributes: { device } };
      // A session goes with its user, so there is one.
      return [session, { id: userId, attributes: {} }];
    },
    async getUserSessions() {
      // The tokens, by which Lucia knows sessions, can't be told from their hashes; see `list`.
      return [];
    },
    async setSession({ id, userId, attributes }) {
      const row = {
        token_hash: hashToken(id),
        id: newId(),
        user_id: userId,
        device: attributes.device,
        created_at: clock().toISOString(),
        expires_at: latestEnd(),
      };
      await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, userId);
        const current = await passwordHashOf(transaction, userId);
        // One who knew the old password would else stay when a new one ends every session.
        const isRight = current !== null && (attributes.passwordHash ?? current) === current;
        if (!isRight) throw new ApiError("unauthorized", "Please sign in");
        await transaction.insertInto("sessions").values(row).execute();
      });
    },
    async updateSessionExpiration(token) {
      await setEnd(token, latestEnd());
    },
    async deleteSession(token) {
      await db.deleteFrom("sessions").where("token_hash", "=", hashToken(token)).execute();
    },
    async deleteUserSessions(userId) {
      await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
    },
    async deleteExpiredSessions() {
      await db.deleteFrom("sessions").where("expires_at", "<=", clock().toISOString()).execute();
      const end = latestEnd();
      await db.updateTable("sessions").set({ expires_at: end }).where("expires_at", ">", end).execute();
    },
  };
}
