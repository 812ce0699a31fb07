import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { type Config, ConfigError, parseConfig } from "../config/config.ts";
import { loadEnvFile } from "../config/env-file.ts";
import { CopyRefusal } from "../db/copy/refusal.ts";
import type { Database } from "../db/database.ts";
import { NoDatabaseError, openExistingDatabase, placeOfDatabase } from "../db/existing-database.ts";

/** What an operator runs by `npm run NAME -- ...`. */
export interface Program {
  /** The ways to call it and what each does, below the word "Usage:". */
  readonly usage: string;
  /** @throws {UsageError} for arguments that make no sense; {@link CopyRefusal}, {@link NoDatabaseError} */
  run(context: ProgramContext, args: readonly string[]): Promise<ProgramAnswer>;
}

/** What a program has to say, and whether it went well. */
export interface ProgramAnswer {
  readonly text: string;
  readonly wentWell: boolean;
}

/** What a program works with. */
export interface ProgramContext {
  /** The settings in text, with those of a file `.env`. */
  readonly env: NodeJS.ProcessEnv;
  /** Those that were set without that file. */
  readonly given: NodeJS.ProcessEnv;
  /** The settings. Read when first asked for: arguments that make no sense are told before. @throws {ConfigError} */
  readonly config: Config;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** Asks who sits at the terminal; not there where nobody does. */
  readonly ask?: (question: string) => Promise<string>;
  /** The server's database, brought up to date; opened once, and closed for the program. @throws {NoDatabaseError} */
  openDatabase(): Promise<Database>;
}

/** Arguments that make no sense; the message says what to do, and may be empty. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * Runs a program. What it refuses is told as a sentence, without a stack; where it worked in the database, that is named
 * last.
 * @param given the settings in text
 */
export async function runProgram(
  program: Program,
  args: readonly string[],
  given: NodeJS.ProcessEnv,
): Promise<ProgramAnswer> {
  const env = { ...given };
  let config: Config | undefined;
  let db: Database | undefined;
  const settings = () => (config ??= parseConfig(env));
  const context: ProgramContext = {
    env,
    given,
    get config() {
      return settings();
    },
    clock: () => new Date(),
    newId: randomUUID,
    ...(process.stdin.isTTY && process.stdout.isTTY && { ask: askAtTerminal }),
    openDatabase: async () => (db ??= await openExistingDatabase(settings().databaseUrl)),
  };
  try {
    loadEnvFile(env);
    const { text, wentWell } = await program.run(context, args);
    return { text: db ? `${text}\nDatabase: ${placeOfDatabase(settings().databaseUrl)}` : text, wentWell };
  } catch (error) {
    if (error instanceof UsageError) {
      return { text: `${error.message && `${error.message}\n\n`}Usage:\n${program.usage}`, wentWell: false };
    }
    if (TOLD.some((kind) => error instanceof kind))
      return { text: (error as Error).message, wentWell: false };
    throw error;
  } finally {
    await db?.destroy();
  }
}

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(printable(question));
  } finally {
    terminal.close();
  }
}

/** Errors whose message is for the operator. */
const TOLD = [ConfigError, NoDatabaseError, CopyRefusal];

/** Runs a program for this process's arguments and settings: says how it went, and sets the exit code. */
export async function start(program: Program): Promise<void> {
  // As the server: what is written beside the database is for its own user alone.
  process.umask(0o077);
  const { text, wentWell } = await runProgram(program, process.argv.slice(2), process.env);
  (wentWell ? process.stdout : process.stderr).write(`${printable(text)}\n`);
  process.exitCode = wentWell ? 0 : 1;
}

/**
 * A text as a terminal may have it: what comes from a file or from elsewhere in it can't move the cursor, or
 * change what else is shown. Line breaks stay.
 */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, "\uFFFD");
}
