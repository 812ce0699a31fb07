import { normalizeEmail } from "@gifthearth/core/account";
import type { Database } from "../../db/database.ts";

/** Makes the account of that address an admin's. @returns whether there is such an account */
export async function grantAdmin(db: Database, email: string): Promise<boolean> {
  const user = await findByEmail(db, email);
  if (!user) return false;
  await db
    .insertInto("user_roles")
    .values({ user_id: user.id, role: "admin" })
    .onConflict((conflict) => conflict.columns(["user_id", "role"]).doNothing())
    .execute();
  return true;
}

/** Takes the role away. @returns whether the account of that address had it */
export async function revokeAdmin(db: Database, email: string): Promise<boolean> {
  const user = await findByEmail(db, email);
  if (!user) return false;
  const { numDeletedRows } = await db
    .deleteFrom("user_roles")
    .where("user_id", "=", user.id)
    .where("role", "=", "admin")
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** The addresses of all admins, in alphabetical order. */
export async function listAdmins(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("user_roles")
    .innerJoin("users", "users.id", "user_roles.user_id")
    .select("users.email")
    .where("user_roles.role", "=", "admin")
    .orderBy("users.email")
    .execute();
  return rows.map(({ email }) => email);
}

function findByEmail(db: Database, email: string) {
  return db.selectFrom("users").select("id").where("email", "=", normalizeEmail(email)).executeTakeFirst();
}
