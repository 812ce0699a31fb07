/** `npm run donations -- COMMAND ...`: the charity's money from the command line. */
import { randomUUID } from "node:crypto";
import { ConfigError, parseConfig } from "../config/config.ts";
import { loadEnvFile } from "../config/env-file.ts";
import type { Database } from "../db/database.ts";
import { NoDatabaseError, openExistingDatabase, placeOfDatabase } from "../db/existing-database.ts";
import { charityCommand } from "../money/charities/commands.ts";
import { closeCommand, statusCommand } from "../money/ledger/commands.ts";
import { verifyCommand } from "../money/ledger/verify-command.ts";
import { PAYOUT_COMMANDS } from "../money/payout/commands.ts";
import { type Command, runCommand } from "./command-line.ts";
import { printable } from "./printable.ts";

const COMMANDS: Readonly<Record<string, Command>> = {
  charities: charityCommand,
  close: closeCommand,
  status: statusCommand,
  verify: verifyCommand,
  ...PAYOUT_COMMANDS,
};

// As the server: what is written beside the database is for its own user alone.
process.umask(0o077);

let db: Database | undefined;
try {
  loadEnvFile();
  const config = parseConfig(process.env);
  const context = {
    config,
    clock: () => new Date(),
    newId: randomUUID,
    async openDatabase() {
      db ??= await openExistingDatabase(config.databaseUrl);
      return db;
    },
  };
  const { text, wentWell } = await runCommand(
    "npm run donations --",
    COMMANDS,
    context,
    process.argv.slice(2),
  );
  const said = db ? `${text}\nDatabase: ${placeOfDatabase(config.databaseUrl)}` : text;
  (wentWell ? process.stdout : process.stderr).write(`${printable(said)}\n`);
  process.exitCode = wentWell ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof NoDatabaseError)) throw error;
  process.stderr.write(`${printable(error.message)}\n`);
  process.exitCode = 1;
} finally {
  await db?.destroy();
}
