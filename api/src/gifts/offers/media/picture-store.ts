import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";

const HOUR = 60 * 60_000;
/** When it is full, it is emptied down to this part, so that it needn't be looked through for every picture. */
const ROOM_LEFT = 0.9;

/** Pictures that are made, as files: what isn't there is made again. */
export interface PictureStore {
  /** @param name such as `3f...-320.avif` @returns null for one that isn't there */
  read(name: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Never fails: what can't be kept is logged, and made again when it is asked for. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
}

interface StoreParts {
  /** Made if it isn't there. Processes of one machine may share it. */
  readonly folder: string;
  /** Of all files together; what was not used for longest goes first. */
  readonly mostBytes: number;
  readonly logger: Logger;
}

export function createPictureStore({ folder, mostBytes, logger }: StoreParts): PictureStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  /** Bytes in the folder when it was last looked through, and written since. */
  let bytesFound = Number.POSITIVE_INFINITY;
  let lookedAt = 0;
  let sweeping: Promise<void> | null = null;

  /** Counts what is there, which others may have written too, and removes what is too much. */
  async function sweep(): Promise<void> {
    const files = await listFiles(folder);
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes > mostBytes) {
      for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
        if (bytes <= mostBytes * ROOM_LEFT) break;
        await rm(path, { force: true });
        bytes -= size;
      }
    }
    bytesFound = bytes;
    lookedAt = Date.now();
  }

  function tellTrouble(error: unknown): void {
    logger.error(
      { err: error },
      "Pictures of offers can't be kept in DATA_DIR/media; they are made anew each time",
    );
  }

  return {
    async read(name) {
      try {
        const path = pathOf(name);
        const bytes = await readFile(path);
        const { mtimeMs } = await stat(path);
        const now = new Date();
        // An hour is near enough to know what was used last.
        if (now.getTime() - mtimeMs > HOUR) await utimes(path, now, now);
        return bytes;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") tellTrouble(error);
        return null;
      }
    },
    async keep(name, bytes) {
      const path = pathOf(name);
      const unfinished = `${path}.${randomUUID()}`;
      try {
        await mkdir(join(path, ".."), { recursive: true });
        try {
          await writeFile(unfinished, bytes);
          // Whole or not at all: others may be reading it.
          await rename(unfinished, path);
        } finally {
          await rm(unfinished, { force: true });
        }
        bytesFound += bytes.length;
        const isDue = bytesFound > mostBytes || Math.abs(Date.now() - lookedAt) > HOUR;
        if (!isDue) return;
        sweeping ??= sweep().finally(() => {
          sweeping = null;
        });
        await sweeping;
      } catch (error) {
        tellTrouble(error);
      }
    },
  };
}

async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: { readonly path: string; readonly size: number; readonly usedAt: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // Another process may have removed it.
    const found = await stat(path).catch(() => null);
    if (found) files.push({ path, size: found.size, usedAt: found.mtimeMs });
  }
  return files;
}
