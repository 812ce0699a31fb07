import type { Logger } from "pino";
import type { DonationPlatform, PlatformDonation, PlatformStatus } from "./platform.ts";

const RANK: Readonly<Record<PlatformStatus, number>> = { complete: 0, pending: 1, failed: 2 };

/**
 * What the platform says of a donation now. Should there be several with our reference, one that lives counts
 * before one that failed, and the operator hears of it.
 * @param reference our donation's id
 * @param knownId the platform's id, when we know it
 * @returns null when surely there is none
 * @throws whatever leaves open whether there is one
 */
export async function lookUp(
  platform: DonationPlatform,
  reference: string,
  knownId: string | null,
  logger: Logger,
): Promise<PlatformDonation | null> {
  const known = knownId === null ? null : await platform.get(knownId);
  // A failure is the end of a donation, so it is believed only when there is no other one.
  if (known && known.status !== "failed") return known;
  const found = await platform.find(reference);
  const all = known && found.every(({ id }) => id !== known.id) ? [known, ...found] : found;
  if (all.length > 1) {
    logger.error(
      { donationId: reference, platform: platform.name, platformDonationIds: all.map(({ id }) => id) },
      "The platform has more than one donation for one of ours; please cancel the others there",
    );
  }
  const [best = null] = all.toSorted(
    (one, other) => RANK[one.status] - RANK[other.status] || (one.id < other.id ? -1 : 1),
  );
  return best;
}
