/** Most partners that one account has at a time, and how long what they say of themselves may be. */
export const PARTNER_LIMITS = { partners: 10, name: 80, website: 300, origins: 20, id: 64 } as const;

/** What a partner is. */
export const PARTNER_KINDS = ["blog", "charity"] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];
