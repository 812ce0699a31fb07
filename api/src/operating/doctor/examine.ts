import { type Config, ConfigError, parseConfig } from "../../config/config.ts";
import { loadEnvFile } from "../../config/env-file.ts";
import { reasonOf } from "../../runtime/reason.ts";
import { checkBackups } from "./backups.ts";
import { checkDatabase } from "./database.ts";
import { checkExposure } from "./exposure.ts";
import { type Finding, good, mend } from "./finding.ts";
import { checkLedgerKey } from "./ledger-key.ts";
import { checkBuild, checkClock, checkDataFolder, checkDisk, checkEnvFile, checkNode } from "./machine.ts";
import { checkAi, checkMail, checkPayouts, checkRedis } from "./services.ts";

/**
 * Looks at the settings and at what they lead to, without starting.
 * @param given the settings in text, to which those of the present folder's `.env` are added
 */
export async function examine(given: NodeJS.ProcessEnv): Promise<Finding[]> {
  const env = { ...given };
  const now = new Date();
  const envFile = hindranceOfEnvFile(env) ?? (await checkEnvFile(".env"));
  const machine = [checkNode(process.versions.node), await checkClock(now), await checkBuild()];
  if (envFile) machine.push(envFile);
  try {
    const config = parseConfig(env);
    return [...machine, good("Settings", "all can be used"), ...(await examineSettings(config, env, now))];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, ...problems] = error.message.split("\n  ");
    return [...machine, ...problems.map((problem) => mend("Settings", "one can't be used", problem))];
  }
}

/** @returns what hinders `.env` from being read, if anything does; what it sets is added to the environment */
function hindranceOfEnvFile(env: NodeJS.ProcessEnv): Finding | null {
  try {
    loadEnvFile(env);
    return null;
  } catch (error) {
    return mend(
      ".env",
      `can't be read: ${reasonOf(error)}`,
      "Make it a text file that you may read, or remove it.",
    );
  }
}

async function examineSettings(config: Config, env: NodeJS.ProcessEnv, now: Date): Promise<Finding[]> {
  const [folder, disk, database, redis, mail, ai, payouts, ledgerKey, backups] = await Promise.all([
    checkDataFolder(config),
    checkDisk(config),
    checkDatabase(config, now),
    checkRedis(config),
    checkMail(config),
    checkAi(config),
    checkPayouts(config),
    checkLedgerKey(config),
    checkBackups(config, now),
  ]);
  const exposure = checkExposure(config, env.NODE_ENV === "production");
  return [
    ...exposure,
    folder,
    disk,
    ...database,
    ...(redis ? [redis] : []),
    mail,
    ai,
    ...payouts,
    ledgerKey,
    backups,
  ];
}
