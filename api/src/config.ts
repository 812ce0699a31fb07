import { COUNTRY_CODES, type CountryCode, DEFAULT_CHARITY_SHARE, isCountryCode } from "@gifthearth/core";
import * as z from "zod";
import { isAddressOrSubnet } from "./http/trusted-proxies.ts";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Asked at OpenAI when a key is set and no model. */
const DEFAULT_MODEL = "gpt-5.4-mini";

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
  ),
  TRUSTED_PROXIES: listSetting(
    isAddressOrSubnet,
    "Set TRUSTED_PROXIES to addresses or subnets such as 10.0.0.0/8, separated by commas, or remove it.",
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
  } | null;
  readonly affiliateTags: Readonly<Record<CountryCode, string | null>>;
  /** Countries whose programme approved links on third-party sites (design, decision 12). */
  readonly thirdPartySites: readonly CountryCode[];
  /** Part of the commission that is donated, 0 to 1. */
  readonly charityShare: number;
  /** Addresses and subnets whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[];
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
  };
}

function toConfig(settings: Settings): Config {
  const tags = COUNTRY_CODES.map((country) => [country, settings[`AFFILIATE_TAG_${country}`] ?? null]);
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin,
    dataDirectory: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? `file:${settings.DATA_DIR}/gifthearth.db`,
    ai: settings.AI_API_KEY || settings.AI_BASE_URL ? Object.freeze(toAi(settings)) : null,
    affiliateTags: Object.freeze(Object.fromEntries(tags)),
    thirdPartySites: Object.freeze(settings.AFFILIATE_THIRD_PARTY_SITES.filter(isCountryCode)),
    charityShare: settings.CHARITY_SHARE,
    trustedProxies: Object.freeze(settings.TRUSTED_PROXIES),
    logLevel: settings.LOG_LEVEL,
  });
}

function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, pathname, search, hash, username } = new URL(url);
  return /^https?:$/.test(protocol) && pathname === "/" && !search && !hash && !username;
}
