import type { CharityRequest } from "@gifthearth/core/contract";
import type { Database } from "../../api/src/db/database.ts";
import { grantAdmin } from "../../api/src/people/auth/roles.ts";
import { type SignedIn, signUp } from "./accounts.ts";
import type { TestApp } from "./app.ts";

/** Somebody who is signed in and an administrator. */
export async function signUpAdmin(db: Database, app: TestApp): Promise<SignedIn> {
  const admin = await signUp(app, "admin@example.org");
  await grantAdmin(db, "admin@example.org");
  return admin;
}

/** A charity as an administrator adds it. */
export function charityOf(id: string, changes: Partial<CharityRequest> = {}): CharityRequest {
  const name = id.slice(0, 1).toUpperCase() + id.slice(1);
  return { id, name, registration: "12-3456789", country: "US", activeFrom: "2026-01", ...changes };
}
