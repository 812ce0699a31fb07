import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGunzip, createGzip } from "node:zlib";
import type { Context } from "hono";
import { takesGzip } from "./compress.ts";

/** A long text as it is kept for many who ask: compressed, which is how most of them take it. */
export type CompressedText = Buffer<ArrayBuffer>;

/** Compressing many small pieces takes several times as long as few of this size, characters. */
const LUMP = 100_000;

/** Compresses a text piece by piece, so that the whole of it is never in memory. */
export async function compressText(pieces: AsyncIterable<string>): Promise<CompressedText> {
  const compressor = createGzip({ level: 6 });
  const source = Readable.from(inLumps(pieces));
  // Else whoever waits for the end of what failed waits for ever.
  source.once("error", (error) => compressor.destroy(error));
  const bytes = await buffer(source.pipe(compressor));
  return Buffer.from(bytes);
}

async function* inLumps(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let lump = "";
  for await (const piece of pieces) {
    lump += piece;
    if (lump.length < LUMP) continue;
    yield lump;
    lump = "";
  }
  yield lump;
}

/** Answers with such a text: as it is kept, or unpacked piece by piece for the few who don't take that. */
export function sendCompressed(c: Context, text: CompressedText, contentType: string) {
  c.header("Vary", "Accept-Encoding", { append: true });
  const headers = { "Content-Type": contentType };
  if (takesGzip(c.req.header("Accept-Encoding"))) {
    return c.body(text, 200, { ...headers, "Content-Encoding": "gzip" });
  }
  const unpacked = Readable.from([text]).pipe(createGunzip());
  return c.body(Readable.toWeb(unpacked) as ReadableStream, 200, headers);
}
