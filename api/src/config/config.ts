import {
  type AffiliateNetwork,
  COUNTRY_CODES,
  type CountryCode,
  isCountryCode,
  PRODUCT_NAME,
} from "@gifthearth/core";
import { normalizeEmail } from "@gifthearth/core/account";
import type { NetworkKeys } from "../money/revenue/networks/transaction.ts";
import { DEFAULT_MODEL } from "./ai.settings.ts";
import { type Environment, environment, SETTING_NAMES } from "./environment.ts";
import type { RATE_LIMIT_STORES } from "./feature.settings.ts";
import { missingPayoutSettings, type PayoutConfig, toPayoutConfig, type Witness } from "./payout.settings.ts";
import type { LOG_LEVELS } from "./server.settings.ts";

/** What the operator has set, with defaults for the rest. Frozen. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where visitors reach the site: an origin, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDirectory: string;
  /** Most bytes of all pictures of offers that are kept. */
  readonly mediaBytes: number;
  /** `file:<path>` or `postgres://...` */
  readonly databaseUrl: string;
  /** Null when neither a key nor an endpoint is set: then no AI is asked. */
  readonly ai: {
    readonly baseUrl: string;
    /** Empty for a local model that asks for none. */
    readonly apiKey: string;
    readonly model: string;
    readonly timeoutMs: number;
    /** Longest answer, in tokens. */
    readonly maxOutputTokens: number;
    /** US dollars for a million tokens. */
    readonly prices: { readonly input: number; readonly output: number };
    /** US dollars that the AI may cost each day, UTC; null for no limit. */
    readonly dailyLimit: number | null;
  } | null;
  /** What a partner's widgets may use, unless an administrator sets another limit for it. */
  readonly partnerLimits: {
    /** Searches an hour that an AI may answer. */
    readonly hourly: number;
    /** Millionths of a US dollar that the AI may cost each day, UTC. */
    readonly aiDailyMicros: number;
  };
  readonly affiliateTags: Readonly<Record<CountryCode, string | null>>;
  /** Countries whose programme approved links on third-party sites. */
  readonly thirdPartySites: readonly CountryCode[];
  /** By which each affiliate network is asked for its transactions; null where it isn't. */
  readonly networks: Readonly<Record<AffiliateNetwork, NetworkKeys | null>>;
  /** Searches a day that each process may ask of Channel3. */
  readonly channel3DailySearches: number;
  /** Part of the commission that is donated, 0 to 1. */
  readonly charityShare: number;
  /** Where donations are made. */
  readonly payout: PayoutConfig;
  /** What the public ledger is signed by; null to use the file in the data directory. */
  readonly ledgerKey: string | null;
  /** Who is asked to vouch that the public ledger only grows. */
  readonly ledgerWitnesses: readonly Witness[];
  /** What is backed up by itself; null for nothing. */
  readonly backups: {
    readonly directory: string;
    /** From one to the next, milliseconds. */
    readonly every: number;
    /** Of how many days, weeks and months the last one is kept. */
    readonly keep: { readonly days: number; readonly weeks: number; readonly months: number };
  } | null;
  /** Addresses and subnets whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Whose account's menu leads to the admin dashboard; every admin's when null. */
  readonly adminEmail: string | null;
  /** Lower-case names of the hosts on which an unknown address is told to an administrator. */
  readonly adminHosts: readonly string[];
  readonly mail: {
    /** Null leaves mails as files in the data folder. */
    readonly smtpUrl: string | null;
    readonly from: string;
  };
  /** Whether months are closed and donations paid when they come due. */
  readonly schedule: boolean;
  /** Whether attempts are limited; off for tests alone. */
  readonly rateLimits: boolean;
  /** Whether the first search finds everything ready; off for tests alone. */
  readonly warmUp: boolean;
  /** Where attempts are counted. */
  readonly rateLimitStore: (typeof RATE_LIMIT_STORES)[number];
  /** Empty unless Redis is the store. */
  readonly redisUrl: string;
  /** How the process ends, in milliseconds. */
  readonly shutdown: {
    /** For which everything is still answered while `/readyz` tells that it ends. */
    readonly grace: number;
    /** After which requests in flight are cut off, from the grace's end on. */
    readonly limit: number;
  };
  /** Days for which a conversation is kept after its last message. */
  readonly chatDays: number;
  readonly features: {
    /** The conversational gift advisor. */
    readonly chat: boolean;
  };
  /** What readers of `/metrics` must send; null when anybody may read. */
  readonly metricsToken: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** Lists everything that is wrong with the settings, one sentence a line. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the settings; an empty one counts as unset, and other variables are ignored.
 * @param env such as `process.env`
 * @throws {ConfigError} naming every setting at fault and what to do about it
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(env).filter(([name, value]) => SETTING_NAMES.includes(name) && value?.trim());
  const settings = Object.fromEntries(given);
  const parsed = environment.safeParse(settings);
  const problems = parsed.error?.issues.map(({ message }) => message) ?? [];
  if (settings.AI_BASE_URL && !settings.AI_MODEL) {
    problems.push("Set AI_MODEL to the name of a model that the API at AI_BASE_URL has.");
  }
  if (settings.RATE_LIMIT_STORE === "redis" && !settings.REDIS_URL) {
    problems.push("Set REDIS_URL to the address of the Redis that RATE_LIMIT_STORE asks for.");
  }
  if (!settings.AWIN_API_TOKEN !== !settings.AWIN_PUBLISHER_ID) {
    const missing = settings.AWIN_API_TOKEN ? "AWIN_PUBLISHER_ID" : "AWIN_API_TOKEN";
    problems.push(`Set ${missing} too: Awin's API needs the publisher id and the token.`);
  }
  problems.push(...missingPayoutSettings(settings));
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(["The settings need attention:", ...problems].join("\n  "));
  }
  return toConfig(parsed.data);
}

function toAi(settings: Environment): NonNullable<Config["ai"]> {
  return {
    baseUrl: settings.AI_BASE_URL ?? "https://api.openai.com/v1",
    apiKey: settings.AI_API_KEY ?? "",
    model: settings.AI_MODEL ?? DEFAULT_MODEL,
    timeoutMs: settings.AI_TIMEOUT_MS,
    maxOutputTokens: settings.AI_MAX_OUTPUT_TOKENS,
    prices: Object.freeze({ input: settings.AI_PRICE_INPUT, output: settings.AI_PRICE_OUTPUT }),
    dailyLimit: settings.AI_DAILY_LIMIT_USD,
  };
}

function toNetworks(settings: Environment): Config["networks"] {
  const { AWIN_PUBLISHER_ID: publisher, AWIN_API_TOKEN: token, CHANNEL3_API_KEY: key } = settings;
  return {
    awin: publisher && token ? { account: publisher, token, baseUrl: settings.AWIN_API_URL } : null,
    // One key is one account.
    channel3: key ? { account: "channel3", token: key, baseUrl: settings.CHANNEL3_API_URL } : null,
  };
}

function toBackups(settings: Environment): NonNullable<Config["backups"]> {
  return {
    directory: settings.BACKUP_DIR ?? `${settings.DATA_DIR}/backups`,
    every: settings.BACKUP_EVERY_HOURS * 60 * 60_000,
    keep: Object.freeze({
      days: settings.BACKUP_KEEP_DAYS,
      weeks: settings.BACKUP_KEEP_WEEKS,
      months: settings.BACKUP_KEEP_MONTHS,
    }),
  };
}

function toConfig(settings: Environment): Config {
  const tags = COUNTRY_CODES.map((country) => [country, settings[`AFFILIATE_TAG_${country}`] ?? null]);
  const publicUrl = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`);
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: publicUrl.origin,
    dataDirectory: settings.DATA_DIR,
    mediaBytes: settings.MEDIA_MB * 1_000_000,
    databaseUrl: settings.DATABASE_URL ?? `file:${settings.DATA_DIR}/gifthearth.db`,
    ai: settings.AI_API_KEY || settings.AI_BASE_URL ? Object.freeze(toAi(settings)) : null,
    partnerLimits: Object.freeze({
      hourly: settings.PARTNER_HOURLY_LIMIT,
      aiDailyMicros: Math.round(settings.PARTNER_AI_DAILY_LIMIT_USD * 1_000_000),
    }),
    affiliateTags: Object.freeze(Object.fromEntries(tags)),
    thirdPartySites: Object.freeze(settings.AFFILIATE_THIRD_PARTY_SITES.filter(isCountryCode)),
    networks: Object.freeze(toNetworks(settings)),
    channel3DailySearches: settings.CHANNEL3_DAILY_SEARCHES,
    charityShare: settings.CHARITY_SHARE,
    payout: toPayoutConfig(settings),
    ledgerKey: settings.LEDGER_KEY ?? null,
    ledgerWitnesses: Object.freeze(settings.LEDGER_WITNESSES),
    backups: settings.BACKUP_EVERY_HOURS > 0 ? Object.freeze(toBackups(settings)) : null,
    trustedProxies: Object.freeze(settings.TRUSTED_PROXIES),
    adminEmail: settings.ADMIN_EMAIL ? normalizeEmail(settings.ADMIN_EMAIL) : null,
    adminHosts: Object.freeze(settings.ADMIN_HOSTS.map((name) => name.toLowerCase())),
    mail: Object.freeze({
      smtpUrl: settings.SMTP_URL ?? null,
      from: settings.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${publicUrl.hostname}>`,
    }),
    schedule: settings.SCHEDULE,
    rateLimits: settings.RATE_LIMITS,
    warmUp: settings.WARM_UP,
    rateLimitStore: settings.RATE_LIMIT_STORE,
    redisUrl: settings.RATE_LIMIT_STORE === "redis" ? (settings.REDIS_URL ?? "") : "",
    shutdown: Object.freeze({ grace: settings.SHUTDOWN_GRACE_MS, limit: settings.SHUTDOWN_LIMIT_MS }),
    chatDays: settings.CHAT_DAYS,
    features: Object.freeze({ chat: settings.FEATURE_CHAT }),
    metricsToken: settings.METRICS_TOKEN ?? null,
    logLevel: settings.LOG_LEVEL,
  });
}
