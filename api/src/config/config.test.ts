import { COUNTRY_CODES } from "@gifthearth/core";
import { describe, expect, it } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";
import { SETTING_NAMES } from "./environment.ts";

describe("parseConfig", () => {
  it("needs nothing", () => {
    expect(parseConfig({})).toEqual({
      port: 3000,
      host: "0.0.0.0",
      publicUrl: "http://localhost:3000",
      dataDirectory: "./data",
      mediaBytes: 1_000_000_000,
      databaseUrl: "file:./data/gifthearth.db",
      ai: null,
      partnerLimits: { hourly: 300, aiDailyMicros: 1_000_000 },
      affiliateTags: Object.fromEntries(COUNTRY_CODES.map((country) => [country, null])),
      thirdPartySites: [],
      networks: { awin: null, channel3: null },
      channel3DailySearches: 30,
      charityShare: 0.5,
      payout: { platform: "sandbox", keys: { sandbox: {}, manual: {} } },
      ledgerKey: null,
      ledgerWitnesses: [],
      backups: null,
      adminEmail: null,
      adminHosts: [],
      mail: { smtpUrl: null, from: "GiftHearth <no-reply@localhost>" },
      schedule: true,
      rateLimits: true,
      warmUp: true,
      rateLimitStore: "memory",
      redisUrl: "",
      shutdown: { grace: 1_000, limit: 8_000 },
      chatDays: 90,
      features: { chat: false },
      trustedProxies: [],
      metricsToken: null,
      logLevel: "info",
    });
  });

  it("takes an empty setting as unset, and other variables as none of its business", () => {
    const empty = Object.fromEntries(SETTING_NAMES.map((name) => [name, " "]));
    expect(parseConfig({ ...empty, PATH: "/bin" })).toEqual(parseConfig({}));
  });

  it("reads every setting", () => {
    const config = parseConfig({
      PORT: "0",
      HOST: "127.0.0.1",
      PUBLIC_URL: "https://gifts.example.org/",
      DATA_DIR: "/var/gifts",
      AI_API_KEY: " key ",
      AI_TIMEOUT_MS: "5000",
      AI_MAX_OUTPUT_TOKENS: "2000",
      AI_PRICE_INPUT: "1.25",
      AI_PRICE_OUTPUT: "0",
      AI_DAILY_LIMIT_USD: "2.50",
      METRICS_TOKEN: "m3trics",
      AFFILIATE_TAG_GB: "gifts-21",
      AFFILIATE_THIRD_PARTY_SITES: "us, GB,",
      CHARITY_SHARE: "0.3",
      TRUSTED_PROXIES: "10.0.0.0/8, 2001:db8::1",
      ADMIN_HOSTS: "Admin.Example.org, localhost",
      WARM_UP: "off",
      SHUTDOWN_GRACE_MS: "5000",
      SHUTDOWN_LIMIT_MS: "25000",
      CHAT_DAYS: "30",
      LOG_LEVEL: "debug",
    });
    expect(config).toMatchObject({
      port: 0,
      publicUrl: "https://gifts.example.org",
      databaseUrl: "file:/var/gifts/gifthearth.db",
      ai: {
        baseUrl: "https://api.openai.com/v1",
        apiKey: "key",
        timeoutMs: 5000,
        maxOutputTokens: 2000,
        prices: { input: 1.25, output: 0 },
        dailyLimit: 2.5,
      },
      metricsToken: "m3trics",
      affiliateTags: { US: null, GB: "gifts-21" },
      thirdPartySites: ["US", "GB"],
      charityShare: 0.3,
      trustedProxies: ["10.0.0.0/8", "2001:DB8::1"],
      adminHosts: ["admin.example.org", "localhost"],
      warmUp: false,
      shutdown: { grace: 5_000, limit: 25_000 },
      chatDays: 30,
      logLevel: "debug",
    });
  });

  it("knows what the model that is asked unless told costs, and sets no limit of its own", () => {
    const { ai } = parseConfig({ AI_API_KEY: "key" });
    expect(ai).toMatchObject({ prices: { input: 0.75, output: 4.5 }, dailyLimit: null });
  });

  it("asks a local model without a key", () => {
    const config = parseConfig({ AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "llama" });
    expect(config.ai).toMatchObject({ baseUrl: "http://localhost:11434/v1", apiKey: "", model: "llama" });
  });

  it("pays by the platforms whose keys are set", () => {
    const { payout } = parseConfig({
      DONATION_PLATFORM: "change",
      CHANGE_PUBLIC_KEY: "pk",
      CHANGE_SECRET_KEY: "sk",
      PLEDGE_API_KEY: "pledge-key",
      PLEDGE_BASE_URL: "http://127.0.0.1:4000/v1/",
      PLEDGE_DONOR_EMAIL: "giving@example.org",
    });
    expect(payout).toEqual({
      platform: "change",
      keys: {
        sandbox: {},
        manual: {},
        change: { publicKey: "pk", secretKey: "sk", baseUrl: "https://api.getchange.io/api/v1" },
        pledge: {
          apiKey: "pledge-key",
          baseUrl: "http://127.0.0.1:4000/v1",
          webhookSecret: "pledge-key",
          donor: { email: "giving@example.org", firstName: "GiftHearth", lastName: "Donations" },
        },
      },
    });
  });

  it.each([
    [{ DONATION_PLATFORM: "change" }, /Set CHANGE_PUBLIC_KEY to .*\n.*Set CHANGE_SECRET_KEY to /],
    [{ CHANGE_PUBLIC_KEY: "pk" }, /Set CHANGE_SECRET_KEY to /],
    [{ DONATION_PLATFORM: "pledge" }, /Set PLEDGE_API_KEY to .*\n.*Set PLEDGE_DONOR_EMAIL to /],
    [{ PLEDGE_API_KEY: "key" }, /Set PLEDGE_DONOR_EMAIL to /],
  ])("asks for what the platform of %j needs", (env, sentence) => {
    expect(() => parseConfig(env)).toThrow(sentence);
  });

  it("can't be changed", () => {
    const config = parseConfig({
      AI_API_KEY: "key",
      CHANGE_PUBLIC_KEY: "pk",
      CHANGE_SECRET_KEY: "sk",
      PLEDGE_API_KEY: "key",
      PLEDGE_DONOR_EMAIL: "giving@example.org",
    });
    for (const part of [
      config,
      config.ai,
      config.ai?.prices,
      config.payout,
      config.payout.keys,
      config.payout.keys.change,
      config.payout.keys.pledge,
      (config.payout.keys.pledge as { donor: object }).donor,
      config.affiliateTags,
      config.thirdPartySites,
      config.adminHosts,
      config.trustedProxies,
      config.shutdown,
    ]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  it.each([
    ["PORT", "65536"],
    ["PORT", "3000.5"],
    ["PORT", "0x"],
    ["PUBLIC_URL", "gifts.example.org"],
    ["PUBLIC_URL", "https://example.org/gifts"],
    ["PUBLIC_URL", "ftp://example.org"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_URL", "file:"],
    ["AI_BASE_URL", "not an address"],
    ["AI_BASE_URL", "https://bob:hunter2@ai.example.org/v1"],
    ["AI_API_KEY", "two words"],
    ["AI_TIMEOUT_MS", "soon"],
    ["AI_MAX_OUTPUT_TOKENS", "12"],
    ["AI_PRICE_INPUT", "cheap"],
    ["AI_PRICE_OUTPUT", "-1"],
    ["AI_DAILY_LIMIT_USD", "$5"],
    ["METRICS_TOKEN", "two words"],
    ["AFFILIATE_TAG_DE", "two words"],
    ["AFFILIATE_THIRD_PARTY_SITES", "US,ZZ"],
    ["CHARITY_SHARE", "50%"],
    ["CHARITY_SHARE", "1.1"],
    ["DONATION_PLATFORM", "paypal"],
    ["CHANGE_SECRET_KEY", "two words"],
    ["CHANGE_BASE_URL", "http://api.example.org"],
    ["CHANGE_BASE_URL", "https://me:secret@api.example.org"],
    ["PLEDGE_BASE_URL", "api.pledge.to"],
    ["PLEDGE_WEBHOOK_SECRET", "two words"],
    ["PLEDGE_DONOR_EMAIL", "giving"],
    ["PLEDGE_DONOR_FIRST_NAME", "x".repeat(101)],
    ["CHARITY_SHARE", "0.33333"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "proxy.local"],
    ["ADMIN_HOSTS", "https://admin.example.org"],
    ["ADMIN_HOSTS", "admin.example.org:8080"],
    ["SHUTDOWN_GRACE_MS", "-1"],
    ["SHUTDOWN_LIMIT_MS", "10 s"],
    ["CHAT_DAYS", "0"],
    ["BACKUP_EVERY_HOURS", "169"],
    ["BACKUP_KEEP_DAYS", "a week"],
    ["LEDGER_WITNESSES", "https://witness.example"],
    [
      "LEDGER_WITNESSES",
      "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW https://witness.example",
    ],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s in a sentence that names it and what to do", (name, value) => {
    const parse = () => parseConfig({ [name]: value, AI_MODEL: "any" });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(new RegExp(`\\n  Set ${name} to `));
  });

  it("tells all problems at once, and never a value", () => {
    const parse = () => parseConfig({ PORT: "x", CHARITY_SHARE: "2", AI_BASE_URL: "sec ret" });
    expect(parse).toThrow(/PORT.*\n.*AI_BASE_URL.*\n.*CHARITY_SHARE.*\n.*AI_MODEL/);
    expect(parse).not.toThrow(/sec ret/);
  });
});
