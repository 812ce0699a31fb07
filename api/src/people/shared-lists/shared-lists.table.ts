/** A list at secret addresses, of which hashes are kept. Times are ISO 8601, UTC. */
export interface SharedListsTable {
  id: string;
  /** Of the friends' address, of the person's own, and of the key that ends the list. */
  friend_hash: string;
  person_hash: string;
  owner_hash: string;
  /** Whose account shared it; null for a visitor without one. */
  user_id: string | null;
  /** Blank once the list has ended, like the next two. */
  person_name: string;
  from_name: string;
  message: string;
  /** 0 or 1. */
  allows_votes: number;
  allows_claims: number;
  created_at: string;
  expires_at: string;
  /** When its owner ended it; null where that hasn't happened. */
  ended_at: string | null;
}

export interface SharedListIdeasTable {
  id: string;
  list_id: string;
  position: number;
  title: string;
  description: string;
  price_range: string;
  image_url: string | null;
  affiliate_url: string;
  /** The name of who gets it; null while nobody does, like the next two. */
  claimed_by: string | null;
  /** Of the key of their browser. */
  claim_hash: string | null;
  claimed_at: string | null;
}

export interface SharedListVotesTable {
  idea_id: string;
  /** Of the key of the voter's browser: each has one vote on an idea. */
  voter_hash: string;
  name: string;
  created_at: string;
}
