/** A charity that may be given to (facts: its registration, contract and contact are kept). */
export interface CharitiesTable {
  /** Short, lower case, as in addresses. */
  id: string;
  name: string;
  /** EIN in the US, the register's number elsewhere. */
  registration: string;
  /** Two letters. */
  country: string;
  /** JSON list of text. */
  causes: string;
  website: string | null;
  /** YYYY-MM-DD. */
  contract_date: string | null;
  contact: string | null;
  /** JSON object: the charity's id at each donation platform. */
  platform_ids: string;
  /** YYYY-MM. */
  active_from: string;
  /** YYYY-MM, the last one; null while there is no end. */
  active_to: string | null;
  created_at: string;
  updated_at: string;
}

/** Whom a month's donation goes to; a month's shares add up to 10,000. */
export interface MonthlyCharitiesTable {
  month: string;
  charity_id: string;
  share_basis_points: number;
}

/** Who acts for a charity, as an administrator has confirmed. */
export interface CharityMembersTable {
  charity_id: string;
  user_id: string;
  /** ISO 8601, UTC. */
  since: string;
}
