import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

/**
 * The secret for a purpose, the same for all processes on one database, and after a restart. It is made when it is
 * first asked for.
 */
export async function sharedSecret(db: Database, name: string): Promise<Buffer> {
  const found = await read(db, name);
  if (found) return found;
  const value = randomBytes(32).toString("base64url");
  // Of two processes that make one, the first one's counts.
  await db
    .insertInto("secrets")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await read(db, name)) ?? Buffer.from(value, "base64url");
}

async function read(db: Database, name: string): Promise<Buffer | null> {
  const row = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  return row ? Buffer.from(row.value, "base64url") : null;
}
