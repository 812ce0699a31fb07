import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { reasonOf } from "../runtime/reason.ts";
import { ConfigError } from "./config.ts";

const FILE = ".env";

/**
 * Takes over what the file `.env` of the present folder sets, if there is one.
 * @throws {ConfigError} when it can't be read: a container makes a folder of a file that it is to mount and can't find
 */
export function loadEnvFile(): void {
  if (!existsSync(FILE)) return;
  try {
    process.loadEnvFile(FILE);
  } catch (cause) {
    throw new ConfigError(
      `${resolve(FILE)} can't be read: ${reasonOf(cause)}\nMake it a text file that you may read, or remove it.`,
      { cause },
    );
  }
}
