import { numberSetting, SETTING_DOCS, secretSetting, setting } from "./setting.ts";

/** Asked at OpenAI when a key is set and no model. */
export const DEFAULT_MODEL = "gpt-5.4-mini";
/** That model's list price in 2026, US dollars for a million tokens. */
const DEFAULT_PRICES = { input: 0.75, output: 4.5 };

/** Which AI is asked, and what it may cost. */
export const aiSettings = {
  AI_BASE_URL: setting
    .refine(
      // Nothing can be asked at an address with a password in it, and errors would repeat it.
      (url) => url === undefined || (URL.canParse(url) && /^https?:\/\/[^@/]+(?:\/|$)/.test(url)),
      "Set AI_BASE_URL to the http(s) address of an OpenAI-compatible API, without user and password, or remove it.",
    )
    .register(SETTING_DOCS, {
      meaning:
        "An OpenAI-compatible API, up to and with its version. Without key and address no AI is asked, and our own catalogue answers.",
      allowed: "an http(s) address",
      otherwise: "`https://api.openai.com/v1` where `AI_API_KEY` is set",
    }),
  AI_API_KEY: secretSetting(
    "Set AI_API_KEY to the key as the provider gave it, without spaces, or remove it.",
  ).register(SETTING_DOCS, {
    meaning: "Its key. Keep it secret. A local model may need none.",
    allowed: "the key, without spaces",
  }),
  AI_MODEL: setting
    .refine(
      (model = "") => model.length <= 200,
      "Set AI_MODEL to the name of a model, 200 characters at most, or remove it.",
    )
    .register(SETTING_DOCS, {
      meaning: "Which model to ask. With `AI_BASE_URL` it must be set.",
      allowed: "a model that the API has, 200 characters at most",
      otherwise: `\`${DEFAULT_MODEL}\``,
    }),
  AI_TIMEOUT_MS: numberSetting(
    { least: 1_000, most: 120_000, fallback: 20_000 },
    "Set AI_TIMEOUT_MS to milliseconds from 1000 to 120000, or remove it to use 20000.",
  ).register(SETTING_DOCS, {
    meaning: "The longest time for one answer of the AI, retries included; then the catalogue answers.",
    allowed: "milliseconds, a whole number from 1000 to 120000",
    fallback: "20000",
  }),
  AI_MAX_OUTPUT_TOKENS: numberSetting(
    { least: 1_000, most: 100_000, fallback: 8_000 },
    "Set AI_MAX_OUTPUT_TOKENS to a whole number of tokens from 1000 to 100000, or remove it to use 8000.",
  ).register(SETTING_DOCS, {
    meaning:
      "The longest answer that is asked of the AI, its thoughts included. One that is cut short counts as far as it goes; a model that thinks long may need more.",
    allowed: "tokens, a whole number from 1000 to 100000",
    fallback: "8000",
  }),
  AI_PRICE_INPUT: numberSetting(
    { least: 0, most: 10_000, fallback: DEFAULT_PRICES.input, decimals: true },
    "Set AI_PRICE_INPUT to the US dollars that a million input tokens cost, or remove it to use 0.75.",
  ).register(SETTING_DOCS, {
    meaning: "What a million input tokens cost, by which `AI_DAILY_LIMIT_USD` is reckoned.",
    allowed: "US dollars, a number from 0 to 10000",
    fallback: "0.75",
  }),
  AI_PRICE_OUTPUT: numberSetting(
    { least: 0, most: 10_000, fallback: DEFAULT_PRICES.output, decimals: true },
    "Set AI_PRICE_OUTPUT to the US dollars that a million output tokens cost, or remove it to use 4.50.",
  ).register(SETTING_DOCS, {
    meaning: "The same for a million output tokens.",
    allowed: "US dollars, a number from 0 to 10000",
    fallback: "4.50",
  }),
  AI_DAILY_LIMIT_USD: setting
    .transform((dollars) => (dollars === undefined ? null : Number(dollars)))
    .refine(
      (dollars) => dollars === null || (dollars >= 0 && dollars <= 1_000_000),
      "Set AI_DAILY_LIMIT_USD to the US dollars that the AI may cost a day, such as 5, or remove it for no limit.",
    )
    .register(SETTING_DOCS, {
      meaning:
        "What the AI may cost a day (UTC), for all processes on one database together. Once that is spent, our own catalogue answers until the next day.",
      allowed: "US dollars, a number from 0 to 1000000",
      otherwise: "no limit",
    }),
  PARTNER_HOURLY_LIMIT: numberSetting(
    { least: 0, most: 1_000_000, fallback: 300 },
    "Set PARTNER_HOURLY_LIMIT to a whole number of searches an hour from 0 to 1000000, or remove it to use 300.",
  ).register(SETTING_DOCS, {
    meaning:
      "How many searches an hour the AI may answer for one partner's widgets; beyond that our own catalogue does. An admin can set another limit for a partner.",
    allowed: "a whole number from 0 to 1000000",
    fallback: "300",
  }),
  PARTNER_AI_DAILY_LIMIT_USD: numberSetting(
    { least: 0, most: 100_000, fallback: 1, decimals: true },
    "Set PARTNER_AI_DAILY_LIMIT_USD to US dollars a day from 0 to 100000, such as 0.50, or remove it to use 1.",
  ).register(SETTING_DOCS, {
    meaning: "What the AI may cost a day (UTC) for one partner's widgets, likewise.",
    allowed: "US dollars, a number from 0 to 100000",
    fallback: "1",
  }),
};
