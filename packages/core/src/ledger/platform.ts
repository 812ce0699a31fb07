/** Where donations can be made: by a simulator, by the operator's own hand, or by a platform's API. */
export const DONATION_PLATFORMS = ["sandbox", "manual", "change", "pledge"] as const;
export type DonationPlatformName = (typeof DONATION_PLATFORMS)[number];

export function isDonationPlatform(name: string): name is DonationPlatformName {
  return (DONATION_PLATFORMS as readonly string[]).includes(name);
}
