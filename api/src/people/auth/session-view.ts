import type { SessionResponse } from "@gifthearth/core/contract";
import type { Config } from "../../config/config.ts";
import type { SignedInAccount } from "./users.ts";

/** What pages are told of a user beside the account itself. */
export type SessionExtras = Pick<SessionResponse, "usualBudget" | "actsForCharity">;

/** Who is signed in, as pages are told. */
export function toSession(
  account: SignedInAccount | null,
  { adminEmail }: Pick<Config, "adminEmail">,
  more: SessionExtras = {},
): SessionResponse {
  if (!account) return { user: null, profile: null, isAdmin: false, showsAdminMenu: false };
  const { id, email, emailConfirmed, createdAt, isAdmin, username, fullName, hasProfile } = account;
  return {
    user: { id, email, emailConfirmed, createdAt },
    profile: hasProfile ? { id, username, fullName } : null,
    isAdmin,
    showsAdminMenu: isAdmin && (adminEmail === null || adminEmail === email),
    ...more,
  };
}
