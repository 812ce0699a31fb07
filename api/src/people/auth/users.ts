import { normalizeEmail } from "@gifthearth/core/account";
import type { Transaction } from "kysely";
import type { Logger } from "pino";
import type { Database, Tables } from "../../db/database.ts";
import { storageTroubleOf } from "../../db/trouble.ts";

/** An account as the rest of the server knows it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly createdAt: string;
  readonly isAdmin: boolean;
  readonly username: string | null;
  readonly fullName: string | null;
}

/** An account as it is known to who is signed in with it. */
export interface SignedInAccount extends Account {
  /** False where the profile couldn't be read: its names are not known then, and null. */
  readonly hasProfile: boolean;
}

/** What a new account is made of. */
export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly username: string | null;
  readonly fullName: string | null;
  readonly createdAt: Date;
}

/** Makes an account with its profile. @returns whether the e-mail address was free */
export async function insertAccount(db: Transaction<Tables>, account: NewAccount): Promise<boolean> {
  const inserted = await db
    .insertInto("users")
    .values({
      id: account.id,
      email: normalizeEmail(account.email),
      password_hash: account.passwordHash,
      email_confirmed_at: null,
      created_at: account.createdAt.toISOString(),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  if (!inserted.numInsertedOrUpdatedRows) return false;
  await db
    .insertInto("profiles")
    .values({ id: account.id, username: account.username, full_name: account.fullName })
    .execute();
  return true;
}

/** The account of that id, with its role and its names; null when there is none. */
export async function findAccount(db: Database, id: string): Promise<Account | null> {
  const row = await db
    .selectFrom("users")
    .leftJoin("profiles", "profiles.id", "users.id")
    .leftJoin("user_roles", (join) =>
      join.onRef("user_roles.user_id", "=", "users.id").on("user_roles.role", "=", "admin"),
    )
    .select([
      "users.id",
      "users.email",
      "users.email_confirmed_at",
      "users.created_at",
      "profiles.username",
      "profiles.full_name",
      "user_roles.role",
    ])
    .where("users.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    emailConfirmed: row.email_confirmed_at !== null,
    createdAt: row.created_at,
    isAdmin: row.role === "admin",
    username: row.username,
    fullName: row.full_name,
  };
}

/**
 * The account of who is signed in; null when there is none. Where its roles can't be read it is no admin's, where its
 * profile can't, it has no names: neither is a reason to keep anybody out.
 * @param logger is warned of what can't be read
 * @throws when the account itself can't be read
 */
export async function findSignedInAccount(
  db: Database,
  id: string,
  logger: Logger,
): Promise<SignedInAccount | null> {
  try {
    const account = await findAccount(db, id);
    return account && { ...account, hasProfile: true };
  } catch (error) {
    if (storageTroubleOf(error)) throw error;
    // What of the three it was shows when each is read alone.
  }
  const read = async <Row>(reading: Promise<Row>, failure: string): Promise<Row | undefined> => {
    try {
      return await reading;
    } catch (error) {
      logger.warn({ err: error }, failure);
      return undefined;
    }
  };
  const user = await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
  if (!user) return null;
  const roles = await read(
    db.selectFrom("user_roles").select("role").where("user_id", "=", id).execute(),
    "A user's roles could not be read; they count as none",
  );
  const profiles = await read(
    db.selectFrom("profiles").select(["username", "full_name"]).where("id", "=", id).execute(),
    "A user's profile could not be read; the session goes without",
  );
  return {
    id: user.id,
    email: user.email,
    emailConfirmed: user.email_confirmed_at !== null,
    createdAt: user.created_at,
    isAdmin: roles?.some(({ role }) => role === "admin") ?? false,
    username: profiles?.[0]?.username ?? null,
    fullName: profiles?.[0]?.full_name ?? null,
    hasProfile: profiles !== undefined,
  };
}

/** What is needed to check a password. */
export interface Credentials {
  readonly id: string;
  readonly passwordHash: string;
}

/** Those of an address; null for one that no account has. */
export async function findCredentials(db: Database, email: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("email", "=", normalizeEmail(email))
    .executeTakeFirst();
  return row ? { id: row.id, passwordHash: row.password_hash } : null;
}

/** The stored password of an account that is there. */
export async function passwordHashOf(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom("users").select("password_hash").where("id", "=", id).executeTakeFirst();
  return row?.password_hash ?? null;
}

/**
 * Sets a password.
 * @param inPlaceOf the one that it replaces; any unless given
 * @returns whether it was set
 */
export async function updatePasswordHash(
  db: Database,
  id: string,
  passwordHash: string,
  inPlaceOf?: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", id)
    .$if(inPlaceOf !== undefined, (update) => update.where("password_hash", "=", inPlaceOf as string))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function markEmailConfirmed(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({ email_confirmed_at: at.toISOString() })
    .where("id", "=", id)
    .where("email_confirmed_at", "is", null)
    .execute();
}

/** Changes the names that are given; null takes one away. */
export async function updateNames(
  db: Database,
  id: string,
  {
    username,
    fullName,
  }: { readonly username?: string | null | undefined; readonly fullName?: string | null | undefined },
): Promise<void> {
  const changes = {
    ...(username !== undefined && { username }),
    ...(fullName !== undefined && { full_name: fullName }),
  };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable("profiles").set(changes).where("id", "=", id).execute();
}

/**
 * Makes whatever else would change what is this user's wait until the transaction ends, on both databases.
 * Comes first in a transaction: two that take their locks in different orders would wait for one another.
 * @returns whether the account is still there
 */
export async function lockUser(db: Transaction<Tables>, id: string): Promise<boolean> {
  // Changes nothing, and locks the row.
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ id })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** What an account's owner is given of it: neither password nor tokens, not even as hashes. */
export async function exportAccount(db: Database, userId: string) {
  const sessions = await db
    .selectFrom("sessions")
    .select(["device", "created_at", "expires_at"])
    .where("user_id", "=", userId)
    .execute();
  return { account: await findAccount(db, userId), sessions };
}

/** Deletes an account; profile, roles, sessions, mailed links and saved things go with it, by foreign keys. */
export async function deleteUser(db: Transaction<Tables>, userId: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", userId).execute();
}
