import { once } from "node:events";
import { Readable } from "node:stream";
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";

/** Fast rather than small, and with little memory for each answer. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/**
 * Compresses answers of a type as they are sent, with brotli or gzip, whichever the browser takes. Built files
 * have their compressed copies beside them, and stay as they are.
 * @param types of the Content-Type header
 */
export function compress(types: RegExp): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const { headers, status } = c.res;
    if (!types.test(headers.get("Content-Type") ?? "") || headers.has("Content-Encoding")) return;
    c.header("Vary", "Accept-Encoding", { append: true });
    const encoding = chooseEncoding(c.req.header("Accept-Encoding"));
    // A part of a file says which of the file's own bytes it is.
    if (!encoding || status === 206 || c.req.method === "HEAD") return;
    // Not read before: to ask an answer for its body costs it much of its speed.
    const { body } = c.res;
    if (!body) return;
    c.res = new Response(compressStream(body, encoding), c.res);
    c.res.headers.delete("Content-Length");
    c.res.headers.set("Content-Encoding", encoding);
  };
}

/** @returns null when the browser takes neither */
function chooseEncoding(accepted = ""): "br" | "gzip" | null {
  const taken = accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.replaceAll(" ", ""))
    .filter((part) => !/;q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  if (taken.includes("br")) return "br";
  return taken.includes("gzip") ? "gzip" : null;
}

function compressStream(body: ReadableStream<Uint8Array>, encoding: "br" | "gzip"): ReadableStream {
  const compressor = encoding === "br" ? createBrotliCompress(BROTLI) : createGzip({ level: 6 });
  void feed(body, compressor);
  return Readable.toWeb(compressor) as ReadableStream;
}

/** Puts a body through, and sends on what there is whenever the body makes a pause: a page may still wait for data. */
async function feed(body: ReadableStream<Uint8Array>, compressor: BrotliCompress | Gzip): Promise<void> {
  const reader = body.getReader();
  // Who asked has gone: whoever makes the body may stop, too.
  compressor.once("close", () => void reader.cancel().catch(() => {}));
  let pause: NodeJS.Immediate | undefined;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      clearImmediate(pause);
      if (done) break;
      if (!compressor.write(value)) await once(compressor, "drain");
      pause = setImmediate(() => compressor.flush());
    }
    compressor.end();
  } catch (error) {
    compressor.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
