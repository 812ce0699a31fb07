import { z } from "zod";
import { findListed } from "./donation-list.ts";
import {
  type DonationOrder,
  type DonationPlatform,
  PLATFORM_ID,
  type PlatformDonation,
  type PlatformStatus,
  refuseForeignCurrency,
  UnclearAnswer,
} from "./platform.ts";
import { createPlatformApi } from "./platform-api.ts";
import { addressSetting, keySetting, type PlatformDescriptor } from "./platform-descriptor.ts";

interface ChangeKeys {
  readonly publicKey: string;
  readonly secretKey: string;
  readonly baseUrl: string;
}

const settings = {
  CHANGE_PUBLIC_KEY: keySetting("CHANGE_PUBLIC_KEY", "Change's public key."),
  CHANGE_SECRET_KEY: keySetting("CHANGE_SECRET_KEY", "Change's secret key. Keep it secret."),
  CHANGE_BASE_URL: addressSetting(
    "CHANGE_BASE_URL",
    "The address of Change's API.",
    "https://api.getchange.io/api/v1",
  ),
};

const credentialsOf = ({ publicKey, secretKey }: ChangeKeys) =>
  Buffer.from(`${publicKey}:${secretKey}`).toString("base64");

export const CHANGE: PlatformDescriptor<ChangeKeys> = {
  name: "change",
  title: "Change",
  meaning: "pays by Change's API",
  settings,
  needs: {
    CHANGE_PUBLIC_KEY: "to the public key that Change gave you.",
    CHANGE_SECRET_KEY: "to the secret key that Change gave you.",
  },
  beginsWith: ["CHANGE_PUBLIC_KEY", "CHANGE_SECRET_KEY"],
  charityId: {
    key: "change",
    label: "Id at Change",
    isNeeded: true,
    pattern: PLATFORM_ID,
    allowed: "letters, digits, _ and -",
    example: "n_trees-1",
  },
  keysOf(given: z.output<z.ZodObject<typeof settings>>) {
    const { CHANGE_PUBLIC_KEY: publicKey, CHANGE_SECRET_KEY: secretKey, CHANGE_BASE_URL: baseUrl } = given;
    return publicKey && secretKey ? Object.freeze({ publicKey, secretKey, baseUrl }) : null;
  },
  connect: (keys) => createChangePlatform(keys),
  keyCheck: (keys) => ({
    address: `${keys.baseUrl}/donations`,
    authorization: `Basic ${credentialsOf(keys)}`,
    addressSetting: "CHANGE_BASE_URL",
    keySettings: "CHANGE_PUBLIC_KEY and CHANGE_SECRET_KEY",
  }),
};

/** Change's own words. `notified`, the last step, tells the charity of what it has. */
const STATUSES: ReadonlyMap<string, PlatformStatus> = new Map([
  ["pledged", "pending"],
  ["invoice_sent", "pending"],
  ["invoice_pending", "pending"],
  ["payout_scheduled", "pending"],
  ["sent_via_ach", "complete"],
  ["sent_via_check", "complete"],
  ["check_cashed", "complete"],
  ["notified", "complete"],
  ["canceled", "failed"],
  ["blocked", "failed"],
]);

/** Lists have numbers as ids beside a `public_id`, and `sandbox` for what is `live_mode` elsewhere. */
const answered = z
  .object({
    id: z.union([z.string().regex(PLATFORM_ID), z.int()]),
    public_id: z.string().regex(PLATFORM_ID).optional(),
    amount: z.int().positive(),
    currency: z.string().nullish(),
    external_id: z.string().nullish(),
    status: z.string().nullish(),
    live_mode: z.boolean().nullish(),
    sandbox: z.boolean().nullish(),
  })
  .refine(({ id, public_id }) => typeof id === "string" || public_id !== undefined);

interface ChangeOptions {
  /** For a whole answer, milliseconds. */
  readonly timeoutMs?: number;
}

/** Donations by Change: found again by `external_id`, since it knows no idempotency. */
export function createChangePlatform(keys: ChangeKeys, { timeoutMs }: ChangeOptions = {}): DonationPlatform {
  const { publicKey, secretKey, baseUrl } = keys;
  const credentials = credentialsOf(keys);
  const api = createPlatformApi({
    title: "Change",
    baseUrl,
    authorization: `Basic ${credentials}`,
    secrets: [credentials, secretKey, publicKey],
    ...(timeoutMs !== undefined && { timeoutMs }),
  });

  return {
    name: "change",
    confirmedBy: "platform",
    async submit(order) {
      const made = read(
        await api.post("/donations", {
          amount: order.amountMinor,
          nonprofit_id: order.charityId,
          // What is given is our own money, and Change invoices us for it.
          funds_collected: false,
          external_id: order.reference,
        }),
      );
      if (made.isTest) {
        throw new UnclearAnswer("Change's keys are test keys, so no money moves; please set the live ones");
      }
      if (!isAnswerTo(order, made.donation)) {
        throw new UnclearAnswer("Change answered with another donation than ours");
      }
      return made.donation;
    },
    async find(reference) {
      const listed = await findListed(api, "/donations", (item) => item.external_id === reference);
      return listed.map(read).flatMap(({ isTest, donation }) => (isTest ? [] : donation));
    },
    async get(id) {
      const answer = await api.get(`/donations/${encodeURIComponent(id)}`);
      if (answer === null) return null;
      const { isTest, donation } = read(answer);
      return isTest ? null : donation;
    },
  };
}

function isAnswerTo(order: DonationOrder, { amountMinor, reference }: PlatformDonation): boolean {
  return amountMinor === order.amountMinor && (reference === null || reference === order.reference);
}

interface Read {
  readonly donation: PlatformDonation;
  /** Made with test keys: no money moves, whatever becomes of it, so it is none of ours. */
  readonly isTest: boolean;
}

function read(answer: unknown): Read {
  const parsed = answered.safeParse(answer);
  if (!parsed.success) throw new UnclearAnswer("Change answered with something that is no donation");
  const { id, public_id, amount, currency, external_id, status: word, live_mode, sandbox } = parsed.data;
  refuseForeignCurrency("Change", currency);
  const status = STATUSES.get(word ?? "") ?? "pending";
  return {
    isTest: live_mode === false || sandbox === true,
    donation: {
      id: public_id ?? String(id),
      reference: external_id ?? null,
      amountMinor: amount,
      status,
      receipt: null,
      reason: status === "failed" ? `Change says it is ${word}` : null,
    },
  };
}
