import type { SessionResponse } from "@gifthearth/core/contract";
import type { Config } from "../config.ts";
import type { Account } from "./users.ts";

/** Who is signed in, as pages are told. */
export function toSession(
  account: Account | null,
  { adminEmail }: Pick<Config, "adminEmail">,
): SessionResponse {
  if (!account) return { user: null, profile: null, isAdmin: false, showsAdminMenu: false };
  const { id, email, emailConfirmed, createdAt, isAdmin, username, fullName } = account;
  return {
    user: { id, email, emailConfirmed, createdAt },
    profile: { id, username, fullName },
    isAdmin,
    showsAdminMenu: isAdmin && (adminEmail === null || adminEmail === email),
  };
}
