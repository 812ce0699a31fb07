import { PRODUCT_NAME } from "@gifthearth/core";
import { isEmail } from "@gifthearth/core/account";
import { DONATION_PLATFORMS, type DonationPlatformName } from "@gifthearth/core/ledger";
import * as z from "zod";
import { SETTING_DOCS, secretSetting, setting } from "../../config/setting.ts";

const keySetting = (name: string, meaning: string) =>
  secretSetting(`Set ${name} to the key as the platform gave it, without spaces, or remove it.`).register(
    SETTING_DOCS,
    { meaning, allowed: "the key, without spaces" },
  );

const addressSetting = (name: string, meaning: string, fallback: string) =>
  setting
    .default(fallback)
    .refine(
      isSafeAddress,
      `Set ${name} to the https address of the platform's API, up to and with its version, or remove it to use ${fallback}.`,
    )
    .transform((address) => address.replace(/\/+$/, ""))
    .register(SETTING_DOCS, { meaning, allowed: "an https address, up to and with its version", fallback });

const nameSetting = (name: string, meaning: string, fallback: string) =>
  setting
    .default(fallback)
    .refine((words) => words.length <= 100, `Set ${name} to 100 characters or fewer, or remove it.`)
    .register(SETTING_DOCS, { meaning, allowed: "100 characters at most", fallback });

/** Where donations are made, as the environment spells it; every message says what to do. */
export const payoutSettings = {
  DONATION_PLATFORM: z
    .string()
    .trim()
    .pipe(
      z.enum(
        DONATION_PLATFORMS,
        `Set DONATION_PLATFORM to one of ${DONATION_PLATFORMS.join(", ")}, or remove it to use sandbox.`,
      ),
    )
    .default("sandbox")
    .register(SETTING_DOCS, {
      meaning:
        "Where the donations of a month that is closed from now on are made: by `sandbox` no money moves, with `manual` you pay by the charity's link and record the receipt.",
      allowed: `one of ${DONATION_PLATFORMS.map((name) => `\`${name}\``).join(", ")}`,
      fallback: "sandbox",
    }),
  CHANGE_PUBLIC_KEY: keySetting("CHANGE_PUBLIC_KEY", "Change's public key."),
  CHANGE_SECRET_KEY: keySetting("CHANGE_SECRET_KEY", "Change's secret key. Keep it secret."),
  CHANGE_BASE_URL: addressSetting(
    "CHANGE_BASE_URL",
    "The address of Change's API.",
    "https://api.getchange.io/api/v1",
  ),
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

const shape = z.object(payoutSettings);
type PayoutSettings = z.output<typeof shape>;

/** Where donations are made, and the keys for it. */
export interface PayoutConfig {
  /** Where the donations of a month that is closed from now on are made. */
  readonly platform: DonationPlatformName;
  readonly change: {
    readonly publicKey: string;
    readonly secretKey: string;
    readonly baseUrl: string;
  } | null;
  readonly pledge: {
    readonly apiKey: string;
    readonly baseUrl: string;
    /** What Pledge signs its webhooks with: the API key unless told. */
    readonly webhookSecret: string;
    /** Whom Pledge thanks. */
    readonly donor: { readonly email: string; readonly firstName: string; readonly lastName: string };
  } | null;
}

/**
 * What is missing for the platforms that are named or begun with, one sentence each.
 * @param settings the environment's, those that are set alone
 */
export function missingPayoutSettings(settings: Readonly<Record<string, string | undefined>>): string[] {
  const platform = settings.DONATION_PLATFORM?.trim();
  const missing: string[] = [];
  function need(name: string, sentence: string): void {
    if (!settings[name]) missing.push(`Set ${name} ${sentence}`);
  }
  if (platform === "change" || settings.CHANGE_PUBLIC_KEY || settings.CHANGE_SECRET_KEY) {
    need("CHANGE_PUBLIC_KEY", "to the public key that Change gave you.");
    need("CHANGE_SECRET_KEY", "to the secret key that Change gave you.");
  }
  if (platform === "pledge" || settings.PLEDGE_API_KEY) {
    need("PLEDGE_API_KEY", "to the key that Pledge gave you.");
    need("PLEDGE_DONOR_EMAIL", "to the e-mail address that Pledge sends receipts to.");
  }
  return missing;
}

export function toPayoutConfig(settings: PayoutSettings): PayoutConfig {
  return Object.freeze({
    platform: settings.DONATION_PLATFORM,
    change: toChange(settings),
    pledge: toPledge(settings),
  });
}

function toChange(settings: PayoutSettings): PayoutConfig["change"] {
  const { CHANGE_PUBLIC_KEY: publicKey, CHANGE_SECRET_KEY: secretKey, CHANGE_BASE_URL: baseUrl } = settings;
  return publicKey && secretKey ? Object.freeze({ publicKey, secretKey, baseUrl }) : null;
}

function toPledge(settings: PayoutSettings): PayoutConfig["pledge"] {
  const { PLEDGE_API_KEY: apiKey, PLEDGE_DONOR_EMAIL: email } = settings;
  if (!apiKey || !email) return null;
  return Object.freeze({
    apiKey,
    baseUrl: settings.PLEDGE_BASE_URL,
    webhookSecret: settings.PLEDGE_WEBHOOK_SECRET ?? apiKey,
    donor: Object.freeze({
      email,
      firstName: settings.PLEDGE_DONOR_FIRST_NAME,
      lastName: settings.PLEDGE_DONOR_LAST_NAME,
    }),
  });
}

/** Keys travel to it, so it is https, except on this very machine. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  const isPlain = !username && !password && !search && !hash;
  return isPlain && (protocol === "https:" || (protocol === "http:" && isHere));
}
