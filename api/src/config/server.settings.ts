import * as z from "zod";
import { isAddressOrSubnet } from "../http/trusted-proxies.ts";
import { listSetting, numberSetting, SETTING_DOCS, secretSetting, setting } from "./setting.ts";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Where the server listens, what it keeps and what it tells. */
export const serverSettings = {
  PORT: numberSetting(
    { least: 0, most: 65_535, fallback: 3000 },
    "Set PORT to a whole number from 0 to 65535, or remove it to use 3000.",
  ).register(SETTING_DOCS, {
    meaning: "The port the server listens on; 0 takes any free one.",
    allowed: "a whole number from 0 to 65535",
    fallback: "3000",
  }),
  HOST: setting.default("0.0.0.0").register(SETTING_DOCS, {
    meaning: "The address the server listens on; `127.0.0.1` hides it from other machines.",
    allowed: "an address of this machine",
    fallback: "0.0.0.0",
  }),
  PUBLIC_URL: setting
    .refine(
      (url) => url === undefined || isOrigin(url),
      "Set PUBLIC_URL to the site's address without a path, such as https://gifts.example.org, or remove it.",
    )
    .register(SETTING_DOCS, {
      meaning:
        "Where visitors reach the site. Links in mails, cookies (secure under https) and the check of where a form comes from follow it.",
      allowed: "scheme, host and port without a path, such as `https://gifts.example.org`",
      otherwise: "`http://localhost:PORT`",
    }),
  DATA_DIR: setting.default("./data").register(SETTING_DOCS, {
    meaning:
      "The folder for everything the server keeps: the SQLite file, mails that wait to be sent, embed versions that were served, pictures of offers.",
    allowed: "a path; made if it isn't there",
    fallback: "./data",
  }),
  MEDIA_MB: numberSetting(
    { least: 10, most: 1_000_000, fallback: 1_000 },
    "Set MEDIA_MB to megabytes from 10 to 1000000, or remove it to use 1000.",
  ).register(SETTING_DOCS, {
    meaning:
      "How much of the disk pictures of offers may take, in `DATA_DIR/media`. What was not looked at for longest goes first, and is made again when it is asked for: each machine has its own, and none needs a backup.",
    allowed: "megabytes, a whole number from 10 to 1000000",
    fallback: "1000",
  }),
  DATABASE_URL: setting
    .refine(
      (url) => url === undefined || isDatabaseAddress(url),
      "Set DATABASE_URL to file:<path> for SQLite or to postgres://<user>:<password>@<host>/<database>, or remove it.",
    )
    .register(SETTING_DOCS, {
      meaning: "The database. Several server processes may share a PostgreSQL.",
      allowed: "`file:<path>` (SQLite) or `postgres://<user>:<password>@<host>/<database>`",
      otherwise: "`gifthearth.db` in `DATA_DIR`",
    }),
  TRUSTED_PROXIES: listSetting(
    isAddressOrSubnet,
    "Set TRUSTED_PROXIES to addresses or subnets such as 10.0.0.0/8, separated by commas, or remove it.",
  ).register(SETTING_DOCS, {
    meaning:
      "The proxies in front: only theirs are the forwarding and country headers that are believed. Behind a proxy that isn't named, all visitors share one address, and so one set of limits. One that isn't a CDN should drop `CF-IPCountry`, `CloudFront-Viewer-Country` and `X-Vercel-IP-Country`, which a visitor may have made up.",
    allowed: "addresses and subnets such as `10.0.0.0/8`, separated by commas",
  }),
  SHUTDOWN_GRACE_MS: numberSetting(
    { least: 0, most: 60_000, fallback: 1_000 },
    "Set SHUTDOWN_GRACE_MS to milliseconds from 0 to 60000, or remove it to use 1000.",
  ).register(SETTING_DOCS, {
    meaning:
      "How long, after SIGTERM, the server says at `/readyz` that it is leaving and still answers everything, so that a load balancer sends it nothing more.",
    allowed: "milliseconds, a whole number from 0 to 60000",
    fallback: "1000",
  }),
  SHUTDOWN_LIMIT_MS: numberSetting(
    { least: 1_000, most: 300_000, fallback: 8_000 },
    "Set SHUTDOWN_LIMIT_MS to milliseconds from 1000 to 300000, or remove it to use 8000.",
  ).register(SETTING_DOCS, {
    meaning:
      "How long, after that, requests in flight may take before they are cut off. With the grace it should stay below what the supervisor waits before it kills (10 seconds under Docker, 30 under Kubernetes); an answer of the AI may take `AI_TIMEOUT_MS`.",
    allowed: "milliseconds, a whole number from 1000 to 300000",
    fallback: "8000",
  }),
  METRICS_TOKEN: secretSetting(
    "Set METRICS_TOKEN to a secret without spaces that readers of /metrics must send, or remove it.",
  ).register(SETTING_DOCS, {
    meaning:
      "What readers of `/metrics` must send, as `Authorization: Bearer <token>`. Unless it is set they are answered only on the server's own machine, and not through a proxy, as far as that adds `X-Forwarded-For`, `X-Real-IP`, `Forwarded` or `Via`. The figures tell nothing of any visitor.",
    allowed: "a secret without spaces",
  }),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `Set LOG_LEVEL to one of ${LOG_LEVELS.join(", ")}, or remove it to use info.`)
    .default("info")
    .register(SETTING_DOCS, {
      meaning: "From which level on lines are logged.",
      allowed: `one of ${LOG_LEVELS.map((level) => `\`${level}\``).join(", ")}`,
      fallback: "info",
    }),
};

/** Whether an address names a database of a kind that we support. */
export function isDatabaseAddress(url: string): boolean {
  return /^(?:file:.|postgres(?:ql)?:\/\/.)/.test(url);
}

function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, pathname, search, hash, username } = new URL(url);
  return /^https?:$/.test(protocol) && pathname === "/" && !search && !hash && !username;
}
