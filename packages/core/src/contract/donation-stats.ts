import * as z from "zod";

const dollars = (what: string) => z.number().describe(`${what} US dollars.`);
const ofEverybody = (what: string) => z.int().optional().describe(what);

/** `GET /api/donation-stats`. */
export const donationStatsResponse = z
  .object({
    totalDonations: dollars("Donated and confirmed so far,"),
    currentMonthDonation: dollars(
      "What was calculated for the last full month, which is given now, whatever became of it since,",
    ),
    pendingDonation: dollars("Owed: calculated, of whichever month, and not confirmed yet,"),
    giftsFound: ofEverybody(
      "Absent where they can't be read. Neither these nor the next two are one charity's.",
    ),
    happyRecipients: ofEverybody(
      "Gifts bought and kept, as the programmes' reports confirm; absent likewise.",
    ),
    charitiesSupported: ofEverybody("Charities with a confirmed donation."),
    charityShare: z.number().min(0).max(1).describe("The part of the commission that is donated."),
    asOf: z.iso.datetime().describe("When the figures were read, UTC."),
    isDemo: z
      .boolean()
      .describe("They are sample figures, or count test donations; say so beside the figures."),
    isSample: z
      .boolean()
      .describe("Nothing is recorded: these are sample figures, for our own pages and no others."),
    charityName: z.string().optional().describe("Whose own figures they are, where one was asked for."),
  })
  .meta({ id: "DonationStats" });
export type DonationStatsResponse = z.infer<typeof donationStatsResponse>;
