/** Affiliate networks whose transactions are read: in the ledger and the commands, and as the operator knows them. */
export const AFFILIATE_NETWORKS = [
  { name: "awin", title: "Awin" },
  { name: "channel3", title: "Channel3" },
] as const;

export type AffiliateNetwork = (typeof AFFILIATE_NETWORKS)[number]["name"];
