import {
  COUNTRY_CODES,
  type CountryCode,
  DEFAULT_CHARITY_SHARE,
  isCountryCode,
  PRODUCT_NAME,
} from "@gifthearth/core";
import { isEmail, normalizeEmail } from "@gifthearth/core/account";
import * as z from "zod";
import { isAddressOrSubnet } from "./http/trusted-proxies.ts";
import {
  missingPayoutSettings,
  type PayoutConfig,
  payoutSettings,
  toPayoutConfig,
} from "./payout/settings.ts";

const RATE_LIMIT_STORES = ["memory", "database", "redis"] as const;
const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Asked at OpenAI when a key is set and no model. */
const DEFAULT_MODEL = "gpt-5.4-mini";
/** That model's list price in 2026, US dollars for a million tokens. */
const DEFAULT_PRICES = { input: 0.75, output: 4.5 };

const setting = z.string().trim().optional();

function numberSetting(sentence: string, least: number, most: number, fallback: number, whole = true) {
  return setting
    .transform((digits) => (digits === undefined ? fallback : Number(digits)))
    .refine((value) => value >= least && value <= most && (!whole || Number.isInteger(value)), sentence);
}

function listSetting(isItem: (item: string) => boolean, sentence: string) {
  return setting
    .transform((list) => (list ?? "").split(",").flatMap((item) => item.trim().toUpperCase() || []))
    .refine((items) => items.every(isItem), sentence);
}

const isHostName = (name: string) => /^[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(name);

const affiliateTag = (country: CountryCode) =>
  setting.refine(
    (tag = "-") => /^[\w.-]{1,100}$/.test(tag),
    `Set AFFILIATE_TAG_${country} to the affiliate tag as the programme gave it, without spaces, or remove it.`,
  );

/** Each setting with its default; every message says what to do. */
const environment = z.object({
  PORT: numberSetting(
    "Set PORT to a whole number from 0 to 65535, or remove it to use 3000.",
    0,
    65_535,
    3000,
  ),
  HOST: setting.default("0.0.0.0"),
  PUBLIC_URL: setting.refine(
    (url) => url === undefined || isOrigin(url),
    "Set PUBLIC_URL to the site's address without a path, such as https://gifts.example.org, or remove it.",
  ),
  DATA_DIR: setting.default("./data"),
  DATABASE_URL: setting.refine(
    (url) => url === undefined || /^(?:file:.|postgres(?:ql)?:\/\/.)/.test(url),
    "Set DATABASE_URL to file:<path> for SQLite or to postgres://<user>:<password>@<host>/<database>, or remove it.",
  ),
  AI_BASE_URL: setting.refine(
    (url) => url === undefined || (URL.canParse(url) && /^https?:\/\//.test(url)),
    "Set AI_BASE_URL to the http(s) address of an OpenAI-compatible API, or remove it.",
  ),
  AI_API_KEY: setting.refine(
    (key = "-") => /^[\x21-\x7e]+$/.test(key),
    "Set AI_API_KEY to the key as the provider gave it, without spaces, or remove it.",
  ),
  AI_MODEL: setting,
  AI_TIMEOUT_MS: numberSetting(
    "Set AI_TIMEOUT_MS to milliseconds from 1000 to 120000, or remove it to use 20000.",
    1_000,
    120_000,
    20_000,
  ),
  AI_PRICE_INPUT: numberSetting(
    "Set AI_PRICE_INPUT to the US dollars that a million input tokens cost, or remove it to use 0.75.",
    0,
    10_000,
    DEFAULT_PRICES.input,
    false,
  ),
  AI_PRICE_OUTPUT: numberSetting(
    "Set AI_PRICE_OUTPUT to the US dollars that a million output tokens cost, or remove it to use 4.50.",
    0,
    10_000,
    DEFAULT_PRICES.output,
    false,
  ),
  AI_DAILY_LIMIT_USD: setting
    .transform((dollars) => (dollars === undefined ? null : Number(dollars)))
    .refine(
      (dollars) => dollars === null || (dollars >= 0 && dollars <= 1_000_000),
      "Set AI_DAILY_LIMIT_USD to the US dollars that the AI may cost a day, such as 5, or remove it for no limit.",
    ),
  PARTNER_HOURLY_LIMIT: numberSetting(
    "Set PARTNER_HOURLY_LIMIT to a whole number of searches an hour from 0 to 1000000, or remove it to use 300.",
    0,
    1_000_000,
    300,
  ),
  PARTNER_AI_DAILY_LIMIT_USD: numberSetting(
    "Set PARTNER_AI_DAILY_LIMIT_USD to US dollars a day from 0 to 100000, such as 0.50, or remove it to use 1.",
    0,
    100_000,
    1,
    false,
  ),
  AFFILIATE_TAG_US: affiliateTag("US"),
  AFFILIATE_TAG_NL: affiliateTag("NL"),
  AFFILIATE_TAG_GB: affiliateTag("GB"),
  AFFILIATE_TAG_FR: affiliateTag("FR"),
  AFFILIATE_TAG_ES: affiliateTag("ES"),
  AFFILIATE_TAG_DE: affiliateTag("DE"),
  AFFILIATE_TAG_IT: affiliateTag("IT"),
  AFFILIATE_THIRD_PARTY_SITES: listSetting(
    isCountryCode,
    `Set AFFILIATE_THIRD_PARTY_SITES to country codes among ${COUNTRY_CODES.join(", ")}, separated by commas, or remove it.`,
  ),
  CHARITY_SHARE: numberSetting(
    "Set CHARITY_SHARE to a number from 0 to 1, such as 0.5, or remove it.",
    0,
    1,
    DEFAULT_CHARITY_SHARE,
    false,
  ).refine(
    (share) => Math.abs(share * 10_000 - Math.round(share * 10_000)) < 1e-6,
    "Set CHARITY_SHARE to a number with four decimals at most, such as 0.3333, or remove it.",
  ),
  ...payoutSettings,
  TRUSTED_PROXIES: listSetting(
    isAddressOrSubnet,
    "Set TRUSTED_PROXIES to addresses or subnets such as 10.0.0.0/8, separated by commas, or remove it.",
  ),
  ADMIN_EMAIL: setting.refine(
    (address) => address === undefined || isEmail(address),
    "Set ADMIN_EMAIL to an e-mail address, or remove it.",
  ),
  ADMIN_HOSTS: listSetting(
    isHostName,
    "Set ADMIN_HOSTS to host names such as admin.example.org, separated by commas and without scheme or port, or remove it.",
  ),
  SMTP_URL: setting.refine(
    (url) => url === undefined || /^smtps?:\/\/./.test(url),
    "Set SMTP_URL to smtp://<user>:<password>@<host>:<port> or smtps://..., or remove it.",
  ),
  MAIL_FROM: setting.refine(
    (address) => address === undefined || isEmail(/<(.+)>$/.exec(address)?.[1] ?? address),
    "Set MAIL_FROM to the sender's e-mail address, such as GiftHearth <gifts@example.org>, or remove it.",
  ),
  SCHEDULE: setting
    .default("on")
    .refine((flag) => /^(?:on|off)$/.test(flag), "Set SCHEDULE to on or off, or remove it.")
    .transform((flag) => flag === "on"),
  RATE_LIMITS: setting
    .default("on")
    .refine((flag) => /^(?:on|off)$/.test(flag), "Set RATE_LIMITS to on or off, or remove it.")
    .transform((flag) => flag === "on"),
  RATE_LIMIT_STORE: z
    .enum(
      RATE_LIMIT_STORES,
      "Set RATE_LIMIT_STORE to memory, database or redis, or remove it to count in each process's memory.",
    )
    .default("memory"),
  REDIS_URL: setting.refine(
    (url) => url === undefined || (/^rediss?:\/\/./.test(url) && URL.canParse(url)),
    "Set REDIS_URL to redis://<user>:<password>@<host>:<port> or rediss://..., or remove it.",
  ),
  FEATURE_CHAT: setting
    .default("false")
    .refine((flag) => /^(?:true|false)$/.test(flag), "Set FEATURE_CHAT to true or false, or remove it.")
    .transform((flag) => flag === "true"),
  METRICS_TOKEN: setting.refine(
    (token = "-") => /^[\x21-\x7e]+$/.test(token),
    "Set METRICS_TOKEN to a secret without spaces that readers of /metrics must send, or remove it.",
  ),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `Set LOG_LEVEL to one of ${LOG_LEVELS.join(", ")}, or remove it to use info.`)
    .default("info"),
});

/** Names of all settings, as the environment spells them. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** What the operator has set, with defaults for the rest. Frozen. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where visitors reach the site: an origin, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDirectory: string;
  /** `file:<path>` or `postgres://...` */
  readonly databaseUrl: string;
  /** Null when neither a key nor an endpoint is set: then no AI is asked (design, decision 3). */
  readonly ai: {
    readonly baseUrl: string;
    /** Empty for a local model that asks for none. */
    readonly apiKey: string;
    readonly model: string;
    readonly timeoutMs: number;
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
  /** Countries whose programme approved links on third-party sites (design, decision 12). */
  readonly thirdPartySites: readonly CountryCode[];
  /** Part of the commission that is donated, 0 to 1. */
  readonly charityShare: number;
  /** Where donations are made. */
  readonly payout: PayoutConfig;
  /** Addresses and subnets whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Whose account's menu leads to the admin dashboard; every admin's when null (design, decision 9). */
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
  /** Where attempts are counted. */
  readonly rateLimitStore: (typeof RATE_LIMIT_STORES)[number];
  /** Empty unless Redis is the store. */
  readonly redisUrl: string;
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
  problems.push(...missingPayoutSettings(settings));
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(["The settings need attention:", ...problems].join("\n  "));
  }
  return toConfig(parsed.data);
}

type Settings = z.output<typeof environment>;

function toAi(settings: Settings): NonNullable<Config["ai"]> {
  return {
    baseUrl: settings.AI_BASE_URL ?? "https://api.openai.com/v1",
    apiKey: settings.AI_API_KEY ?? "",
    model: settings.AI_MODEL ?? DEFAULT_MODEL,
    timeoutMs: settings.AI_TIMEOUT_MS,
    prices: Object.freeze({ input: settings.AI_PRICE_INPUT, output: settings.AI_PRICE_OUTPUT }),
    dailyLimit: settings.AI_DAILY_LIMIT_USD,
  };
}

function toConfig(settings: Settings): Config {
  const tags = COUNTRY_CODES.map((country) => [country, settings[`AFFILIATE_TAG_${country}`] ?? null]);
  const publicUrl = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`);
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: publicUrl.origin,
    dataDirectory: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? `file:${settings.DATA_DIR}/gifthearth.db`,
    ai: settings.AI_API_KEY || settings.AI_BASE_URL ? Object.freeze(toAi(settings)) : null,
    partnerLimits: Object.freeze({
      hourly: settings.PARTNER_HOURLY_LIMIT,
      aiDailyMicros: Math.round(settings.PARTNER_AI_DAILY_LIMIT_USD * 1_000_000),
    }),
    affiliateTags: Object.freeze(Object.fromEntries(tags)),
    thirdPartySites: Object.freeze(settings.AFFILIATE_THIRD_PARTY_SITES.filter(isCountryCode)),
    charityShare: settings.CHARITY_SHARE,
    payout: toPayoutConfig(settings),
    trustedProxies: Object.freeze(settings.TRUSTED_PROXIES),
    adminEmail: settings.ADMIN_EMAIL ? normalizeEmail(settings.ADMIN_EMAIL) : null,
    adminHosts: Object.freeze(settings.ADMIN_HOSTS.map((name) => name.toLowerCase())),
    mail: Object.freeze({
      smtpUrl: settings.SMTP_URL ?? null,
      from: settings.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${publicUrl.hostname}>`,
    }),
    schedule: settings.SCHEDULE,
    rateLimits: settings.RATE_LIMITS,
    rateLimitStore: settings.RATE_LIMIT_STORE,
    redisUrl: settings.RATE_LIMIT_STORE === "redis" ? (settings.REDIS_URL ?? "") : "",
    features: Object.freeze({ chat: settings.FEATURE_CHAT }),
    metricsToken: settings.METRICS_TOKEN ?? null,
    logLevel: settings.LOG_LEVEL,
  });
}

function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, pathname, search, hash, username } = new URL(url);
  return /^https?:$/.test(protocol) && pathname === "/" && !search && !hash && !username;
}
