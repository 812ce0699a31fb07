import type { DonationPlatform } from "./platform.ts";
import type { PlatformDescriptor } from "./platform-descriptor.ts";

/** The operator's own hand: pays by the charity's link and records the receipt. Contacts nobody. */
export const MANUAL_PLATFORM: DonationPlatform = {
  name: "manual",
  confirmedBy: "operator",
  async submit({ reference, amountMinor }) {
    return { id: reference, reference, amountMinor, status: "pending", receipt: null, reason: null };
  },
  async find() {
    return [];
  },
  async get() {
    return null;
  },
};

export const MANUAL: PlatformDescriptor = {
  name: "manual",
  title: "By hand",
  meaning: "you pay by the charity's link and record the receipt",
  settings: {},
  needs: {},
  beginsWith: [],
  charityId: {
    key: "every-org",
    label: "Id at Every.org",
    isNeeded: false,
    pattern: /^[\w.-]{1,100}$/,
    allowed: "letters, digits, points, _ and -",
    example: "13-1837418",
  },
  keysOf: () => ({}),
  connect: () => MANUAL_PLATFORM,
  keyCheck: () => null,
};

/** What the operator's link is made of. */
export interface PayableDonation {
  readonly reference: string;
  /** US cents. */
  readonly amountMinor: number;
  readonly charity: {
    readonly registration: string;
    readonly country: string;
    readonly website: string | null;
    readonly platformIds: Readonly<Record<string, string>>;
  };
}

/**
 * Where the operator pays: Every.org by the charity's name there (its platform id `every-org`) or its EIN,
 * else the charity's own site; null when neither is known.
 */
export function payLink({ reference, amountMinor, charity }: PayableDonation): string | null {
  const slug = charity.platformIds[MANUAL.charityId.key] ?? einOf(charity);
  if (slug === null) return charity.website;
  const query = new URLSearchParams({
    amount: (amountMinor / 100).toFixed(2),
    frequency: "ONCE",
    partner_donation_id: reference,
  });
  return `https://www.every.org/${encodeURIComponent(slug)}?${query}#donate`;
}

function einOf({ registration, country }: PayableDonation["charity"]): string | null {
  return country === "US" && /^\d{2}-?\d{7}$/.test(registration) ? registration.replace("-", "") : null;
}
