/** `npm run donations -- COMMAND ...`: the charity's money from the command line. */
import { charityCommand } from "../money/charities/commands.ts";
import { closeCommand, skipCommand, statusCommand } from "../money/ledger/commands.ts";
import { verifyCommand } from "../money/ledger/verify-command.ts";
import { rotateKeyCommand } from "../money/log/rotate-command.ts";
import { PAYOUT_COMMANDS } from "../money/payout/commands.ts";
import { type Command, runCommand, usageOf } from "./command-line.ts";
import { type Program, start } from "./program.ts";

const COMMANDS: Readonly<Record<string, Command>> = {
  charities: charityCommand,
  close: closeCommand,
  skip: skipCommand,
  status: statusCommand,
  verify: verifyCommand,
  ...PAYOUT_COMMANDS,
  "rotate-key": rotateKeyCommand,
};

const CALL = "npm run donations --";

export const donations: Program = {
  usage: usageOf(CALL, COMMANDS),
  run: (context, args) => runCommand(CALL, COMMANDS, context, args),
};

if (import.meta.main) await start(donations);
