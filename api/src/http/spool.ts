import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { tooLarge } from "./body.ts";

const PREFIX = "upload-";
/** Uploads that are left after so long are of a process that died, milliseconds. */
const ABANDONED = 24 * 60 * 60 * 1000;

/** An upload in a file of its own. */
export interface Spooled {
  readonly path: string;
  discard(): Promise<void>;
}

/**
 * Writes an upload to a file, so that a slow one keeps nobody waiting.
 * @param directory the server's own folder
 * @throws {ApiError} `payload_too_large` for more than `mostBytes`
 */
export async function spool(
  body: AsyncIterable<Uint8Array>,
  directory: string,
  mostBytes: number,
): Promise<Spooled> {
  await mkdir(directory, { recursive: true });
  await discardAbandoned(directory);
  const folder = await mkdtemp(join(directory, PREFIX));
  const discard = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, "file");
  try {
    await pipeline(Readable.from(body), limit(mostBytes), createWriteStream(path, { mode: 0o600 }));
    return { path, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

function limit(mostBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      bytes += chunk.length;
      if (bytes <= mostBytes) done(null, chunk);
      else done(tooLarge(mostBytes));
    },
  });
}

async function discardAbandoned(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(directory, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > ABANDONED) await rm(folder, { recursive: true, force: true });
  }
}
