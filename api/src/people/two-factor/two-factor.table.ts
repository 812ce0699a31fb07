/** A user's authenticator app. Times are ISO 8601, UTC. */
export interface TwoFactorTable {
  user_id: string;
  /** What the app knows as well; sealed, see `sealed.ts`. */
  secret: string;
  /** The half minute, counted from 1970, of the last code that was taken: none is taken twice. */
  last_step: number;
  begun_at: string;
  /** Null until a first code has shown that the app has the secret; nothing is asked for until then. */
  confirmed_at: string | null;
}

/** What stands in for a code of the app, once each. */
export interface RecoveryCodesTable {
  code_hash: string;
  user_id: string;
  used_at: string | null;
}
