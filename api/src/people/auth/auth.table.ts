/** An account. Times are ISO 8601, UTC. */
export interface UsersTable {
  id: string;
  /** As `normalizeEmail` makes it. */
  email: string;
  /** Argon2id, in its own notation. */
  password_hash: string;
  email_confirmed_at: string | null;
  created_at: string;
}

export interface UserRolesTable {
  user_id: string;
  role: "admin";
}

/** Where a user is signed in. */
export interface SessionsTable {
  /** Of the cookie's token: who reads the table can't act for anybody. */
  token_hash: string;
  /** By which the user may end it from elsewhere. */
  id: string;
  user_id: string;
  device: string;
  created_at: string;
  expires_at: string;
}

/** A link that was mailed. */
export interface MailedTokensTable {
  token_hash: string;
  user_id: string;
  purpose: "reset-password" | "confirm-email";
  expires_at: string;
}

/** A sign-up that waits for its mailed link to be used; there is no account until then. An address may have several. */
export interface PendingAccountsTable {
  /** Of the link's token. */
  token_hash: string;
  /** As `normalizeEmail` makes it. */
  email: string;
  password_hash: string;
  username: string | null;
  full_name: string | null;
  /** Where the visitor was heading, as their page told it. */
  next: string | null;
  expires_at: string;
}
