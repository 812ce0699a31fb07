import * as z from "zod";

/** `GET /api/donation-stats` (specification, section 3). Donations are decimal US dollars. */
export const donationStatsResponse = z.object({
  totalDonations: z.number(),
  currentMonthDonation: z.number(),
  pendingDonation: z.number(),
  giftsFound: z.int(),
  happyRecipients: z.int(),
  charitiesSupported: z.int(),
  asOf: z.iso.datetime(),
  isDemo: z.boolean(),
});
export type DonationStatsResponse = z.infer<typeof donationStatsResponse>;
