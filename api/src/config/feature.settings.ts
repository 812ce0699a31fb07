import { isEmail } from "@gifthearth/core/account";
import * as z from "zod";
import { listSetting, numberSetting, SETTING_DOCS, setting, switchSetting } from "./setting.ts";

const isHostName = (name: string) => /^[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(name);

export const RATE_LIMIT_STORES = ["memory", "database", "redis"] as const;

/** Mails, administrators, and what is switched on. */
export const featureSettings = {
  SMTP_URL: setting
    .refine(
      (url) => url === undefined || /^smtps?:\/\/./.test(url),
      "Set SMTP_URL to smtp://<user>:<password>@<host>:<port> or smtps://..., or remove it.",
    )
    .register(SETTING_DOCS, {
      meaning: "Where mails are sent. One that can't be sent waits in `DATA_DIR/outbox` and is tried again.",
      allowed: "`smtp://<user>:<password>@<host>:<port>` or `smtps://...`",
      otherwise: "mails are files in `DATA_DIR/mail`",
    }),
  MAIL_FROM: setting
    .refine(
      (address) => address === undefined || isEmail(/<(.+)>$/.exec(address)?.[1] ?? address),
      "Set MAIL_FROM to the sender's e-mail address, such as GiftHearth <gifts@example.org>, or remove it.",
    )
    .register(SETTING_DOCS, {
      meaning: "Who mails are from.",
      allowed: "an e-mail address, or `Name <address>`",
      otherwise: "`no-reply@` and the host of `PUBLIC_URL`",
    }),
  ADMIN_EMAIL: setting
    .refine(
      (address) => address === undefined || isEmail(address),
      "Set ADMIN_EMAIL to an e-mail address, or remove it.",
    )
    .register(SETTING_DOCS, {
      meaning:
        "Whose account's menu leads to the admin dashboard. It grants nothing: `npm run admin -- grant EMAIL` does.",
      allowed: "an e-mail address",
      otherwise: "every admin's",
    }),
  ADMIN_HOSTS: listSetting(
    isHostName,
    "Set ADMIN_HOSTS to host names such as admin.example.org, separated by commas and without scheme or port, or remove it.",
  ).register(SETTING_DOCS, {
    meaning: "Hosts that are there for administrators: an unknown address there shows the admin 404 page.",
    allowed: "host names such as `admin.example.org`, separated by commas",
  }),
  SCHEDULE: switchSetting("SCHEDULE", ["on", "off"], "on").register(SETTING_DOCS, {
    meaning:
      "Whether this process closes months, has donations paid when they come due, mails reminders, and removes what is not kept any longer. Any number of processes on one database may.",
    allowed: "`on` or `off`",
    fallback: "on",
  }),
  RATE_LIMITS: switchSetting("RATE_LIMITS", ["on", "off"], "on").register(SETTING_DOCS, {
    meaning: "Whether attempts (to sign in, for instance) are limited. Off for tests alone.",
    allowed: "`on` or `off`",
    fallback: "on",
  }),
  WARM_UP: switchSetting("WARM_UP", ["on", "off"], "on").register(SETTING_DOCS, {
    meaning:
      "Whether what searches need is made ready before the server listens. Off for tests alone, of which most search for nothing: the first who does waits for it.",
    allowed: "`on` or `off`",
    fallback: "on",
  }),
  RATE_LIMIT_STORE: z
    .enum(
      RATE_LIMIT_STORES,
      "Set RATE_LIMIT_STORE to memory, database or redis, or remove it to count in each process's memory.",
    )
    .default("memory")
    .register(SETTING_DOCS, {
      meaning:
        "Where attempts are counted: in each process's memory, or in the database or a Redis that several processes share.",
      allowed: "`memory`, `database` or `redis`",
      fallback: "memory",
    }),
  REDIS_URL: setting
    .refine(
      (url) => url === undefined || (/^rediss?:\/\/./.test(url) && URL.canParse(url)),
      "Set REDIS_URL to redis://<user>:<password>@<host>:<port> or rediss://..., or remove it.",
    )
    .register(SETTING_DOCS, {
      meaning: "The Redis that `RATE_LIMIT_STORE=redis` counts in.",
      allowed: "`redis://<user>:<password>@<host>:<port>` or `rediss://...`",
    }),
  FEATURE_CHAT: switchSetting("FEATURE_CHAT", ["true", "false"], "false").register(SETTING_DOCS, {
    meaning: "Whether visitors may also find gifts in a conversation.",
    allowed: "`true` or `false`",
    fallback: "false",
  }),
  CHAT_DAYS: numberSetting(
    { least: 1, most: 3_650, fallback: 90 },
    "Set CHAT_DAYS to a whole number of days from 1 to 3650, or remove it to use 90.",
  ).register(SETTING_DOCS, {
    meaning:
      "How long a conversation is kept after its last message. The privacy policy names 90 days: with another number change that, too.",
    allowed: "days, a whole number from 1 to 3650",
    fallback: "90",
  }),
};
