import type { Donation } from "./payout.repository.ts";
import { type DonationOrder, type DonationPlatform, type Platforms, platformNamed } from "./platform.ts";
import { descriptorOf } from "./platforms.ts";

/** What to ask which platform for, or in a sentence what the operator has to mend first. */
export type Payable =
  | { readonly platform: DonationPlatform; readonly order: DonationOrder }
  | { readonly problem: string };

/** How a donation is to be asked for. */
export function toPayable(donation: Donation, platforms: Platforms): Payable {
  const platform = platformOf(donation, platforms);
  if (!platform) {
    return { problem: `The platform ${donation.platform} is not set up here; please set its keys` };
  }
  if (donation.currency !== "USD") return { problem: "Only US dollars can be paid" };
  if (!donation.charity) return { problem: `There is no charity ${donation.charityId}; please add it` };
  const charityId = charityIdAt(platform, donation);
  if (charityId === null) {
    const problem = `${donation.charity.name} has no id at ${platform.name}; please add it to the charity's platform ids`;
    return { problem };
  }
  const { id: reference, amountMinor } = donation;
  return { platform, order: { reference, charityId, amountMinor } };
}

export function platformOf({ platform }: Donation, platforms: Platforms): DonationPlatform | null {
  return platformNamed(platforms, platform) ?? null;
}

/** Platforms that need no id of their own know our charities by ours. */
function charityIdAt({ name }: DonationPlatform, { charity, charityId }: Donation): string | null {
  const { isNeeded = true, key = name } = descriptorOf(name)?.charityId ?? {};
  return charity?.platformIds[key] ?? (isNeeded ? null : charityId);
}
