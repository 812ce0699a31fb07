/** `npm run donations -- COMMAND ...`: the charity's money from the command line. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { pino } from "pino";
import { charityCommand } from "./charities/commands.ts";
import { type Command, runCommand } from "./command-line.ts";
import { ConfigError, parseConfig } from "./config.ts";
import type { Database } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open-database.ts";
import { closeCommand, statusCommand } from "./ledger/commands.ts";
import { verifyCommand } from "./ledger/verify-command.ts";
import { PAYOUT_COMMANDS } from "./payout/commands.ts";
import { printable } from "./printable.ts";

const COMMANDS: Readonly<Record<string, Command>> = {
  charities: charityCommand,
  close: closeCommand,
  status: statusCommand,
  verify: verifyCommand,
  ...PAYOUT_COMMANDS,
};

// As the server: whichever makes the database, what it holds is for its own user alone.
process.umask(0o077);

if (existsSync(".env")) process.loadEnvFile(".env");
let db: Database | undefined;
try {
  const config = parseConfig(process.env);
  const context = {
    config,
    clock: () => new Date(),
    newId: randomUUID,
    async openDatabase() {
      if (!db) {
        db = openDatabase(config.databaseUrl, pino({ level: "silent" }));
        await migrate(db);
      }
      return db;
    },
  };
  const { text, wentWell } = await runCommand(
    "npm run donations --",
    COMMANDS,
    context,
    process.argv.slice(2),
  );
  (wentWell ? process.stdout : process.stderr).write(`${printable(text)}\n`);
  process.exitCode = wentWell ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await db?.destroy();
}
