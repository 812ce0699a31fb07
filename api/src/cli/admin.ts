/** `npm run admin -- grant|revoke EMAIL` and `npm run admin -- list` (design, decision 9). */

import { ConfigError, parseConfig } from "../config/config.ts";
import { loadEnvFile } from "../config/env-file.ts";
import type { Database } from "../db/database.ts";
import { NoDatabaseError, openExistingDatabase, placeOfDatabase } from "../db/existing-database.ts";
import { grantAdmin, listAdmins, revokeAdmin } from "../people/auth/roles.ts";
import { UsageError } from "./command-line.ts";
import { printable } from "./printable.ts";

const USAGE = `Usage:
  npm run admin -- grant EMAIL    makes the account of that address an admin's
  npm run admin -- revoke EMAIL   takes the role away
  npm run admin -- list           names the admins`;

/** @returns what to say, and whether it went well */
async function run(
  db: Database,
  command: string | undefined,
  email: string,
): Promise<readonly [string, boolean]> {
  if (command === "list") {
    const admins = await listAdmins(db);
    return [admins.join("\n") || "There are no admins yet.", true];
  }
  if (command === "grant") {
    return (await grantAdmin(db, email))
      ? [`${email} is an admin now.`, true]
      : [
          `No account has the address ${email}. Please sign up on the site first, and open the link that is mailed.`,
          false,
        ];
  }
  return (await revokeAdmin(db, email))
    ? [`${email} is no admin any more.`, true]
    : [`${email} was no admin.`, false];
}

async function main([command, email = ""]: readonly string[]): Promise<void> {
  const makesSense = command === "list" || ((command === "grant" || command === "revoke") && email !== "");
  if (!makesSense) throw new UsageError(USAGE);
  const { databaseUrl } = parseConfig(process.env);
  const db = await openExistingDatabase(databaseUrl);
  try {
    const [answer, wentWell] = await run(db, command, email);
    const said = `${answer}\nDatabase: ${placeOfDatabase(databaseUrl)}`;
    (wentWell ? process.stdout : process.stderr).write(`${printable(said)}\n`);
    process.exitCode = wentWell ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

// As the server: what is written beside the database is for its own user alone.
process.umask(0o077);

try {
  loadEnvFile();
  await main(process.argv.slice(2));
} catch (error) {
  const isTold = [UsageError, ConfigError, NoDatabaseError].some((kind) => error instanceof kind);
  if (!(isTold && error instanceof Error)) throw error;
  process.stderr.write(`${printable(error.message)}\n`);
  process.exitCode = 1;
}
