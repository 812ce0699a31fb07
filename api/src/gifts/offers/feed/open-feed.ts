import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Entry, openPromise } from "yauzl";
import { FeedError } from "./feed-error.ts";

/** So much text of a file is read, bytes: ten million products. */
const MOST_BYTES = 20 * 1024 ** 3;
/** What is packed more tightly than any feed is a trap; small files may be. */
const MOST_RATIO = 200;
const SMALL = 64 * 1024 * 1024;

/**
 * The text of a feed in pieces: as it is, or unpacked from gzip or zip. UTF-8, or UTF-16 with its mark.
 * @throws {FeedError} for what can't be unpacked or isn't text, and for what would unpack to more than any feed
 */
export async function* openFeed(path: string): AsyncGenerator<string> {
  const start = await firstBytes(path);
  const bytes =
    start[0] === 0x1f && start[1] === 0x8b
      ? gunzipped(path)
      : start[0] === 0x50 && start[1] === 0x4b
        ? unzipped(path)
        : (createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Uint8Array>);
  yield* decoded(bytes);
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* gunzipped(path: string): AsyncGenerator<Uint8Array> {
  const packed = createReadStream(path, { highWaterMark: 128 * 1024 });
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  pipeline(packed, gunzip, () => {});
  try {
    yield* bounded(gunzip, () => packed.bytesRead);
  } catch (error) {
    throw toFeedError(error, "gzip");
  } finally {
    packed.destroy();
  }
}

async function* unzipped(path: string): AsyncGenerator<Uint8Array> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw toFeedError(error, "zip");
  });
  try {
    const files: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      const isFile = !entry.fileName.endsWith("/") && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(entry.fileName);
      if (isFile) files.push(entry);
      if (files.length > 1) throw new FeedError("The zip holds several files. Please give the feed's alone.");
    }
    const [entry] = files;
    if (!entry) throw new FeedError("The zip holds no file.");
    yield* bounded(await zip.openReadStreamPromise(entry), () => entry.compressedSize);
  } catch (error) {
    throw toFeedError(error, "zip");
  } finally {
    zip.close();
  }
}

async function* bounded(bytes: AsyncIterable<Uint8Array>, packed: () => number): AsyncGenerator<Uint8Array> {
  let unpacked = 0;
  for await (const chunk of bytes) {
    unpacked += chunk.length;
    if (unpacked > SMALL && unpacked > MOST_RATIO * Math.max(1, packed())) {
      throw new FeedError(
        "The file unpacks to more than 200 times its size. No feed does; nothing more of it was read.",
      );
    }
    yield chunk;
  }
}

function toFeedError(error: unknown, kind: string): unknown {
  if (error instanceof FeedError || !(error instanceof Error)) return error;
  return new FeedError(
    `The ${kind} file is broken or cut off (${error.message}). Please fetch it again.`,
    undefined,
    {
      cause: error,
    },
  );
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: ReturnType<typeof decoderFor> | undefined;
  let read = 0;
  for await (const chunk of bytes) {
    read += chunk.length;
    if (read > MOST_BYTES) throw new FeedError("The feed is longer than 20 GB. Please split it.");
    decoder ??= decoderFor(chunk);
    yield decode(() => decoder?.decode(chunk, { stream: true }) ?? "");
  }
  if (decoder) yield decode(() => decoder?.decode() ?? "");
}

function decoderFor([one, two]: Uint8Array) {
  if (one === 0xff && two === 0xfe) return new TextDecoder("utf-16le", { fatal: true });
  if (one === 0xfe && two === 0xff) return new TextDecoder("utf-16be", { fatal: true });
  return new TextDecoder("utf-8", { fatal: true });
}

function decode(next: () => string): string {
  try {
    const text = next();
    if (text.includes("\0")) throw new FeedError("The file holds zero bytes: it is no text.");
    return text;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(
      "The file isn't in UTF-8. Please save it as UTF-8, or set that at the network.",
      undefined,
      {
        cause: error,
      },
    );
  }
}
