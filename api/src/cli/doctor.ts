/** `npm run doctor`: looks at the settings and at what they lead to, without starting, and says what to mend. */
import { type Config, ConfigError, parseConfig } from "../config/config.ts";
import { loadEnvFile } from "../config/env-file.ts";
import { checkDatabase } from "../operating/doctor/database.ts";
import { checkExposure } from "../operating/doctor/exposure.ts";
import { type Finding, good, mend } from "../operating/doctor/finding.ts";
import { checkLedgerKey } from "../operating/doctor/ledger-key.ts";
import {
  checkBuild,
  checkClock,
  checkDataFolder,
  checkDisk,
  checkEnvFile,
  checkNode,
} from "../operating/doctor/machine.ts";
import { reportOf } from "../operating/doctor/report.ts";
import { checkAi, checkMail, checkPayouts, checkRedis } from "../operating/doctor/services.ts";
import { reasonOf } from "../runtime/reason.ts";

/** @returns what hinders `.env` from being read, if anything does */
function hindranceOfEnvFile(): Finding | null {
  try {
    loadEnvFile();
    return null;
  } catch (error) {
    return mend(
      ".env",
      `can't be read: ${reasonOf(error)}`,
      "Make it a text file that you may read, or remove it.",
    );
  }
}

async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const now = new Date();
  const envFile = hindranceOfEnvFile() ?? (await checkEnvFile(".env"));
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

async function examineSettings(config: Config, env: NodeJS.ProcessEnv, now: Date): Promise<Finding[]> {
  const [folder, disk, database, redis, mail, ai, payouts, ledgerKey] = await Promise.all([
    checkDataFolder(config),
    checkDisk(config),
    checkDatabase(config, now),
    checkRedis(config),
    checkMail(config),
    checkAi(config),
    checkPayouts(config),
    checkLedgerKey(config),
  ]);
  const exposure = checkExposure(config, env.NODE_ENV === "production");
  return [...exposure, folder, disk, ...database, ...(redis ? [redis] : []), mail, ai, ...payouts, ledgerKey];
}

// As the server: what it may have to make is for its own user alone.
process.umask(0o077);

const findings = await examine(process.env);
process.stdout.write(reportOf(findings, process.stdout.hasColors?.() ?? false));
process.exitCode = findings.some(({ state }) => state === "mend") ? 1 : 0;
