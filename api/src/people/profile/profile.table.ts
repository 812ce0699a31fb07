export interface ProfilesTable {
  /** The user's. */
  id: string;
  username: string | null;
  full_name: string | null;
}
