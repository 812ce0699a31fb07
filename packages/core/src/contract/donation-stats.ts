import * as z from "zod";

/** `GET /api/donation-stats` (specification, section 3). Donations are decimal US dollars. */
export const donationStatsResponse = z
  .object({
    totalDonations: z.number().describe("Donated and confirmed so far, US dollars."),
    currentMonthDonation: z
      .number()
      .describe("The donation of the last full month, which is given now, US dollars."),
    pendingDonation: z.number().describe("The same as this month's donation, US dollars."),
    giftsFound: z.int(),
    happyRecipients: z.int(),
    charitiesSupported: z.int(),
    charityShare: z.number().min(0).max(1).describe("The part of the commission that is donated."),
    asOf: z.iso.datetime().describe("When the figures were read, UTC."),
    isDemo: z
      .boolean()
      .describe("Some figure is a sample one, or counts test donations; say so beside the figures."),
    charityName: z.string().optional().describe("Whose own figures they are, where one was asked for."),
  })
  .meta({ id: "DonationStats" });
export type DonationStatsResponse = z.infer<typeof donationStatsResponse>;
