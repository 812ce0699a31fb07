import { randomUUID } from "node:crypto";
import { createClient } from "@redis/client";
import { createTransport } from "nodemailer";
import { RateLimiterRedis } from "rate-limiter-flexible";
import type { Config } from "../../config/config.ts";
import type { KeyCheck } from "../../money/payout/platform-descriptor.ts";
import { PLATFORM_NAMES, PLATFORMS } from "../../money/payout/platforms.ts";
import { reasonOf } from "../../runtime/reason.ts";
import { type Finding, good, look, mend } from "./finding.ts";

/** How long another machine may take to answer, milliseconds. */
const PATIENCE = 8_000;

/** Whether the mail server answers and lets us in. Sends nothing. */
export async function checkMail({ mail, publicUrl }: Pick<Config, "mail" | "publicUrl">): Promise<Finding> {
  if (!mail.smtpUrl) {
    const found = "no SMTP_URL: mails are files in DATA_DIR/mail";
    if (!publicUrl.startsWith("https:")) return good("Mails", found);
    return mend("Mails", found, "Set SMTP_URL: nobody can confirm an address or set a new password without.");
  }
  const timeOuts = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const transport = createTransport({ url: mail.smtpUrl, ...timeOuts });
  try {
    await transport.verify();
    return good("Mails", `the mail server answers; they are from ${mail.from}`);
  } catch (error) {
    const found = `the mail server doesn't let us in: ${reasonOf(error)}`;
    return mend("Mails", found, "Correct SMTP_URL (host, port, user, password), or start the mail server.");
  } finally {
    transport.close();
  }
}

/** Whether the AI answers, takes the key and has the model. Asks for its list of models, which costs nothing. */
export async function checkAi({ ai }: Pick<Config, "ai">): Promise<Finding> {
  if (!ai) return good("AI", "none is set: our own catalogue answers");
  const authorization = ai.apiKey ? `Bearer ${ai.apiKey}` : null;
  const answer = await ask(`${ai.baseUrl.replace(/\/$/, "")}/models`, authorization);
  if ("failure" in answer) {
    const advice = "Correct AI_BASE_URL, or start the model; until then our own catalogue answers.";
    return mend("AI", `${new URL(ai.baseUrl).host} can't be reached: ${answer.failure}`, advice);
  }
  if (isRefusal(answer.status)) {
    return mend("AI", `the key is refused (${answer.status})`, "Set AI_API_KEY to a key that is good.");
  }
  if (answer.status !== 200) {
    const advice = "Ask for some gifts and look for `gift source failed` in the log.";
    return look("AI", `it answers ${answer.status} when asked for its models`, advice);
  }
  if (answer.text.includes(JSON.stringify(ai.model))) return good("AI", `it answers, and has ${ai.model}`);
  return look("AI", `it answers, and doesn't list ${ai.model}`, "Set AI_MODEL to a model that it has.");
}

/**
 * Whether the Redis that counts attempts does so; null where none is to. Counts one, since also a replica, a full one,
 * or one in which we may do nothing lets us in. It is forgotten after a second.
 */
export async function checkRedis(
  { rateLimitStore, redisUrl }: Pick<Config, "rateLimitStore" | "redisUrl">,
  patience = PATIENCE,
): Promise<Finding | null> {
  if (rateLimitStore !== "redis") return null;
  const socket = { connectTimeout: patience, socketTimeout: patience, reconnectStrategy: false } as const;
  const client = createClient({ url: redisUrl, socket });
  // It is told by the connecting, too.
  client.on("error", () => {});
  try {
    await client.connect();
    await new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      keyPrefix: "doctor",
      points: 1,
      duration: 1,
    }).consume(randomUUID());
    return good("Redis", "answers, and counts attempts");
  } catch (error) {
    const advice =
      "Correct REDIS_URL, or start or mend that Redis; until then each process counts by itself.";
    return mend("Redis", `can't be used: ${reasonOf(error)}`, advice);
  } finally {
    if (client.isOpen) client.destroy();
  }
}

/** Where donations are made, and whether the platforms that are set up take their keys. */
export async function checkPayouts({
  payout,
  publicUrl,
}: Pick<Config, "payout" | "publicUrl">): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (payout.platform === "sandbox" && publicUrl.startsWith("https:")) {
    const others = PLATFORM_NAMES.filter((name) => name !== "sandbox").join(", ");
    const advice = `Set DONATION_PLATFORM to one of ${others} before a month is to be paid.`;
    findings.push(look("Payouts", "by the sandbox: no money moves", advice));
  } else findings.push(good("Payouts", `by ${payout.platform}`));
  for (const platform of PLATFORMS) {
    const keys = payout.keys[platform.name];
    const check = keys && platform.keyCheck(keys);
    if (check) findings.push(await checkPlatform(platform.title, check));
  }
  return findings;
}

async function checkPlatform(title: string, check: KeyCheck): Promise<Finding> {
  // Only reads, such as a list of what was given.
  const answer = await ask(check.address, check.authorization);
  if ("failure" in answer) {
    return mend(title, `can't be reached: ${answer.failure}`, `Correct ${check.addressSetting}.`);
  }
  if (isRefusal(answer.status)) {
    const advice = `Set ${check.keySettings} to what ${title} gave you.`;
    return mend(title, `refuses the key (${answer.status})`, advice);
  }
  if (answer.status === 200) return good(title, "answers, and takes the key");
  return look(title, `answers ${answer.status}`, `See whether ${title} is well, and try again later.`);
}

type Reply = { readonly status: number; readonly text: string } | { readonly failure: string };

async function ask(url: string, authorization: string | null): Promise<Reply> {
  try {
    const response = await fetch(url, {
      headers: authorization ? { Authorization: authorization } : {},
      signal: AbortSignal.timeout(PATIENCE),
      redirect: "manual",
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { failure: reasonOf(error) };
  }
}

const isRefusal = (status: number) => status === 401 || status === 403;
