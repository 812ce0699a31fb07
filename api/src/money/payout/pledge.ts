import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Config } from "../../config/config.ts";
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

/** Donations by Pledge (facts, donation platforms): found again by `metadata`, since it knows no idempotency. */
export function createPledgePlatform(
  { apiKey, baseUrl, webhookSecret, donor }: NonNullable<Config["payout"]["pledge"]>,
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

/** The header's HMAC-SHA256 is hexadecimal or base64, with or without `sha256=` (facts: not documented which). */
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
