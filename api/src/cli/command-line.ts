import { isMonth, type Month } from "@gifthearth/core/ledger";
import type { ZodType, z } from "zod";
import { ApiError } from "../http/api-error.ts";
import { invalidRequest } from "../http/invalid-request.ts";
import { type ProgramAnswer, type ProgramContext, UsageError } from "./program.ts";

/** What a command works with. */
export type CommandContext = Pick<ProgramContext, "config" | "clock" | "newId" | "ask" | "openDatabase">;

export interface Command {
  /** One line for each way to call it: arguments, then what it does. */
  readonly usage: readonly (readonly [call: string, meaning: string])[];
  /** @throws {UsageError} for arguments that make no sense; {@link ApiError} for what is refused */
  run(context: CommandContext, args: readonly string[]): Promise<ProgramAnswer>;
}

/**
 * Runs the command that the first argument names. What it refuses is told as a sentence, without a stack.
 * @param program as it is called, such as `npm run donations --`
 */
export async function runCommand(
  program: string,
  commands: Readonly<Record<string, Command>>,
  context: CommandContext,
  [name = "", ...args]: readonly string[],
): Promise<ProgramAnswer> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError();
  try {
    return await command.run(context, args);
  } catch (error) {
    if (error instanceof ApiError) return { text: error.message, wentWell: false };
    if (error instanceof UsageError || isParseArgsError(error)) {
      return {
        text: `${error.message}\n\nUsage:\n${usageOf(program, { [name]: command })}`,
        wentWell: false,
      };
    }
    throw error;
  }
}

/**
 * For a command that takes none: what is given all the same, such as `--dry-run`, may mean that it is not to be done.
 * @throws {UsageError}
 */
export function refuseArguments([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`"${first}" means nothing here. Nothing was done.`);
}

/** The argument as a month. @throws {UsageError} */
export function monthArgument(text = ""): Month {
  if (!isMonth(text)) throw new UsageError("Please give the month as YYYY-MM, such as 2026-10.");
  return text;
}

/** What was given, as the API would take it. @throws {ApiError} `invalid_request`, in the schema's own words */
export function parseGiven<Schema extends ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw invalidRequest(parsed.error);
  return parsed.data;
}

/** The ways to call a program of several commands. */
export function usageOf(program: string, commands: Readonly<Record<string, Command>>): string {
  const lines = Object.entries(commands).flatMap(([name, { usage }]) =>
    usage.map(([call, meaning]) => `  ${`${program} ${name} ${call}`.trimEnd()}\n      ${meaning}`),
  );
  return lines.join("\n");
}

function isParseArgsError(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
