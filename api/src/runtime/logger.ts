import { type Logger, type LoggerOptions, pino } from "pino";
import { PinoPretty as pretty } from "pino-pretty";
import type { Config } from "../config/config.ts";

/** What of an error says what happened and where, and nothing of anybody. */
const TELLING = ["type", "message", "stack", "code", "errno", "syscall", "severity", "constraint", "table"];

/**
 * Lines of JSON for machines; for a person at a terminal, lines to read.
 * Of errors only what tells nothing of anybody: a database's `detail`, for one, repeats the row that it refused.
 */
export function createLogger({ logLevel }: Pick<Config, "logLevel">): Logger {
  const options: LoggerOptions = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  // Each line is written before the next thing is done, so that none is lost however the process ends.
  if (!process.stdout.isTTY) return pino(options, pino.destination({ dest: process.stdout.fd, sync: true }));
  return pino(
    options,
    pretty({ translateTime: "SYS:HH:MM:ss", ignore: "requestId,countries", singleLine: true }),
  );
}

/** What a log may hold of an error; its causes are in its stack. */
export function describeError(error: Error): object {
  const all = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(all.filter(([name]) => TELLING.includes(name)));
}
