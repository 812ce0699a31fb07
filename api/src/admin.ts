/** `npm run admin -- grant|revoke EMAIL` and `npm run admin -- list` (design, decision 9). */
import { existsSync } from "node:fs";
import { pino } from "pino";
import { grantAdmin, listAdmins, revokeAdmin } from "./auth/roles.ts";
import { parseConfig } from "./config.ts";
import type { Database } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open-database.ts";

const USAGE = `Usage:
  npm run admin -- grant EMAIL    makes the account of that address an admin's
  npm run admin -- revoke EMAIL   takes the role away
  npm run admin -- list           names the admins`;

/** @returns what to say, and whether it went well */
async function run(db: Database, [command, email = ""]: readonly string[]): Promise<[string, boolean]> {
  if (command === "list") {
    const admins = await listAdmins(db);
    return [admins.join("\n") || "There are no admins yet.", true];
  }
  if (command === "grant" && email) {
    return (await grantAdmin(db, email))
      ? [`${email} is an admin now.`, true]
      : [`No account has the address ${email}. Please sign up on the site first.`, false];
  }
  if (command === "revoke" && email) {
    return (await revokeAdmin(db, email))
      ? [`${email} is no admin any more.`, true]
      : [`${email} was no admin.`, false];
  }
  return [USAGE, false];
}

// As the server: whichever makes the database, what it holds is for its own user alone.
process.umask(0o077);

if (existsSync(".env")) process.loadEnvFile(".env");
const db = openDatabase(parseConfig(process.env).databaseUrl, pino({ level: "silent" }));
try {
  await migrate(db);
  const [answer, wentWell] = await run(db, process.argv.slice(2));
  (wentWell ? process.stdout : process.stderr).write(`${answer}\n`);
  process.exitCode = wentWell ? 0 : 1;
} finally {
  await db.destroy();
}
