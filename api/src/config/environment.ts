import * as z from "zod";
import { affiliateSettings } from "./affiliate.settings.ts";
import { aiSettings } from "./ai.settings.ts";
import { backupSettings } from "./backup.settings.ts";
import { featureSettings } from "./feature.settings.ts";
import { networkSettings } from "./network.settings.ts";
import { payoutSettings } from "./payout.settings.ts";
import { serverSettings } from "./server.settings.ts";

/** The settings in the order in which the reference shows them. */
export const SETTING_GROUPS = [
  { title: "Server", settings: serverSettings },
  { title: "AI", settings: aiSettings },
  { title: "Links and shares", settings: affiliateSettings },
  { title: "Affiliate networks", settings: networkSettings },
  { title: "Payouts", settings: payoutSettings },
  { title: "Backups", settings: backupSettings },
  { title: "Mails, administrators, features", settings: featureSettings },
] as const;

/** Each setting with its default; every message says what to do. */
export const environment = z.object({
  ...serverSettings,
  ...aiSettings,
  ...affiliateSettings,
  ...networkSettings,
  ...payoutSettings,
  ...backupSettings,
  ...featureSettings,
});

/** What {@link environment} makes of the environment. */
export type Environment = z.output<typeof environment>;

/** Names of all settings, as the environment spells them. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);
