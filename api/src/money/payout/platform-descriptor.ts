import type * as z from "zod";
import { isSafeAddress, SETTING_DOCS, secretSetting, setting } from "../../config/setting.ts";
import type { Database } from "../../db/database.ts";
import type { DonationPlatform } from "./platform.ts";

/** By which id a platform knows a charity. */
interface CharityId {
  /** Under which the charity keeps it among its platform ids; the platform's name unless it pays elsewhere. */
  readonly key: string;
  /** On its field in the administrators' form. */
  readonly label: string;
  /** Whether a donation waits until the charity has one; where not, our own id of the charity stands in. */
  readonly isNeeded: boolean;
  /** What it looks like: as a regular expression, in words that follow "please give it as", and one such. */
  readonly pattern: RegExp;
  readonly allowed: string;
  readonly example: string;
}

/** How to find out that a platform takes our keys: an address that only reads, and the settings the keys are from. */
export interface KeyCheck {
  readonly address: string;
  /** Value of the Authorization header. */
  readonly authorization: string;
  /** Which settings to correct where it can't be reached, and where the keys are refused. */
  readonly addressSetting: string;
  readonly keySettings: string;
}

/** What platforms are connected with. */
export interface PlatformDependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/**
 * All that a donation platform says about itself. Settings and their reference, the doctor, the administrators' form,
 * the commands and the webhooks' address are made from the list of these.
 */
export interface PlatformDescriptor<Keys extends object = object> {
  /** As settings, addresses and the ledger spell it: in lower case, and for good once a donation names it. */
  readonly name: string;
  /** As people know it. */
  readonly title: string;
  /** What it does with a donation; Markdown, a clause that follows its name. */
  readonly meaning: string;
  /** Its own settings by their names, each documented. */
  readonly settings: Readonly<Record<string, z.ZodType>>;
  /**
   * The settings without which it can't be asked, each with the end of the sentence "Set NAME ...". They are asked for
   * where the platform is chosen, or {@link beginsWith} one that is set.
   */
  readonly needs: Readonly<Record<string, string>>;
  readonly beginsWith: readonly string[];
  readonly charityId: CharityId;
  /** What it signs its webhooks with, where it tells of changes by itself: `HMAC-SHA256 in the header X`. */
  readonly signature?: string;
  /** Its keys, frozen; null while it isn't set up. @param settings as parsed, its own among them */
  keysOf(settings: Readonly<Record<string, unknown>>): Keys | null;
  connect(keys: Keys, dependencies: PlatformDependencies): DonationPlatform;
  /** Null where there is no key to be refused. */
  keyCheck(keys: Keys): KeyCheck | null;
}

export const keySetting = (name: string, meaning: string) =>
  secretSetting(`Set ${name} to the key as the platform gave it, without spaces, or remove it.`).register(
    SETTING_DOCS,
    { meaning, allowed: "the key, without spaces" },
  );

export const addressSetting = (name: string, meaning: string, fallback: string) =>
  setting
    .default(fallback)
    .refine(
      isSafeAddress,
      `Set ${name} to the https address of the platform's API, up to and with its version, or remove it to use ${fallback}.`,
    )
    .transform((address) => address.replace(/\/+$/, ""))
    .register(SETTING_DOCS, { meaning, allowed: "an https address, up to and with its version", fallback });
