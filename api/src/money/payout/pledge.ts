import { createHmac, timingSafeEqual } from "node:crypto";
import { PRODUCT_NAME } from "@gifthearth/core";
import { isEmail } from "@gifthearth/core/account";
import { z } from "zod";
import { SETTING_DOCS, setting } from "../../config/setting.ts";
import { findListed } from "./donation-list.ts";
import {
  type DonationPlatform,
  type DonationWebhook,
  PLATFORM_ID,
  type PlatformDonation,
  type PlatformStatus,
  refuseForeignCurrency,
  UnclearAnswer,
} from "./platform.ts";
import { createPlatformApi } from "./platform-api.ts";
import { addressSetting, keySetting, type PlatformDescriptor } from "./platform-descriptor.ts";

interface PledgeKeys {
  readonly apiKey: string;
  readonly baseUrl: string;
  /** What Pledge signs its webhooks with: the API key unless told. */
  readonly webhookSecret: string;
  /** Whom Pledge thanks. */
  readonly donor: { readonly email: string; readonly firstName: string; readonly lastName: string };
}

const nameSetting = (name: string, meaning: string, fallback: string) =>
  setting
    .default(fallback)
    .refine((words) => words.length <= 100, `Set ${name} to 100 characters or fewer, or remove it.`)
    .register(SETTING_DOCS, { meaning, allowed: "100 characters at most", fallback });

const settings = {
  PLEDGE_API_KEY: keySetting("PLEDGE_API_KEY", "Pledge's key. Keep it secret."),
  PLEDGE_BASE_URL: addressSetting(
    "PLEDGE_BASE_URL",
    "The address of Pledge's API; `https://api-staging.pledge.to/v1` for trying it out.",
    "https://api.pledge.to/v1",
  ),
  PLEDGE_WEBHOOK_SECRET: keySetting(
    "PLEDGE_WEBHOOK_SECRET",
    "What Pledge signs its webhooks with, where that is not `PLEDGE_API_KEY`.",
  ),
  PLEDGE_DONOR_EMAIL: setting
    .refine(
      (address) => address === undefined || isEmail(address),
      "Set PLEDGE_DONOR_EMAIL to the e-mail address that Pledge sends receipts to, or remove it.",
    )
    .register(SETTING_DOCS, {
      meaning: "Where Pledge sends its receipts; needed with `PLEDGE_API_KEY`.",
      allowed: "an e-mail address",
    }),
  PLEDGE_DONOR_FIRST_NAME: nameSetting(
    "PLEDGE_DONOR_FIRST_NAME",
    "In whose name donations are made at Pledge.",
    PRODUCT_NAME,
  ),
  PLEDGE_DONOR_LAST_NAME: nameSetting("PLEDGE_DONOR_LAST_NAME", "Their last name.", "Donations"),
};

export const PLEDGE: PlatformDescriptor<PledgeKeys> = {
  name: "pledge",
  title: "Pledge",
  meaning: "pays by Pledge's API",
  settings,
  needs: {
    PLEDGE_API_KEY: "to the key that Pledge gave you.",
    PLEDGE_DONOR_EMAIL: "to the e-mail address that Pledge sends receipts to.",
  },
  beginsWith: ["PLEDGE_API_KEY"],
  charityId: {
    key: "pledge",
    label: "Id at Pledge",
    isNeeded: true,
    pattern: PLATFORM_ID,
    allowed: "letters, digits, _ and -",
    example: "trees-1",
  },
  signature: "HMAC-SHA256 in the header Pledgeling-Signature",
  keysOf(given: z.output<z.ZodObject<typeof settings>>) {
    const { PLEDGE_API_KEY: apiKey, PLEDGE_DONOR_EMAIL: email } = given;
    if (!apiKey || !email) return null;
    return Object.freeze({
      apiKey,
      baseUrl: given.PLEDGE_BASE_URL,
      webhookSecret: given.PLEDGE_WEBHOOK_SECRET ?? apiKey,
      donor: Object.freeze({
        email,
        firstName: given.PLEDGE_DONOR_FIRST_NAME,
        lastName: given.PLEDGE_DONOR_LAST_NAME,
      }),
    });
  },
  connect: (keys) => createPledgePlatform(keys),
  keyCheck: ({ apiKey, baseUrl }) => ({
    address: `${baseUrl}/donations`,
    authorization: `Bearer ${apiKey}`,
    addressSetting: "PLEDGE_BASE_URL",
    keySettings: "PLEDGE_API_KEY",
  }),
};

/** Pledge does not document its statuses; these words leave no doubt, and every other one counts as pending. */
const STATUSES: ReadonlyMap<string, PlatformStatus> = new Map([
  ...["complete", "completed", "processed", "succeeded", "paid", "disbursed"].map(
    (word) => [word, "complete"] as const,
  ),
  ...["failed", "declined", "canceled", "cancelled", "refunded", "reversed", "voided"].map(
    (word) => [word, "failed"] as const,
  ),
]);

/** Dollars with at most two decimals, as text or as a number, to US cents. */
const dollars = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((amount) => /^\d{1,9}(?:\.\d{1,2})?$/.test(amount))
  .transform((amount) => Math.round(Number(amount) * 100));

const donation = z.object({
  id: z.union([z.string(), z.int()]).transform(String).pipe(z.string().regex(PLATFORM_ID)),
  amount: dollars,
  currency: z.string().nullish(),
  status: z.string().nullish(),
  metadata: z.string().nullish(),
});

interface PledgeOptions {
  /** For a whole answer, milliseconds. */
  readonly timeoutMs?: number;
}

/** Donations by Pledge: found again by `metadata`, since it knows no idempotency. */
export function createPledgePlatform(
  { apiKey, baseUrl, webhookSecret, donor }: PledgeKeys,
  { timeoutMs }: PledgeOptions = {},
): DonationPlatform {
  const api = createPlatformApi({
    title: "Pledge",
    baseUrl,
    authorization: `Bearer ${apiKey}`,
    secrets: [apiKey, webhookSecret],
    ...(timeoutMs !== undefined && { timeoutMs }),
  });

  return {
    name: "pledge",
    confirmedBy: "platform",
    async submit({ reference, charityId, amountMinor }) {
      const made = read(
        await api.post("/donations", {
          email: donor.email,
          first_name: donor.firstName,
          last_name: donor.lastName,
          amount: (amountMinor / 100).toFixed(2),
          organization_id: charityId,
          metadata: reference,
        }),
      );
      const isOurs = made.reference === null || made.reference === reference;
      if (made.amountMinor !== amountMinor || !isOurs) {
        throw new UnclearAnswer("Pledge answered with another donation than ours");
      }
      return made;
    },
    async find(reference) {
      const listed = await findListed(api, "/donations", (item) => item.metadata === reference);
      return listed.map(read);
    },
    async get(id) {
      const found = await api.get(`/donations/${encodeURIComponent(id)}`);
      return found === null ? null : read(found);
    },
    webhook: createPledgeWebhook(webhookSecret),
  };
}

/** The header's HMAC-SHA256 is hexadecimal or base64, with or without `sha256=`: its documents don't say which. */
function createPledgeWebhook(secret: string): DonationWebhook {
  return {
    isSigned(body, headers) {
      const given = (headers.get("Pledgeling-Signature") ?? "").trim().replace(/^sha256=/i, "");
      const expected = createHmac("sha256", secret).update(body).digest();
      // Both are tried, whatever the first says, so that the time tells nothing.
      const isHex = isEqual(given.toLowerCase(), expected.toString("hex"));
      const isBase64 = isEqual(given, expected.toString("base64"));
      return isHex || isBase64;
    },
    donationIdOf(body) {
      const places = [body, body.data, body.donation, objectOf(body.data).donation].map(objectOf);
      // A delivery's own id beside the donation would be taken for it; so the innermost comes first.
      for (const { id } of places.toReversed()) {
        // It becomes part of an address, so nothing else than an id may be in it.
        if ((typeof id === "string" || typeof id === "number") && PLATFORM_ID.test(`${id}`)) return `${id}`;
      }
      return null;
    },
  };
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function read(answer: unknown): PlatformDonation {
  const parsed = donation.safeParse(answer);
  if (!parsed.success) throw new UnclearAnswer("Pledge answered with something that is no donation");
  const { id, amount, currency, status, metadata } = parsed.data;
  refuseForeignCurrency("Pledge", currency);
  const word = status?.toLowerCase() ?? "";
  const known = STATUSES.get(word) ?? "pending";
  return {
    id,
    reference: metadata ?? null,
    amountMinor: amount,
    status: known,
    receipt: null,
    reason: known === "failed" ? `Pledge says it is ${word}` : null,
  };
}
