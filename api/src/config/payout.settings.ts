import * as z from "zod";
import { descriptorOf, PLATFORM_NAMES, PLATFORMS, type PlatformKeys } from "../money/payout/platforms.ts";
import { SETTING_DOCS } from "./setting.ts";

const WHAT_EACH_DOES = PLATFORMS.map(({ name, meaning }) => `\`${name}\` (${meaning})`).join(", ");

const choice = {
  DONATION_PLATFORM: z
    .string()
    .trim()
    .refine(
      (name) => descriptorOf(name) !== undefined,
      `Set DONATION_PLATFORM to one of ${PLATFORM_NAMES.join(", ")}, or remove it to use sandbox.`,
    )
    .default("sandbox")
    .register(SETTING_DOCS, {
      meaning: `Where the donations of a month that is closed from now on are made: ${WHAT_EACH_DOES}.`,
      allowed: `one of ${PLATFORM_NAMES.map((name) => `\`${name}\``).join(", ")}`,
      fallback: "sandbox",
    }),
};

/** Where donations are made, and each platform's own settings, which that platform alone reads. */
export const payoutSettings: typeof choice = Object.assign(
  choice,
  ...PLATFORMS.map(({ settings }) => settings),
);

/** Where donations are made, and the keys for it. */
export interface PayoutConfig {
  /** Where the donations of a month that is closed from now on are made. */
  readonly platform: string;
  readonly keys: PlatformKeys;
}

/**
 * What is missing for the platforms that are named or begun with, one sentence each.
 * @param settings the environment's, those that are set alone
 */
export function missingPayoutSettings(settings: Readonly<Record<string, string | undefined>>): string[] {
  const chosen = settings.DONATION_PLATFORM?.trim();
  return PLATFORMS.filter(
    ({ name, beginsWith }) => name === chosen || beginsWith.some((key) => settings[key]),
  )
    .flatMap(({ needs }) => Object.entries(needs))
    .filter(([name]) => !settings[name])
    .map(([name, sentence]) => `Set ${name} ${sentence}`);
}

/** @param settings as parsed, the platforms' own among them */
export function toPayoutConfig(
  settings: Readonly<Record<string, unknown>> & { readonly DONATION_PLATFORM: string },
): PayoutConfig {
  const keys = PLATFORMS.flatMap((platform) => {
    const own = platform.keysOf(settings);
    return own ? [[platform.name, own] as const] : [];
  });
  return Object.freeze({
    platform: settings.DONATION_PLATFORM,
    keys: Object.freeze(Object.fromEntries(keys)),
  });
}
