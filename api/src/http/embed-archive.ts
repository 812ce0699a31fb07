import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";

/** What keeps its bytes for good: chunks, whose names say what is in them, and files of an exact version. */
const FINAL = /^(?:c|\d+\.\d+\.\d+)[/\\].+\.js(?:\.br|\.gz)?$/;

/** Where that copy is kept. */
export const embedArchiveOf = ({ dataDirectory }: Pick<Config, "dataDirectory">) =>
  join(resolve(dataDirectory), "embed");

/**
 * Keeps a copy of the embed's build, so that a page which names an exact version, or which is open while the
 * server is replaced, is served still when a later build no longer has it. Where the build has other bytes
 * for a file of the same name, the build's are kept, and that is logged: who pins them will refuse them. So is
 * what can't be kept; it never fails.
 * @param build the embed's build; one that isn't there is nothing to keep
 * @param archive made if it isn't there
 */
export async function archiveEmbed(build: string, archive: string, logger: Logger): Promise<void> {
  const files = await readdir(build, { recursive: true }).catch(() => []);
  try {
    for (const file of files.filter((name) => FINAL.test(name))) {
      await keepFile(file, build, archive, logger);
    }
  } catch (error) {
    // The build itself is served all the same: a disk that is full or read-only is no reason not to start.
    logger.error(
      { err: error },
      "The embed's build could not be kept in DATA_DIR/embed: once it is replaced, pages that name its version find no script",
    );
  }
}

async function keepFile(file: string, build: string, archive: string, logger: Logger): Promise<void> {
  const content = await readFile(join(build, file));
  const place = join(archive, file);
  const kept = await readFile(place).catch(() => null);
  if (kept?.equals(content)) return;
  // Compressed copies may differ where the script doesn't.
  if (kept && file.endsWith(".js")) {
    logger.warn(
      { file },
      "The embed's build differs from what was served under the same version: raise the version in packages/widgets/package.json",
    );
  }
  await mkdir(dirname(place), { recursive: true });
  // Whole or not at all: another process may start at the same time.
  const unfinished = `${place}.${randomUUID()}`;
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, place);
  } finally {
    await rm(unfinished, { force: true });
  }
}
