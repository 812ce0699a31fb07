import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { reasonOf } from "../runtime/reason.ts";
import { ConfigError } from "./config.ts";

const FILE = ".env";

/**
 * Takes over what the file `.env` of the present folder sets, if there is one, and the environment does not.
 * @param env the settings in text, which are added to
 * @throws {ConfigError} when it can't be read: a container makes a folder of a file that it is to mount and can't find
 */
export function loadEnvFile(env: NodeJS.ProcessEnv = process.env): void {
  if (!existsSync(FILE)) return;
  try {
    for (const [name, value] of Object.entries(parseEnv(readFileSync(FILE, "utf8")))) env[name] ??= value;
  } catch (cause) {
    throw new ConfigError(
      `${resolve(FILE)} can't be read: ${reasonOf(cause)}\nMake it a text file that you may read, or remove it.`,
      { cause },
    );
  }
}
