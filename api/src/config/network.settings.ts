import { numberSetting, SETTING_DOCS, secretSetting, setting } from "./setting.ts";

const address = (name: string, fallback: string) =>
  setting
    .refine(
      (url = fallback) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol),
      `Set ${name} to an address such as ${fallback}, or remove it.`,
    )
    .transform((url = fallback) => url.replace(/\/$/, ""))
    .register(SETTING_DOCS, {
      meaning: "Where that API is; another one is for tests.",
      allowed: "an address",
      fallback,
    });

/** Affiliate networks that are asked for their transactions themselves. */
export const networkSettings = {
  AWIN_PUBLISHER_ID: setting
    .refine(
      (id = "1") => /^\d{1,12}$/.test(id),
      "Set AWIN_PUBLISHER_ID to the number of your Awin account, or remove it.",
    )
    .register(SETTING_DOCS, {
      meaning:
        "Your publisher id at Awin. With `AWIN_API_TOKEN` the schedule asks for its transactions; without, its exports are imported by hand.",
      allowed: "a number",
    }),
  AWIN_API_TOKEN: secretSetting(
    "Set AWIN_API_TOKEN to the token of Awin's API, without spaces, or remove it.",
  ).register(SETTING_DOCS, {
    meaning: "The token of Awin's publisher API.",
    allowed: "a secret without spaces",
  }),
  AWIN_API_URL: address("AWIN_API_URL", "https://api.awin.com"),
  CHANNEL3_API_KEY: secretSetting(
    "Set CHANNEL3_API_KEY to the key of Channel3's API, without spaces, or remove it.",
  ).register(SETTING_DOCS, {
    meaning:
      "The key of Channel3's API. The schedule asks for its transactions, and pages of ideas show what its shops have.",
    allowed: "a secret without spaces",
  }),
  CHANNEL3_DAILY_SEARCHES: numberSetting(
    { least: 0, most: 1_000_000, fallback: 30 },
    "Set CHANNEL3_DAILY_SEARCHES to a whole number of searches a day from 0 to 1000000, or remove it to use 30.",
  ).register(SETTING_DOCS, {
    meaning:
      "How many searches a day (UTC) each process may ask of Channel3; of those beyond a thousand a month, each costs. With 0 it is asked for transactions alone.",
    allowed: "a whole number from 0 to 1000000",
    fallback: "30",
  }),
  CHANNEL3_API_URL: address("CHANNEL3_API_URL", "https://api.trychannel3.com"),
};
