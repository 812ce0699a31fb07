import { createHash } from "node:crypto";
import * as z from "zod";
import { descriptorOf, PLATFORM_NAMES, PLATFORMS, type PlatformKeys } from "../money/payout/platforms.ts";
import { isSafeAddress, SETTING_DOCS, setting } from "./setting.ts";

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
  LEDGER_KEY: setting
    .refine(
      (key) => key === undefined || /^PRIVATE\+KEY\+[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$/.test(key),
      "Set LEDGER_KEY to what the file ledger.key holds, one line that begins with PRIVATE+KEY+, or remove it.",
    )
    .register(SETTING_DOCS, {
      meaning:
        "The key that the public ledger is signed by, where several machines serve. Each of them needs the same one. Keep it secret.",
      allowed: "what `DATA_DIR/ledger.key` holds, which the first server to sign has made",
      otherwise: "the file `ledger.key` in `DATA_DIR`, made when the first event is signed",
    }),
  LEDGER_WITNESSES: setting
    .transform((list = "") => list.split(",").flatMap((each) => each.trim() || []))
    .transform((list) => list.map(readWitness))
    .refine(
      (witnesses) =>
        witnesses.every((witness) => witness !== null) &&
        new Set(witnesses.map((witness) => witness?.key)).size === witnesses.length,
      "Set LEDGER_WITNESSES to each witness's key and https address, with a space between, and commas between witnesses, or remove it.",
    )
    .transform((witnesses) => witnesses.flatMap((witness) => witness ?? []))
    .register(SETTING_DOCS, {
      meaning:
        "Who is asked to cosign each checkpoint of the public ledger, by the C2SP `tlog-witness` protocol: that it only grows. Register the log with each witness first: `/ledger/key` gives its key, whose name is its origin.",
      allowed:
        "for each witness its verifier key of kind 4 (`NAME+ID+BASE64`), a space, and the https address before `/add-checkpoint`; commas between witnesses",
    }),
};

/** Who vouches for the log. */
export interface Witness {
  /** What its verifier key begins with. */
  readonly name: string;
  /** As signed notes write it. */
  readonly key: string;
  /** Without a slash at the end. */
  readonly address: string;
}

/** @returns null for what is no key, or no address that is safe to ask */
function readWitness(text: string): Witness | null {
  const [, key = "", name = "", id, encoded = "", address = ""] =
    /^(([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44}))\s+(\S+)$/.exec(text) ?? [];
  const typed = Buffer.from(encoded, "base64");
  const right = createHash("sha256").update(`${name}\n`).update(typed).digest("hex").slice(0, 8);
  if (typed[0] !== 4 || typed.length !== 33 || right !== id || !isSafeAddress(address)) return null;
  return Object.freeze({ name, key, address: address.replace(/\/+$/, "") });
}

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
